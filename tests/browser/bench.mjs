// The page's figures for tools/bench, in Debian's Chromium with software WebGL: what is downloaded to the first
// interactive frame, how long that takes, what an idle table costs, the CPU part of a frame.
//   node tests/browser/bench.mjs [rounds | bots [game]]     build/web is measured; what needs the probe, in build/web-test
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../tools/serve.mjs';
import { launch, openServer, profile, Table, top } from './lib.mjs';
import { decide } from './circuit.mjs';
import { PHASE, tryRace } from './race.mjs';

const rounds = Number(process.argv[2] || 5);
const size = { viewport: { width: 1440, height: 900 } };
const sorted = (values) => [...values].sort((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)];
const quantile = (values, q) => sorted(values)[Math.min(values.length - 1, Math.floor(values.length * q))];
const print = (what, value, reach = '') => console.log(`${what.padEnd(52)} ${String(value).padStart(12)}   ${reach}`);
const say = (text) => process.stderr.write(`[bench] ${text}\n`);

// After the first frame a pixel is read back, so that `shown` is when the GPU process has drawn it.
function watch() {
  new PerformanceObserver((list) => {
    if (!list.getEntriesByName('paddock-interactive').length) return;
    const gl = document.querySelector('#canvas').getContext('webgl2');
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    performance.mark('bench-shown');
  }).observe({ type: 'mark', buffered: true });
}

async function times(page) {
  await page.waitForFunction(() => performance.getEntriesByName('bench-shown').length > 0, null, { timeout: 60_000, polling: 50 });
  return page.evaluate(() => Object.fromEntries(performance.getEntriesByType('mark').map((m) => [m.name, m.startTime])));
}

// Every response up to the mark, with its bytes on the wire (headers left out; the server says them).
async function downloads(page, run) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const files = [];
  client.on('Network.responseReceived', ({ response }) => {
    const name = new URL(response.url).pathname.split('/').pop() || 'index.html';
    const header = Object.entries(response.headers).find(([key]) => key.toLowerCase() === 'content-length');
    files.push({ name, bytes: Number(header ? header[1] : 0) });
  });
  await run();
  // asked for after the first frame: late.bin and the late code; a resource is listed when it is there
  await page.waitForFunction(() => performance.getEntriesByType('resource').some((r) => r.name.includes('/paddock-late.wasm')));
  const late = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('paddock-interactive');
    return performance.getEntriesByType('resource').filter((r) => r.startTime >= mark.startTime).map((r) => new URL(r.name).pathname);
  });
  return files.filter((file) => !late.some((path) => path.endsWith(`/${file.name}`)));
}

async function cold(url) {
  const all = [];
  let files = [];
  for (let n = 0; n < rounds; ++n) {
    const browser = await launch({ sees: true });
    const page = await (await browser.newContext({ ...size, serviceWorkers: n === 0 ? 'block' : 'allow' })).newPage();
    await page.addInitScript(watch);
    const go = async () => {
      await page.goto(url);
      all.push(await times(page));
    };
    if (n === 0) files = await downloads(page, go);
    else await go();
    await browser.close();
  }
  return { all, files };
}

async function warm(url) {
  const context = await profile({ sees: true, ...size });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 30_000 });
  const all = [];
  for (let n = 0; n < rounds + 2; ++n) {
    await page.goto('about:blank');
    await page.goto(url);
    const marks = await times(page);
    if (n >= 2) all.push(marks);    // two visits fill the browser's own cache of compiled code
    await page.waitForTimeout(300);
  }
  await context.close();
  return all;
}

// The link of a whole race of twelve; the page shows its last turn at the table.
function longRace() {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-bench-'));
  const cli = join(top, 'build/native/paddock-cli');
  const bots = Array.from({ length: 12 }, (_, i) => (i % 3 ? 'easy' : 'medium')).join(',');
  try {
    execFileSync(cli, ['sim', '--races', '1', '--seed', '7', '--laps', '2', '--track', 'road_course', '--bots', bots, '--save', join(folder, 'race.json')]);
    return execFileSync(cli, ['link', 'encode', join(folder, 'race.json'), '--kind', 'replay'], { encoding: 'utf8' }).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function idle(context, url) {
  const table = await Table.open(context, url);
  await tryRace(table);
  await table.until((s) => s.phase === PHASE.decide && !s.unsaved && !s.busy, 'our decision');
  await table.page.mouse.move(3, 3);
  await table.page.waitForTimeout(3000);
  const client = await context.newCDPSession(table.page);
  await client.send('Performance.enable');
  const busy = async () => (await client.send('Performance.getMetrics')).metrics.find((m) => m.name === 'TaskDuration').value;
  const frames = (await table.status()).frames;
  const before = await busy();
  await table.page.waitForTimeout(10_000);
  const after = await busy();
  const drawn = (await table.status()).frames - frames;
  await table.page.close();
  return { percent: (after - before) / 10 * 100, drawn };
}

// cpuMs is the time from the frame's begin to its draw lists, before any GL call. After each frame a pixel is read back:
// software GL would otherwise still draw the last frame on every core while the next one is timed.
async function frame(context, url, hash) {
  const table = await Table.open(context, url, hash);
  await table.until((s) => s.screen === 'end', 'the result of the race');
  await table.say('nav-table');
  await table.until((s) => s.screen === 'table' && !s.busy, 'the table');
  const values = await table.page.evaluate(async () => {
    const { module, frames, status } = window.paddock;
    const gl = document.querySelector('#canvas').getContext('webgl2');
    const pixel = new Uint8Array(4);
    const all = [];
    for (let n = 0; n < 330; ++n) {
      module._paddock_poke();
      frames.draw();
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      if (n >= 30) all.push(status().cpuMs);
      if (n % 10 === 9) await new Promise((done) => requestAnimationFrame(done));
    }
    return all;
  });
  await table.page.close();
  return values;
}

// Five Hard bots of Speed Circuit build cars, bid, plot and drive in their Worker: how long one answer takes, and the longest
// task of the page's own thread in the meantime. Drawing waits for software GL elsewhere, so a task is the page's work.
// Tasks of the page over 50 ms, from now on.
const longTasks = (page) => page.evaluate(() => {
  window.longest = [];
  new PerformanceObserver((list) => window.longest.push(...list.getEntries().map((e) => ({ at: e.startTime, ms: e.duration })))).observe({ type: 'longtask' });
});

// What Hard bots of a game take for their answers: `prepare` sets up, `act` decides for the person.
async function thinking(context, url, { game, seats, prepare, act }) {
  const table = await Table.open(context, url);
  await table.say(`setup-${game}`);
  await table.until((s) => s.screen === 'setup', 'the set-up screen');
  await prepare(table);
  for (let seat = 1; seat < seats; ++seat) await table.page.locator(`#twin-driver-${seat}`).selectOption('bot hard');
  await table.say('start');
  await table.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'our first decision');
  await longTasks(table.page);
  for (let n = 0; n < 60; ++n) {
    const status = await table.onward((s) => s.over || s.phase === PHASE.decide || s.phase === PHASE.film, 'a decision');
    if (status.over) break;
    if (status.phase === PHASE.film) await table.press('Escape');
    else await act(table);
    await table.until((s) => s.over || s.hash !== status.hash || s.phase !== status.phase, 'the next state');
  }
  const thought = await table.page.evaluate(() => performance.getEntriesByName('paddock-bot-answer').map((e) => ({ at: e.startTime, ms: e.duration })));
  const tasks = await table.page.evaluate(() => window.longest);
  await table.page.close();
  const meets = (task) => thought.some((bot) => task.at < bot.at + bot.ms + 20 && bot.at < task.at + task.ms);
  return { answers: thought.map((e) => e.ms), tasks, meanwhile: tasks.filter(meets), first: thought[0]?.at ?? 0 };
}

// From the press on "Find designs" to the front of designs for $10,000 on the screen.
async function designing(context, url) {
  const table = await Table.open(context, url);
  await table.say('workshop');
  await table.until((s) => s.screen === 'designer', 'the workshop');
  await table.leaveTwin();
  await table.rest();
  await table.click('Find##Where from');
  await table.rest();
  const there = await table.settled('Find designs');
  await longTasks(table.page);
  const began = Date.now();
  await table.page.mouse.click(there.x + there.w / 2, there.y + there.h / 2);
  await table.find(/^Found 1\b/, 60_000);
  const ms = Date.now() - began;
  const tasks = await table.page.evaluate(() => window.longest);
  await table.page.close();
  return { ms, tasks };
}

async function main() {
  const release = await serve({ port: 0 });
  const test = await openServer();
  say(`${rounds} cold starts`);
  const first = await cold(release.url);
  const total = first.files.reduce((sum, file) => sum + file.bytes, 0);
  for (const file of first.files.sort((a, b) => b.bytes - a.bytes)) print(`  ${file.name}`, file.bytes);
  print('downloaded to the first interactive frame, bytes', total, '432000');
  say(`${rounds} warm starts`);
  const again = await warm(release.url);
  const show = (what, all, reach) => {
    for (const mark of ['paddock-compiled', 'paddock-started', 'paddock-interactive']) {
      print(`${what}: ${mark.slice(8)}, ms`, Math.round(median(all.map((m) => m[mark]))), mark === 'paddock-interactive' ? reach : '');
    }
    print(`${what}: the frame drawn by the GPU process, ms`, Math.round(median(all.map((m) => m['bench-shown']))));
  };
  show('cold', first.all, '1200');
  show('warm', again, '800');
  say('ten idle seconds');
  const browser = await launch({ sees: true });
  const context = await browser.newContext({ ...size, reducedMotion: 'reduce' });
  const rest = await idle(context, test.url);
  print('main thread busy in 10 idle seconds, %', rest.percent.toFixed(2), '0.5');
  print('frames drawn in them', rest.drawn, '0');
  say('frames with twelve cars');
  const link = longRace();
  let cpu = [];
  for (let n = 0; n < 2; ++n) {     // the calmer of two rows: what other programs take is not the page's
    const row = await frame(context, test.url, link);
    if (!cpu.length || quantile(row, 0.99) < quantile(cpu, 0.99)) cpu = row;
  }
  print('CPU part of a frame, 12 cars, full log, median ms', median(cpu).toFixed(2), '2');
  print('CPU part of a frame, p99 ms', quantile(cpu, 0.99).toFixed(2), '4');
  await browser.close();
  await release.close();
  await test.close();
}

const kHard = [
  { name: 'Speed Circuit', game: 'speed_circuit', seats: 6, prepare: (table) => table.write('laps', '1'), act: decide, reach: '500' },
  { name: 'Car Wars', game: 'car_wars', seats: 2, prepare: (table) => table.write('set-turns', '5'), act: (table) => table.say('seal'), reach: '700' },
];

async function bots() {
  const test = await openServer();
  const browser = await launch({ sees: true });
  const few = { ...size, reducedMotion: 'reduce', deviceScaleFactor: 0.25 };   // pixels cost the GPU process, which is software here
  for (const game of kHard.filter((one) => !process.argv[3] || one.game === process.argv[3])) {
    say(`Hard bots of ${game.name} at work`);
    const { answers, tasks, meanwhile, first } = await thinking(await browser.newContext(few), test.url, game);
    print(`${game.name}: answers of Hard bots in the Worker`, answers.length);
    print(`${game.name}: an answer, median ms`, Math.round(median(answers)));
    print(`${game.name}: an answer, longest ms`, Math.round(Math.max(...answers)), game.reach);
    print(`${game.name}: tasks of the page over 50 ms meanwhile`, meanwhile.length, '0');
    for (const { at, ms } of tasks) print(`  one of ${Math.round(ms)} ms, seconds after the first answer`, ((at - first) / 1000).toFixed(2));
  }
  say('the optimiser of Car Wars at work');
  const { ms, tasks } = await designing(await browser.newContext(few), test.url);
  print('a front of designs for $10,000 on the screen, ms', ms, '5000');
  print('tasks of the page over 50 ms meanwhile', tasks.length, '0');
  await browser.close();
  await test.close();
}

if (process.argv[2] !== 'bots') await main();
await bots();
process.exit(0);
