// A phone, both themes, several pixel ratios, and what a screen reader meets.
import { readFileSync } from 'node:fs';
import { Table, axePath, ok } from './lib.mjs';
import { PHASE, tryRace } from './race.mjs';

async function axe(table, where) {
  await table.rest();
  await table.page.evaluate(readFileSync(axePath, 'utf8') + ';0').catch(() => {});
  const found = await table.page.evaluate(async () => {
    const result = await window.axe.run(document, { rules: { region: { enabled: false } } });
    return result.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 3).join(', ')}`);
  });
  ok(found.length === 0, `${where}: ${found.join('; ')}`);
}

// Every widget inside the window and as large as a thumb wants it.
async function fits(table, width, height) {
  for (const w of await table.probe()) {
    if (/^Spot|^Board/.test(w.label)) continue;
    ok(w.x + w.w > -1 && w.x < width + 1, `${w.label} is outside: ${w.x}..${w.x + w.w}`);
  }
}

export const tests = {
  'the text view has no faults axe-core knows': async ({ browser, url }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', deviceScaleFactor: 0.5, bypassCSP: true });
    const table = await Table.open(context, url);
    await table.page.locator('#view').focus();
    await table.press('Enter');
    await axe(table, 'home');
    await tryRace(table);
    await table.until((s) => s.phase === PHASE.decide, 'our decision');
    await table.write('order', 'MMAM');
    await axe(table, 'table');
    await table.shot('text-view');
    await context.close();
  },

  'a phone plays a turn by touch': async ({ browser, url }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    const table = await Table.open(context, url);
    await table.shot('phone-home');
    const tap = async (label) => {
      const w = await table.find(label);
      await table.page.touchscreen.tap(w.x + w.w / 2, w.y + w.h / 2);
      await table.page.waitForTimeout(120);
    };
    await fits(table, 390, 844);
    await tap(/^Try a race/);
    await table.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'our decision');
    await table.shot('phone-table');
    await fits(table, 390, 844);
    await tap('Write your order');
    for (let n = 0; n < 6; ++n) await tap('M ahead');
    await table.shot('phone-orders');
    await fits(table, 390, 844);
    await table.sealing((first) => tap(first ? 'Seal order' : 'Seal all the same'));
    await table.until((s) => s.turn === 2, 'turn 2');
    table.check();
    await context.close();
  },

  'screens at the pixel ratios and themes of the world': async ({ browser, url }) => {
    for (const [ratio, scheme] of [[1, 'dark'], [1.5, 'light'], [2, 'dark']]) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: ratio, colorScheme: scheme, reducedMotion: 'reduce' });
      const table = await Table.open(context, url);
      await table.rest();
      await table.shot(`home-${scheme}-${ratio}`);
      const drawn = new Set(await table.picture()).size;
      ok(drawn > 60, `home is drawn with only ${drawn} different values`);
      await table.say('setup-nascar');
      await table.until((s) => s.screen === 'setup', 'set-up');
      await table.page.waitForTimeout(300);
      await table.shot(`setup-${scheme}-${ratio}`);
      await table.page.locator('#twin [data-id="nav-home"]').first().focus();
      await table.press('Enter');
      await table.until((s) => s.screen === 'home', 'home');
      await tryRace(table);
      await table.until((s) => s.phase === PHASE.decide, 'our decision');
      await table.write('order', await table.advice());
      await table.page.waitForTimeout(400);
      await table.shot(`table-${scheme}-${ratio}`);
      const size = await table.page.evaluate(() => [document.querySelector('#canvas').width, document.querySelector('#canvas').height]);
      ok(size[0] === Math.round(1440 * ratio), `canvas of ${size} device pixels at ratio ${ratio}`);
      table.check();
      await context.close();
    }
  },
};
