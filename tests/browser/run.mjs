// The browser suite. `node tests/browser/run.mjs [part of a name]`. Last line: "N passed, N failed".
import { launch, openServer } from './lib.mjs';
import { tests as race } from './race.mjs';
import { tests as links } from './links.mjs';
import { tests as rough } from './rough.mjs';
import { tests as looks } from './looks.mjs';

// Written, but not seen to pass yet: run only when asked for by name, and counted as skipped until then.
const later = [
  'a race against bots to the flag by clicking',
  'a race to the flag by the text twin',
  'a turn can be watched again and scrubbed',
  'a turn by link between two browser profiles',
  'the table link holds no order of the running turn',
  'two tabs of one race do not destroy each other',
  'after the first visit it works without a network',
  'the board comes back after the GL context is lost',
  'nothing is drawn while nothing changes',
  'no request goes to another host and the policy forbids inline script',
  'the text view has no faults axe-core knows',
  'screens at the pixel ratios and themes of the world',
];
const wanted = process.argv[2] || '';
const all = Object.entries({ ...race, ...links, ...rough, ...looks }).filter(([name]) => (wanted ? name.includes(wanted) : !later.includes(name)));
if (!wanted) later.forEach((name) => console.log(`later ${name}`));
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
console.log(`${passed} passed, ${failed} failed${wanted ? '' : `, ${later.length} skipped`}`);
process.exit(failed || !passed ? 1 : 0);
