// Offline after the first visit. The build writes the list of files with their hashes; one cache holds one build whole, and
// a page gets the files of its own build, so it never runs with files of two. A new build waits until the page asks for it.
const BUILD = __PADDOCK_BUILD__;
const FILES = __PADDOCK_FILES__; // [[path, hash, bytes], ...]
const PREFIX = `paddock:${new URL(registration.scope).pathname}:`;
const CACHE = PREFIX + BUILD;

// index.html is kept under the folder's own address
const address = (path) => new URL(path === 'index.html' ? './' : path, registration.scope).href;

async function hashOf(response) {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return [...sum.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Files that did not change are taken from the last build's cache; the others are asked for as the page does, which the
// browser may have kept, and asked about. What a server in the middle of an update gives is not taken.
async function keep(cache, [path, hash]) {
  const plain = address(path);
  const kept = `${plain}?hash=${hash}`;
  const response = (await caches.match(kept)) || (await fetch(`${plain}?${BUILD}`, { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${plain}: ${response.status}`);
  if ((await hashOf(response.clone())) !== hash) throw new Error(`${plain} is of another build`);
  await cache.put(kept, response);
}

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((file) => keep(cache, file)));
}

// Other tabs may still show older builds; their files go when one tab of this build is alone.
async function sweep() {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length > 1) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// A page, always of the newest build; of its files those that it asks for by its own build (web/page/build.js).
async function answer(request) {
  const url = new URL(request.url);
  const page = request.mode === 'navigate';
  const plain = page ? address('index.html') : url.origin + url.pathname;
  const build = PREFIX + url.search.slice(1);
  const name = !page && (await caches.has(build)) ? build : CACHE;
  if (!page && url.search && name !== build) return fetch(request);
  const cache = await caches.open(name);
  return (await cache.match(plain, { ignoreSearch: true })) || fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') self.skipWaiting();
  if (event.data === BUILD) event.waitUntil(sweep());
});
// Earlier builds, in b/, have workers of their own.
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { scope } = registration;
  if (method === 'GET' && url.startsWith(scope) && !url.startsWith(`${scope}b/`)) event.respondWith(answer(event.request));
});
