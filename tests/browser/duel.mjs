// Car Wars: a duel by the yellow button alone to its end, the first turn by what the canvas shows.
import { equal, ok, Table } from './lib.mjs';
import { PHASE } from './race.mjs';

const isOver = (s) => s.over;

async function setUp(table, turns) {
  await table.say('setup-car_wars');
  await table.until((s) => s.screen === 'setup', 'the set-up screen');
  for (let n = 8; n > 2 && (await table.page.locator('#twin button[data-id="drop-seat"][aria-disabled="false"]').count()); --n) {
    const before = await table.words();
    await table.say('drop-seat');
    await table.page.waitForFunction((old) => document.querySelector('#twin').textContent !== old, before);
  }
  await table.write('set-turns', String(turns));
  await table.rest();
  await table.say('start');
  await table.until((s) => s.screen === 'table' || s.screen === 'gm', 'the duel');
}

async function toTheEnd(table, act) {
  for (let n = 0; n < 500; ++n) {
    const status = await table.onward((s) => isOver(s) || [PHASE.decide, PHASE.film].includes(s.phase), 'a decision');
    if (isOver(status)) return n;
    if (status.phase === PHASE.film) await table.press('Escape');
    else await act(n, status);
    await table.until((s) => isOver(s) || s.hash !== status.hash || s.phase !== status.phase || s.frames > status.frames + 1, 'the next state');
  }
  throw new Error('no end after 500 decisions');
}

export const tests = {
  'Car Wars: a duel to its end': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await setUp(table, 6);
    await table.until((s) => s.phase === PHASE.decide, 'the car to bring');
    ok(/Bring a car/.test(await table.words()), 'a car is brought first');
    await table.shot('duel/bring');
    let driven = 0;
    let shots = 0;
    await toTheEnd(table, async (n) => {
      const words = await table.words();
      if (n > 0 && !driven++) await table.shot('duel/first-phase');
      if (/\bof 36\b/.test(words) && ++shots === 1) await table.shot('duel/fire');
      await table.say('seal');
    });
    await table.until((s) => s.screen === 'end', 'the end of the duel');
    await table.rest();
    await table.shot('duel/end');
    table.check();
  },
};
