// The browser suite. `node tests/browser/run.mjs [part of a name] [--workers N]`. Last line: "N passed, N failed".
// N tests (1) run at a time, each in a browser of its own, on a machine that has the cores and nothing else to do. What
// counts frames runs by itself, at the end.
import { parseArgs } from 'node:util';
import { atDesk, launch, openServer, running } from './lib.mjs';
import { tests as race } from './race.mjs';
import { tests as links } from './links.mjs';
import { alone, tests as rough } from './rough.mjs';
import { tests as keeping } from './keeping.mjs';
import { tests as looks } from './looks.mjs';
import { tests as circuit } from './circuit.mjs';
import { tests as speedway } from './speedway.mjs';
import { tests as after } from './after.mjs';
import { tests as back } from './back.mjs';
import { tests as published } from './published.mjs';
import { tests as workshop } from './workshop.mjs';
import { tests as duel } from './duel.mjs';
import { tests as events } from './events.mjs';

const { values: { workers }, positionals: [wanted = ''] } = parseArgs({ options: { workers: { type: 'string', default: '1' } }, allowPositionals: true });
// The longest first.
const all = Object.entries({ ...speedway, ...circuit, ...duel, ...workshop, ...events, ...race, ...looks, ...after, ...keeping, ...published, ...back, ...links, ...rough }).filter(([name]) => name.includes(wanted));
const server = await openServer();
let passed = 0;
let failed = 0;

async function run(browser, name, test) {
  const began = Date.now();
  const context = await browser.newContext(atDesk);
  try {
    await running.run({ name, pages: 0 }, () => test({ browser, context, url: server.url, server }));
    ++passed;
    console.log(`ok    ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    const number = ++failed;
    console.log(`FAIL  ${name}  ${error.message}\n${(error.stack || '').split('\n').slice(1, 4).join('\n')}`);
    for (const page of context.pages()) {
      await page.evaluate(() => { window.looked_at = true; window.paddock?.door.call('poke'); window.paddock?.frames.draw(); }).catch(() => {});
      await page.screenshot({ path: `build/test-logs/browser/failed-${number}.png` }).catch(() => {});
    }
  }
  await context.close().catch(() => {});
}

async function work(queue) {
  const browser = await launch();
  for (let next = queue.shift(); next; next = queue.shift()) await run(browser, ...next);
  await browser.close();
}

const together = all.filter(([name]) => !alone.includes(name));
await Promise.all(Array.from({ length: Math.min(Number(workers), together.length) }, () => work(together)));
await work(all.filter(([name]) => alone.includes(name)));
await server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
