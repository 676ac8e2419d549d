// Draws web/icon-*.png from web/icon.svg with the browser of the tests. Run by hand when the mark changes:
//   node tools/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');
const { chromium } = createRequire(join(top, 'build/npm/package.json'))('playwright-core');
const svg = readFileSync(join(top, 'web/icon.svg'), 'utf8');
// maskable: the mark inside the middle 80 %, the ground to the edges
const ICONS = [
  ['icon-192.png', 192, 1, 'transparent'],
  ['icon-512.png', 512, 1, 'transparent'],
  ['icon-maskable-512.png', 512, 0.8, '#0D1417'],
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, size, part, ground] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(`<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}
    img{width:${part * 100}%}</style><img src="${image}">`);
  await page.waitForFunction(() => document.images[0].complete);
  writeFileSync(join(top, 'web', name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
