// The service worker: offline after the first visit, and new versions that wait until the user wants them.
import { BUILD } from './build.js';
import { policy } from './policy.js';

let registration = null;

export async function listenForUpdates(ready) {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  try {
    registration = await navigator.serviceWorker.register(policy.createScriptURL('sw.js'), { updateViaCache: 'none' });
  } catch {
    return; // some private windows refuse; the page works without
  }
  navigator.serviceWorker.ready.then(({ active }) => active.postMessage(BUILD)); // it may drop what older builds left
  const tell = () => registration.waiting && navigator.serviceWorker.controller && ready();
  tell();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    if (coming) coming.addEventListener('statechange', () => coming.state === 'installed' && tell());
  });
  // asked at once: browsers look by themselves only some time after a visit, or once a day
  registration.update().catch(() => {});
  // a tab that stays open for days asks again when it is looked at
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

export function takeUpdate() {
  if (!registration || !registration.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('SKIP_WAITING');
}
