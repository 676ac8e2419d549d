// Offline after the first visit. The build writes the list of files with their hashes; one cache holds one build whole,
// so a page never runs with files of two builds. A new build waits until the page asks for it.
const BUILD = __PADDOCK_BUILD__;
const FILES = __PADDOCK_FILES__; // [[path, hash, bytes], ...]
const PREFIX = `paddock:${new URL(registration.scope).pathname}:`;
const CACHE = PREFIX + BUILD;

// index.html is kept under the folder's own address
const address = (path) => new URL(path === 'index.html' ? './' : path, registration.scope).href;
// address -> the name it is kept under, which holds its hash
const KEPT = new Map(FILES.map(([path, hash]) => [address(path), `${address(path)}?hash=${hash}`]));

// Files that did not change are taken from the last build's cache; the others are asked for past the browser's own.
async function keep(cache, [plain, marked]) {
  const response = (await caches.match(marked)) || (await fetch(plain, { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${plain}: ${response.status}`);
  await cache.put(marked, response);
}

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all([...KEPT].map((entry) => keep(cache, entry)));
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  const page = request.mode === 'navigate';
  const plain = page ? address('index.html') : url.origin + url.pathname;
  if (!KEPT.has(plain)) return fetch(request);
  const cache = await caches.open(CACHE);
  return (await cache.match(KEPT.get(plain))) || fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.data === 'SKIP_WAITING' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
