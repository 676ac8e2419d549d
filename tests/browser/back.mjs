// The browser's Back and Forward, ways out of a race, and a second tab's Home.
import { Table, equal, ok } from './lib.mjs';
import { PHASE, tryRace } from './race.mjs';

export const tests = {
  'Back closes a sheet and then goes back a screen': async ({ context, url }) => {
    const page = await Table.open(context, url);
    const entries = () => page.page.evaluate(() => [history.length, history.state && history.state.paddock]);
    equal((await entries())[1], 0, 'Home is the first entry');
    await tryRace(page);
    await page.rest();
    equal((await entries())[1], 1, 'the table is one over it');
    await page.leaveTwin();
    await page.press('Shift+Slash');
    await page.rest();
    equal((await entries())[1], 2, 'a sheet is one over the table');
    await page.page.goBack();
    await page.rest();
    equal((await page.status()).screen, 'table', 'the sheet is closed, the table stays');
    ok(!(await page.has('Close##settings')) && !(await page.has('Close')), 'no sheet is open');
    await page.page.goBack();
    await page.until((s) => s.screen === 'home', 'Home by Back');
    await page.page.goForward();   // leads nowhere, and is taken back
    await page.until((s) => s.screen === 'home' && !s.busy, 'still Home');
    await page.page.waitForFunction(() => history.state.paddock === 0);
    page.check();
  },

  'the race is ended early, and goes on after all': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await tryRace(table);
    const { hash } = await table.status();
    await table.click('A way out');
    await table.click(/^End the .* now$/);
    await table.until((s) => s.screen === 'end', 'the result');
    ok(/Ended early/.test(await table.words()), 'the result says that the race was ended early');
    equal((await table.status()).hash, hash, 'nothing of the record has changed');
    await table.click('Race on after all');
    await table.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'our decision again');
    table.check();
  },

  "a second tab's Home shows the turn the first one has come to": async ({ context, url }) => {
    const table = await Table.open(context, url);
    await tryRace(table);
    await table.saved();
    const other = await Table.open(context, url);
    await other.until((s) => s.screen === 'home' || s.screen === 'table', 'open');
    if ((await other.status()).screen !== 'home') await other.click('Home');
    await other.until((s) => s.screen === 'home', 'Home');
    ok(/Turn 1/.test(await other.words()), 'Home says turn 1');
    await table.sealing(() => table.click(/^Seal /));
    await table.until((s) => s.turn === 2, 'turn 2');
    await table.saved();
    await other.page.waitForFunction(() => /Turn 2/.test(document.querySelector('#twin').textContent), null, { timeout: 10_000 });
    other.check();
  },
};
