// Whole races: by clicking what the canvas shows, and by the text twin alone.
import { Table, equal, letters, ok } from './lib.mjs';

// Labels of the decision panel's keys.
const KEYS = { M: 'M ahead', L: 'L left', R: 'R right', A: 'A faster', B: 'B slower' };
const isOver = (s) => s.over;

// Starts a race of one lap on the first track through the twin of the set-up screen.
export async function tryRace(table) {
  await table.say('try');
  await table.until((s) => s.screen === 'table', 'the table');
}

async function driveToFlag(table, turn) {
  for (let turns = 0; turns < 250;) {  // looks at a film do not count
    const status = await table.onward((s) => isOver(s) || s.phase === PHASE.decide || s.phase === PHASE.film, 'our decision');
    if (isOver(status)) return turns;
    if (status.phase === PHASE.film) {
      await table.press('Escape');
      await table.page.waitForTimeout(30);
      continue;
    }
    await turn(status);
    ++turns;
    await table.until((s) => isOver(s) || s.turn > status.turn || s.phase === PHASE.film, `turn ${status.turn} carried out`);
  }
  throw new Error('no flag after 250 turns');
}

// The numbers of Play::Phase (src/desk/play.hpp).
export const PHASE = { pick: 0, cover: 1, decide: 2, think: 3, wait: 4, publish: 5, film: 6, over: 7 };

export const tests = {
  'a race against bots to the flag by clicking': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await table.click(/^Try a race/);
    await table.until((s) => s.screen === 'table', 'the table');
    let first = true;
    await driveToFlag(table, async () => {
      const order = await table.advice();
      ok(letters(order).length > 0, `letters in the autopilot's order: ${order}`);
      for (const letter of letters(order)) {
        const spot = { M: /^Spot .*ahead/, L: /^Spot .*left/, R: /^Spot .*right/ }[letter];
        if (!first || !spot || !(await table.has(spot))) await table.click(KEYS[letter]);
        else {
          await table.rest();  // the board lies still: it follows the draft
          await table.click(spot);
        }
      }
      if (first) await table.shot('race-by-clicking');
      first = false;
      await table.sealing((first) => table.click(first ? 'Seal order' : 'Seal all the same'));
    });
    await table.shot('race-end');
    table.check();
  },

  'a race that goes on without me stops at Escape and goes on by the text view': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await tryRace(table);
    await table.until((s) => s.phase === PHASE.decide, 'our decision');
    await table.say('out-autopilot');
    await table.until((s) => s.phase === PHASE.film, 'the film of a turn without me');
    await table.press('Escape');
    const { hash } = await table.until((s) => s.held && !s.busy, 'the race at rest');
    ok(/Go on/.test(await table.words()), 'the text view offers it');
    await table.say('go-on');
    await table.until((s) => !s.held && s.hash !== hash, 'the next turn');
    table.check();
  },

  'clicks made while the page hangs all count': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await table.click(/^Try a race/);
    await table.until((s) => s.phase === PHASE.decide, 'our decision');
    await table.rest();
    const widgets = await table.probe();
    await table.page.evaluate(() => {
      const next = window.requestAnimationFrame.bind(window);
      window.hangs = 1500;
      window.requestAnimationFrame = (draw) => setTimeout(() => next(draw), window.hangs);
    });
    for (let n = 0; n < 10; ++n) await table.press('Escape');   // mean nothing here, and take their frames
    for (const label of [KEYS.A, KEYS.M]) {
      const { x, y, w, h } = widgets.find((widget) => widget.label === label);
      await table.page.mouse.click(x + w / 2, y + h / 2);
    }
    await table.page.evaluate(() => { window.hangs = 0; });
    await table.page.waitForFunction(() => document.querySelector('#twin-order').value === 'AM', null, { timeout: 5_000 });
    table.check();
  },

  'a race to the flag by the text twin': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await table.page.locator('#view').focus();
    await table.press('Enter');
    await tryRace(table);
    const turns = await driveToFlag(table, async () => {
      await table.write('order', await table.advice());
      await table.say('seal');
    });
    ok(turns > 5, `only ${turns} turns`);
    await table.rest();
    ok(/End of the race[^]*Classification/.test(await table.words()), 'the twin tells the classification');
    table.check();
  },

  'a turn by the keyboard alone': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await table.press('Enter');  // the yellow action
    await table.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'our decision');
    await table.rest();
    await table.page.keyboard.down('a');      // a long press, as every press is where frames take long, writes once
    await table.page.waitForTimeout(900);
    await table.page.keyboard.up('a');
    for (const key of ['m', 'm', 'm', 'm', 'm', 'm', 'm', 'm', 'Backspace']) await table.press(key);
    await table.page.waitForFunction(() => document.querySelector('#twin-order').value === 'A(6M)');
    await table.press('m');
    await table.press('Enter');
    await table.until((s) => s.turn === 2, 'turn 2');
    table.check();
  },

  'typing and clicking are in step, and a wrong order is explained': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await tryRace(table);
    await table.until((s) => s.phase === PHASE.decide, 'our decision');
    await table.write('order', 'MMAM');
    await table.page.waitForFunction(() => /Column 3/i.test(document.querySelector('#twin').textContent));
    ok(/NR-2\.10|before the first|first move/i.test(await table.words()), 'the error says what would be right');
    await table.write('order', 'A(7M)');
    await table.page.waitForFunction(() => document.querySelector('#twin-order').getAttribute('aria-invalid') === 'false');
    await table.say('undo');
    await table.page.waitForFunction(() => document.querySelector('#twin-order').value === 'A(6M)');
    table.check();
  },

  'a turn can be watched again and scrubbed': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await tryRace(table);
    await table.until((s) => s.phase === PHASE.decide, 'our decision');
    await table.write('order', await table.advice());
    await table.say('seal');
    await table.until((s) => s.turn === 2, 'turn 2');
    await table.until((s) => s.phase === PHASE.decide || s.phase === PHASE.film, 'the next decision');
    await table.press('Escape');
    await table.until((s) => s.phase === PHASE.decide, 'the next decision');
    const hash = (await table.status()).hash;
    await table.say('watch');
    await table.until((s) => s.shown === 1, 'the film of turn 1');
    await table.until((s) => s.phase === PHASE.decide && s.shown === 0, 'the running turn again');
    await table.page.locator('#canvas').focus();
    await table.press(',');
    await table.until((s) => s.shown === 1, 'turn 1 by the key');
    await table.press('.');
    await table.until((s) => s.shown === 0, 'now by the key');
    equal((await table.status()).hash, hash, 'the position');
    table.check();
  },
};
