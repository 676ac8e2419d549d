// What the module may ask of the browser (src/platform/web/bridge.hpp), gathered from the other files.
import { copy, requestPaste } from './clipboard.js';
import { openFile, saveFile } from './files.js';
import { sentToWriter, toKeeper } from './older.js';
import { forgetRace, rememberedRace, rememberRace } from './remember.js';
import { takeUpdate } from './update.js';

// ImGuiMouseCursor_None, _Arrow, _TextInput, ... of ImGui 1.92
const CURSORS =
  'none default text move ns-resize ew-resize nesw-resize nwse-resize pointer wait progress not-allowed'.split(' ');

export const baseUrl = () => location.href.split(/[?#]/)[0].replace(/index\.html$/, '');

const matches = (query) => matchMedia(query).matches;

export function tellPreferences(door) {
  const queries = ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)', '(pointer: coarse)'];
  const tell = () => {
    const [light, still, coarse] = queries.map(matches);
    door.call('preferences', light ? 0 : 1, still ? 1 : 0, coarse ? 1 : 0);
  };
  tell();
  queries.forEach((query) => matchMedia(query).addEventListener('change', tell));
}

export function listenToWorld(door, frames, canvas) {
  const takeFragment = () => location.hash.length > 1 && door.send('link', [location.href]);
  addEventListener('hashchange', async () => (await sentToWriter()) || takeFragment());
  if (location.hash.length > 1) takeFragment();
  else if (rememberedRace()) door.send('kept', [rememberedRace()]);
  addEventListener('online', () => door.call('online', 1));
  addEventListener('offline', () => door.call('online', 0));
  if (!navigator.onLine) door.call('online', 0);
  document.addEventListener('visibilitychange', () => {
    door.call(document.visibilityState === 'visible' ? 'poke' : 'hidden');
  });
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    frames.stop();
    door.call('context', 0);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    frames.resume();
    door.call('context', 1);
  });
}

// `late` holds what exists only after the module has started: door, keyboard, twin, storage, locks, give.
export function makePage(canvas, late) {
  const answer = (ticket) => (error) => late.door.send('done', [error], ticket);
  return {
    cursor: (shape) => {
      canvas.style.cursor = CURSORS[shape + 1] || 'default';
    },
    typing: (...place) => late.keyboard && late.keyboard.typing(...place),
    copy,
    requestPaste: () => requestPaste(() => late.door),
    canShare: () => typeof navigator.share === 'function',
    share: (title, url) => navigator.share({ title, url }).catch((error) => error.name === 'AbortError' || copy(url)),
    saveFile,
    openFile: () => openFile(late.give),
    clearFragment: () => history.replaceState(history.state, '', location.pathname + location.search),
    persist: async () => {
      const storage = navigator.storage;
      const kept = storage && storage.persist ? await storage.persist().catch(() => false) : false;
      late.door.call('persistence', kept ? 1 : 0);
    },
    // the module takes the lock of a race when it opens it
    lock: (game, steal) => {
      rememberRace(game);
      late.locks.take(game, steal);
    },
    release: (game) => {
      forgetRace(game);
      late.locks.release(game);
    },
    toKeeper,
    depth: (depth) => late.back && late.back.set(depth),
    title: (text) => {
      document.title = text;
    },
    twin: (json) => queueMicrotask(() => late.twin.update(JSON.parse(json))), // after the frame
    reload: takeUpdate,
    job: (id, kind, letter) => late.jobs.start(id, kind, letter),
    cancelJob: (id) => late.jobs.cancel(id),
    put: (ticket, key, bytes) => late.storage.put(key, bytes).then(answer(ticket)),
    erase: (key) => late.storage.erase(key),
    refresh: (ticket, key) => late.reread(key).then(() => answer(ticket)(''), (error) => answer(ticket)(error.message)),
  };
}
