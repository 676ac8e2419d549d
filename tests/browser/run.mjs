// The browser suite. `node tests/browser/run.mjs [part of a name]`. Last line: "N passed, N failed".
import { launch, openServer } from './lib.mjs';
import { tests as race } from './race.mjs';
import { tests as links } from './links.mjs';
import { tests as rough } from './rough.mjs';
import { tests as looks } from './looks.mjs';
import { tests as circuit } from './circuit.mjs';
import { tests as speedway } from './speedway.mjs';
import { tests as after } from './after.mjs';

const wanted = process.argv[2] || '';
const all = Object.entries({ ...race, ...links, ...rough, ...looks, ...circuit, ...speedway, ...after }).filter(([name]) => name.includes(wanted));
const server = await openServer();
const browser = await launch();
let passed = 0;
let failed = 0;
for (const [name, test] of all) {
  const began = Date.now();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  try {
    await test({ browser, context, url: server.url, server });
    ++passed;
    console.log(`ok    ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    ++failed;
    console.log(`FAIL  ${name}  ${error.message}\n${(error.stack || '').split('\n').slice(1, 4).join('\n')}`);
    for (const page of context.pages()) await page.screenshot({ path: `build/test-logs/browser/failed-${failed}.png` }).catch(() => {});
  }
  await context.close().catch(() => {});
}
await browser.close();
await server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
