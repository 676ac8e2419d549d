// Starts the page: fetches and compiles the module, opens the storage, ties the browser to it, shows the first frame.
import { Back } from './page/back.js';
import { Jobs } from './page/bots.js';
import { fetchLate } from './page/build.js';
import { listenForPaste } from './page/clipboard.js';
import { Door } from './page/door.js';
import { giveFile, listenForDrop, listenForLaunch } from './page/files.js';
import { Frames } from './page/frames.js';
import { openGraphics } from './page/graphics.js';
import { Keyboard } from './page/keyboard.js';
import { LateCode } from './page/late_code.js';
import { Locks } from './page/locks.js';
import { sentToWriter } from './page/older.js';
import { isMac, Pointer } from './page/pointer.js';
import { StartPage } from './page/start.js';
import { Storage } from './page/storage.js';
import { rememberedTheme, useTheme } from './page/theme.js';
import { Twin } from './page/twin.js';
import { listenForUpdates } from './page/update.js';
import { compile, wasmBytes } from './page/wasm.js';
import { baseUrl, listenToWorld, makePage, tellPreferences } from './page/world.js';

useTheme(rememberedTheme());
const find = (id) => document.getElementById(id);
const start = new StartPage(find('start'));
const canvas = find('canvas');

// paddock.js, the module's glue, is a classic script of index.html.
const glue = () =>
  new Promise((resolve, reject) => {
    if (window.PaddockModule) return resolve(window.PaddockModule);
    const script = find('glue');
    script.addEventListener('load', () => resolve(window.PaddockModule));
    script.addEventListener('error', () => reject(new Error('paddock.js did not come')));
    return undefined;
  });

async function makeModule(page, code) {
  const compiling = compile((bytes) => start.progress(bytes, wasmBytes));
  compiling.catch(() => {}); // awaited below
  const make = await glue();
  const compiled = await compiling;
  performance.mark('paddock-compiled');
  start.say('Starting the engine');
  return make({
    canvas,
    page,
    instantiateWasm: (imports, done) => {
      const started = (instance) => {
        code.started(instance, imports);
        done(instance);
      };
      WebAssembly.instantiate(compiled, code.imports(imports)).then(started, (error) => start.fail(String(error)));
      return {};
    },
    onAbort: () => start.stopped(),
  });
}

function tie(module, late, frames) {
  const door = new Door(module, () => frames.schedule());
  late.door = door;
  late.keyboard = new Keyboard(canvas, find('typing'), door, frames);
  late.give = giveFile(door);
  late.jobs = new Jobs((id, state, progress, text) => door.send('job', [text], id, state, progress));
  late.locks = new Locks((game, state) => door.send('lock', [game], state));
  late.twin = new Twin(find('twin'), find('view'), (id, value) => door.send('twin', [id, value]));
  late.reread = async (key) => {
    const bytes = await late.storage.read(key);
    door.send('stored', [key, bytes || ''], bytes ? 1 : 0);
  };
  late.back = new Back(door);
  let told = 0;
  const tellHome = () => { // a save is written in several pieces
    clearTimeout(told);
    told = setTimeout(() => door.call('elsewhere'), 150);
  };
  late.storage.onWrittenElsewhere((key) => late.reread(key).then(tellHome, () => {}));
  return door;
}

function listen(door, late, frames) {
  new Pointer(canvas, door, frames, () => late.keyboard.focusCanvas());
  listenForPaste(door, late.give);
  listenForDrop(door, late.give);
  listenForLaunch(late.give);
  listenToWorld(door, frames, canvas);
}

// Only test builds have paddock_probe.
function offerProbe(module, late, frames) {
  if (!module._paddock_probe) return;
  const read = (what) => JSON.parse(module.UTF8ToString(module._paddock_probe(what)) || 'null');
  window.paddock = { probe: () => read(0), status: () => read(1), module, door: late.door, late, frames };
}

// What the first frame does without: assets, and the code of games and of most screens, which reads them. True when all is there.
async function bringLate(door, code) {
  if (code.told) return true;
  const [bytes, here] = await Promise.all([fetchLate('late.bin').catch(() => null), code.load()]);
  if (!bytes || !here) return false;
  if (!code.told) {
    code.told = true;
    door.send('late', [new Uint8Array(bytes)]);
    door.call('code');
  }
  return true;
}

// Without a network it is in the cache, or comes with the network; a server that failed is asked again, ever more seldom.
async function waitForLate(door, code, wait = 2000) {
  if (await bringLate(door, code)) return;
  const news = new AbortController();
  const again = (next) => {
    news.abort();
    clearTimeout(timer);
    waitForLate(door, code, next);
  };
  const timer = setTimeout(() => again(Math.min(wait * 2, 60_000)), wait);
  addEventListener('online', () => again(2000), { signal: news.signal });
}

// What was kept, to the module. Its races need the code of games.
async function give(stored, door, code) {
  for (const [key, bytes] of stored) door.send('stored', [key, bytes], 1);
  if (stored.some(([key]) => key.startsWith('game.'))) await bringLate(door, code);
}

// The page has started without what is kept.
async function readLater(storage, door, code) {
  door.send('unread', [storage.trouble]);
  await give(await storage.keepTrying(), door, code);
  door.call('read');
}

async function boot() {
  if (typeof WebAssembly !== 'object') return start.fail('This browser has no WebAssembly.');
  if (await sentToWriter()) return undefined;
  const late = { storage: new Storage() };
  const storing = late.storage.open();
  const code = new LateCode();
  if (location.hash.length > 1) code.ask(); // it is needed at once
  const making = makeModule(makePage(canvas, late), code); // comes in while the graphics start
  if (!openGraphics(canvas)) return start.fail('This browser has no WebGL 2, which draws the board.');
  const module = await making;
  const frames = new Frames(canvas);
  const door = tie(module, late, frames);
  const stored = await storing;
  if (stored) await give(stored, door, code);
  if (location.hash.length > 1) await bringLate(door, code); // a link leads to a game
  door.send('base_url', [baseUrl()]);
  tellPreferences(door);
  if (door.call('start', isMac ? 1 : 0) !== 0) return start.fail('The graphics of this browser did not start.');
  if (!stored) readLater(late.storage, door, code);
  performance.mark('paddock-started');
  frames.start(module);
  listen(door, late, frames);
  offerProbe(module, late, frames);
  frames.draw();
  start.leave();
  if (document.activeElement === document.body) late.keyboard.focusCanvas();
  performance.mark('paddock-interactive');
  waitForLate(door, code);
  listenForUpdates(() => door.call('update_ready'));
  return undefined;
}

addEventListener('error', ({ error }) => error instanceof WebAssembly.RuntimeError && start.stopped());
addEventListener('unhandledrejection', ({ reason }) => reason instanceof WebAssembly.RuntimeError && start.stopped());
boot().catch((error) => start.fail(`The page did not load whole: ${error.message}.`));
