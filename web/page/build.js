// Every file that is asked for after the page itself is asked for by the page's own build: the service worker has it in that
// build's cache, however new the worker is. A server has its newest build only.
export const BUILD = __PADDOCK_BUILD__;
const LATE = __PADDOCK_LATE__; // { name: the start of its SHA-256 }

export const marked = (name) => `${name}?${BUILD}`;

async function isOurs(name, bytes) {
  if (!crypto.subtle) return true; // no secure context, hence no service worker either
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return LATE[name] === [...sum.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// The bytes of a file that comes after the first frame; null: the server refused, or has it of another build.
export async function fetchLate(name) {
  const response = await fetch(marked(name));
  if (!response.ok) return null;
  const bytes = await response.arrayBuffer();
  return (await isOurs(name, bytes)) ? bytes : null;
}
