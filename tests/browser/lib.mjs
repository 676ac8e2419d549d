// What the browser tests share: a server on the test build, Chromium with software WebGL, and ways to find what the app
// draws. Widgets are found by their label through the probe that only test builds contain, never by fixed pixels.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';
import { AsyncLocalStorage } from 'node:async_hooks';
import { serve } from '../../tools/serve.mjs';

export const top = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(join(top, 'build/npm/package.json'));
const { chromium } = require('playwright-core');
export const axePath = require.resolve('axe-core/axe.min.js');

export const flags = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
  '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
export const shots = join(top, 'build/test-logs/browser');
mkdirSync(shots, { recursive: true });

export async function openServer(root = join(top, 'build/web-test'), base = '/deep/path/') {
  const { server, url } = await serve({ root, port: 0, base, compress: false });
  return { url, close: () => new Promise((done) => { server.closeAllConnections?.(); server.close(done); }) };
}

// Software GL takes most of a test's time, so they run with few pixels; shot() takes its pictures with all of them.
export const atDesk = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', deviceScaleFactor: 0.25 };
export const onPhone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', deviceScaleFactor: 0.5, hasTouch: true };

// Software GL takes most of a test's time, and most of a test looks at nothing: nothing is drawn until somebody looks (look()). Where
// a page has few pixels, that goes for pictures that are drawn once and kept, too: sharp() has them drawn anew at another size.
function shut_eyes() {
  const gl = window.WebGL2RenderingContext?.prototype;
  if (!gl) return;
  const bound = new WeakMap();
  const bind = gl.bindFramebuffer;
  gl.bindFramebuffer = function (target, buffer) {
    if (target !== this.READ_FRAMEBUFFER) bound.set(this, buffer);
    return bind.call(this, target, buffer);
  };
  for (const name of ['clear', 'drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'drawRangeElements']) {
    const draw = gl[name];
    gl[name] = function (...how) { return window.looked_at || ((devicePixelRatio >= 1 || window.keeps) && bound.get(this)) ? draw.apply(this, how) : undefined; };
  }
}

// The random numbers of a page: others for each test, page and load of it, and the same in each run, so that what hangs on the cards
// or dice fails always or never. SEED=text deals others.
export const running = new AsyncLocalStorage();   // { name, pages }
function deal(seed) {
  const load = Number(window.name) || 0;
  window.name = String(load + 1);                 // outlives a reload
  let state = 2166136261;
  for (const c of `${seed}/${load}`) state = Math.imul(state ^ c.charCodeAt(0), 16777619);
  const byte = () => {
    state = (state + 0x6D2B79F5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) & 255;
  };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; ++i) bytes[i] = byte();
    return array;
  };
}
const dealt = (context) => {
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open(), test = running.getStore();
    if (test) await page.addInitScript(deal, `${process.env.SEED || ''}/${test.name}/${test.pages++}`);
    return page;
  };
  return context;
};

async function shut(context) {
  await context.addInitScript(shut_eyes);
  return context;
}

export async function launch({ sees = Boolean(process.env.SEES) } = {}) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => dealt(sees ? await open(options) : await shut(await open(options)));
  return browser;
}
// A browser profile of its own on disk.
export const profile = async ({ sees = false, ...options } = {}) => {
  const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'paddock-')), { executablePath: '/usr/bin/chromium', args: flags, ...options });
  return dealt(sees ? context : await shut(context));
};

export class Table {
  constructor(page) {
    this.page = page;
    this.faults = [];
    this.foreign = [];
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(line.text()) && this.faults.push(line.text()));
    page.on('request', (r) => !/^(https?:\/\/(localhost|127\.0\.0\.1)[:/]|data:|blob:)/.test(r.url()) && this.foreign.push(r.url()));
  }

  static async open(context, url, hash = '') {
    const table = new Table(await context.newPage());
    await table.page.goto(url + hash);
    await table.ready();
    return table;
  }

  ready() {
    return this.page.waitForFunction(() => performance.getEntriesByName('paddock-interactive').length > 0, null, { timeout: 30_000 });
  }
  status() { return this.page.evaluate(() => window.paddock.status()); }
  probe() { return this.page.evaluate(() => window.paddock.probe()); }

  // Waits until `test(status)` holds.
  async until(test, what, ms = 30_000) {
    const end = Date.now() + ms;
    for (;;) {
      const status = await this.status();
      if (test(status)) return status;
      if (Date.now() > end) throw new Error(`not in time: ${what}; status ${JSON.stringify(status)}`);
      await this.page.waitForTimeout(25);
    }
  }
  async find(label, ms = 10_000) {
    const end = Date.now() + ms;
    for (;;) {
      const widgets = await this.probe();
      const hit = widgets.find((w) => (label instanceof RegExp ? label.test(w.label) : w.label === label) && w.enabled !== false);
      if (hit) return hit;
      if (Date.now() > end) throw new Error(`no widget ${label}; there are ${widgets.map((w) => w.label).join(' | ')}`);
      await this.page.waitForTimeout(25);
    }
  }
  async has(label) {
    return (await this.probe()).some((w) => (label instanceof RegExp ? label.test(w.label) : w.label === label));
  }
  // Where the widget has come to rest: two looks, some frames apart, find it in one place.
  async settled(label) {
    for (let before = await this.find(label); ;) {
      await this.page.waitForTimeout(60);
      const now = await this.find(label);
      if (['x', 'y', 'w', 'h'].every((side) => before[side] === now[side])) return now;
      before = now;
    }
  }
  // Out of the text view: it lies over the right of the canvas and takes clicks and keys while it has the focus.
  leaveTwin() { return this.page.evaluate(() => document.activeElement?.closest('#twin') && document.querySelector('#canvas').focus()); }
  async click(label) {
    await this.leaveTwin();
    const w = await this.settled(label);
    await this.page.mouse.click(w.x + w.w / 2, w.y + w.h / 2);
    await this.page.waitForTimeout(40);
  }
  // Until the app has drawn itself at the new size: on a slow machine the page hears of it late.
  async resize(width, height) {
    await this.page.setViewportSize({ width, height });
    await this.page.waitForFunction(([w, h]) => {
      const canvas = document.querySelector('#canvas');
      return canvas.width === Math.round(w * devicePixelRatio) && canvas.height === Math.round(h * devicePixelRatio);
    }, [width, height]);
    await this.rest();
  }
  async press(key) {
    if (key === 'Escape') await this.leaveTwin();   // it is for what the canvas shows: a film, a sheet
    return this.page.keyboard.press(key);
  }

  // The text twin.
  twin(id) { return this.page.locator(`#twin [data-id="${id}"]`); }
  // The same in a race that goes on by itself when nobody here decides any more: there Escape in a film stops it.
  async onward(test, what) {
    for (;;) {
      const status = await this.until((s) => test(s) || s.held, what);
      if (test(status)) return status;
      await this.say('go-on');
      await this.until((s) => !s.held, 'the race going on');
    }
  }
  async say(id) {  // presses a button of the twin as a keyboard user would
    const button = this.page.locator(`#twin button[data-id="${id}"][aria-disabled="false"]`);
    await button.waitFor({ state: 'attached', timeout: 15_000 });
    if (id === 'seal') return this.sealing(() => button.focus().then(() => this.page.keyboard.press('Enter')));
    await button.focus();
    await this.page.keyboard.press('Enter');
  }
  // Seals by `press`, whose button asks once when the order is short or dangerous; then the app has taken it or says why not.
  async sealing(press) {
    const before = await this.words();
    const asks = () => this.page.evaluate(() => /Not sealed yet/.test(document.querySelector('#twin').textContent));
    for (const first of [true, false]) {
      const asked = await asks();
      await press(first);
      await this.page.waitForFunction(([old, was]) => {
        const now = document.querySelector('#twin').textContent;
        return now !== old && !(was && /Not sealed yet/.test(now));
      }, [before, asked], { timeout: 5_000 }).catch(() => {});
      if (!first || !(await asks())) return;
    }
  }
  async write(id, text) {
    const field = this.page.locator(`#twin-${id}`);
    await field.waitFor({ state: 'attached', timeout: 15_000 });
    await field.focus();
    await field.fill(text);
  }
  async words() {
    await this.rest();
    return this.page.locator('#twin').evaluate((node) => node.textContent);
  }
  // Until the app rests: the twin is told then, so what it says is of now.
  rest() { return this.until((s) => !s.busy, 'the app at rest'); }
  // Until what was done is carried out and on the medium: what waits for the next frame is not yet unsaved.
  saved() { return this.until((s) => !s.busy && !s.unsaved && s.kept > 0, 'saved'); }
  // What the autopilot would drive, as the preview says it.
  async advice() {
    await this.rest();
    const pattern = 'autopilot drives:? *([ABSMLR0-9()+]+)';
    const seen = await this.page.waitForFunction((p) => new RegExp(p).test(document.querySelector('#twin').textContent), pattern, { timeout: 5_000 })
      .then(() => true, () => false);
    if (!seen) return 'AM';  // a standing car: nothing else moves it
    return new RegExp(pattern).exec(await this.words())[1];
  }
  // One frame drawn whole; it stays on the canvas, because those after it draw nothing there.
  look() {
    return this.page.evaluate(() => {
      window.looked_at = true;
      window.paddock?.door.call('poke');
      window.paddock?.frames.draw();
      window.looked_at = false;
    });
  }
  // What the canvas shows, as 90 by 56 pixels of red, green, blue, alpha.
  picture() {
    return this.sharply(() => this.page.evaluate(() => {
      window.looked_at = true;
      const small = document.createElement('canvas');
      [small.width, small.height] = [90, 56];
      const paper = small.getContext('2d');
      window.paddock.door.call('poke');
      window.paddock.frames.draw();
      paper.drawImage(document.querySelector('#canvas'), 0, 0, 90, 56);
      window.looked_at = false;
      return [...paper.getImageData(0, 0, 90, 56).data];
    }));
  }
  // A file on the window, as a person would.
  async drop(name, text) {
    const data = await this.page.evaluateHandle(([file, bytes]) => {
      const all = new DataTransfer();
      all.items.add(new File([bytes], file, { type: 'text/plain' }));
      return all;
    }, [name, text]);
    await this.page.dispatchEvent('#canvas', 'drop', { dataTransfer: data });
  }

  shot(name) {
    return this.captured(join(shots, `${name}.png`));
  }
  // Software GL takes a second for a frame of all pixels: one is drawn.
  captured(path) {
    return this.sharply(async (few) => {
      await this.look();
      if (!few) return this.page.screenshot({ path });
      const { data } = await this.devtools.send('Page.captureScreenshot');       // playwright's own has its own ratio
      mkdirSync(dirname(path), { recursive: true });
      return writeFileSync(path, data, 'base64');
    });
  }
  // `act` with all pixels; whether the page has few else is told.
  async sharply(act) {
    const ratio = await this.page.evaluate(() => devicePixelRatio);
    if (ratio >= 1) return act(false);
    await this.page.evaluate(() => { window.keeps = true; });
    await this.sharp(1);
    const done = await act(true);
    await this.page.evaluate(() => { window.keeps = false; });
    await this.sharp(ratio);
    return done;
  }
  // So many pixels of the canvas to one of the page, each way.
  async sharp(deviceScaleFactor) {
    const { width, height } = this.page.viewportSize();
    this.devtools ??= await this.page.context().newCDPSession(this.page);
    await this.devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
    await this.page.waitForFunction((ratio) => devicePixelRatio === ratio, deviceScaleFactor);
    await this.page.evaluate(() => window.paddock.frames.resized(null));   // an emulated ratio is told to nobody
    await this.rest();
  }
  check() {
    if (this.faults.length) throw new Error(`the page reported: ${this.faults.join(' / ')}`);
    if (this.foreign.length) throw new Error(`requests to other hosts: ${this.foreign.join(' ')}`);
  }
}

// What has been copied last, once it begins so: copying takes its time, and something else may have been copied before.
export async function copied(page, start) {
  let text = '';
  for (const end = Date.now() + 15_000; Date.now() < end && !text.startsWith(start);) {
    await page.waitForTimeout(50);
    text = await page.evaluate(() => navigator.clipboard.readText());
  }
  ok(text.startsWith(start), `copied: ${text.slice(0, 80)}, but it should begin with ${start}`);
  return text;
}

// "B(5M)LM" -> B M M M M M L M
export function letters(order) {
  const plain = order.replace(/\((\d+)([LMR]+)\)/g, (_, n, what) => what.repeat(Number(n)));
  return [...plain.replace(/(\d+)([LMR])/g, (_, n, what) => what.repeat(Number(n))).replace(/[()+\d]/g, '')];
}

export function ok(value, what) {
  if (!value) throw new Error(what);
}
export function equal(got, wanted, what) {
  if (got !== wanted) throw new Error(`${what}: ${JSON.stringify(wanted)} expected, is ${JSON.stringify(got)}`);
}
