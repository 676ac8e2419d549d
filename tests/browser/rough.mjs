// What goes wrong in real life: reloads, no network, torn files, a lost GL context, damaged links.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Table, equal, ok, top } from './lib.mjs';
import { PHASE, tryRace } from './race.mjs';

// Those that measure: nothing else may run beside them.
export const alone = ['nothing is drawn while nothing changes'];

export const tests = {
  'a reload in the middle of an order loses nothing': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await tryRace(table);
    await table.until((s) => s.phase === PHASE.decide, 'our decision');
    await table.write('order', 'AMMML');
    const { game } = await table.saved();
    await table.page.reload();
    await table.ready();
    if ((await table.status()).screen === 'home') await table.say(`open-${game}`);
    await table.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'the table again');
    await table.rest();
    equal(await table.page.locator('#twin-order').inputValue(), 'AMMML', 'the draft');
    table.check();
  },

  'after the first visit it works without a network': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await table.page.evaluate(() => navigator.serviceWorker.ready);
    await table.page.waitForFunction(async () => (await caches.keys()).length > 0);
    await table.page.waitForTimeout(1500);
    await context.setOffline(true);
    await table.page.reload();
    await table.ready();
    await tryRace(table);
    await table.until((s) => s.phase === PHASE.decide, 'a race without a network');
    await context.setOffline(false);
  },

  'a torn file is refused in one sentence and changes nothing': async ({ context, url }) => {
    const table = await Table.open(context, url);
    for (const [name, bytes] of [['race.json', '{"format":"paddock-save","schema":1,"setup":{"ga'], ['noise.bin', '\u0000\u0001\u0002\u0003'],
      ['other.json', '{"hello":"world"}'], ['deep.json', '['.repeat(50_000)]]) {
      await table.drop(name, bytes);
      await table.until((s) => s.problem !== '', `a sentence about ${name}`);
      equal((await table.status()).kept, 0, 'saved races');
      await table.shot(`torn-${name}`);
      await table.say('problem-close');
      await table.until((s) => s.problem === '', 'closed');
    }
    table.check();
  },

  "a map of one's own is refused with line and column, then raced": async ({ context, url }) => {
    const table = await Table.open(context, url);
    const map = readFileSync(join(top, 'assets/games/nascar/tracks/short_oval.txt'), 'utf8').replace(/^name:.*$/m, 'name: My Own Yard').replace(/^id:.*$/m, 'id: my_own_yard');
    await table.say('setup-nascar');
    await table.until((s) => s.screen === 'setup', 'the set-up screen');
    await table.drop('torn.txt', map.replace('*', '?'));
    await table.until((s) => s.problem !== '', 'a sentence about the map');
    await table.rest();
    ok(/line \d+, column \d+/i.test(await table.words()), `where the map is wrong: ${(await table.words()).slice(0, 300)}`);
    await table.say('problem-close');
    await table.drop('yard.txt', map);
    await table.page.waitForFunction(() => /My Own Yard/.test(document.querySelector('#twin-track').selectedOptions[0]?.textContent));
    await table.say('start');
    await table.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'the race');
    await table.rest();
    ok(/My Own Yard/.test(await table.words()), 'the race is on the own map');
    await table.saved();
    await table.page.reload();
    await table.ready();
    await table.rest();
    ok(/My Own Yard/.test(await table.words()), 'the own map after a reload');
    table.check();
  },

  'a damaged link says what is wrong': async ({ context, url }) => {
    for (const hash of ['#r', '#tAAAA', '#oBCD-_', '#rAYiiJHGQWERTYUIOPASDFGHJKLZXCVBNM', '#iAQ']) {
      const table = await Table.open(context, url, hash);
      await table.until((s) => s.problem !== '', `a sentence about ${hash}`);
      table.check();
      await table.say('problem-close');  // the same while a race is open
      await tryRace(table);
      await table.page.goto(url + hash);
      await table.until((s) => s.problem !== '' && s.screen === 'table', `a sentence about ${hash} beside a race`);
      await table.page.close();
    }
  },

  'the board comes back after the GL context is lost': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await tryRace(table);
    await table.until((s) => s.phase === PHASE.decide, 'our decision');
    await table.rest();
    const before = await table.picture();
    ok(new Set(before).size > 50, 'the board is no picture');
    await table.page.evaluate(() => {
      const gl = document.querySelector('#canvas').getContext('webgl2');
      window.lost = gl.getExtension('WEBGL_lose_context');
      window.lost.loseContext();
    });
    await table.page.waitForTimeout(300);
    await table.page.evaluate(() => window.lost.restoreContext());
    await table.page.waitForTimeout(300);
    await table.rest();
    const after = await table.picture();
    const off = before.reduce((sum, value, at) => sum + Math.abs(value - after[at]), 0) / before.length;
    ok(off < 1, `the picture differs by ${off.toFixed(2)} of 255 on average`);
    await table.shot('context-restored');
    await table.write('order', 'A(7M)');
    await table.rest();
    table.check();
  },

  'nothing is drawn while nothing changes': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await tryRace(table);
    await table.until((s) => s.phase === PHASE.decide && !s.unsaved, 'our decision');
    await table.page.mouse.move(3, 3);
    // What was still to come (late pictures, a save) may come late on a loaded machine. Then three seconds without a frame
    // must come; a page that draws for no reason has none in a minute.
    const end = Date.now() + 60000;
    let before = await table.status(), after = before;
    do {
      before = after;
      await table.page.waitForTimeout(3000);
      after = await table.status();
    } while (after.frames !== before.frames && Date.now() < end);
    equal(after.frames - before.frames, 0, 'frames drawn in three idle seconds');
  },

  'no request goes to another host and the policy forbids inline script': async ({ context, url }) => {
    const table = await Table.open(context, url);
    const policy = await table.page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    ok(!policy.includes('unsafe-inline'), policy);
    await tryRace(table);
    const blocked = await table.page.evaluate(() => fetch('https://example.org/').then(() => false, () => true));
    ok(blocked, 'a foreign request was let through');
    table.foreign = table.foreign.filter((u) => !u.startsWith('https://example.org'));
    table.faults = table.faults.filter((f) => !f.includes('example.org'));
    table.check();
  },
};
