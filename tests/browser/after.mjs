// Set-up of a second game and the end of its race.
import { Table, equal, ok } from './lib.mjs';

const choose = (table, id, value) => table.page.locator(`#twin-${id}`).selectOption(value);

const CIRCUIT = `name: Test Loop
id: test_loop
about: Small
laps: 2
rows: 32
lanes: 2
shape: 6 0, 8 180, 10 0, 8 180
width: 0-31 0-1
grey: 0-31 L
grid: 31 0, 31 1, 30 0, 30 1, 29 0, 29 1, 28 0, 28 1, 27 0, 27 1, 26 0, 26 1

corner: L First
limit: 0 8-11 80
limit: 1 8-11 100
`;

export const tests = {
  'set-up of Speed Circuit: rulings, kept drivers, an own circuit refused and taken': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await table.say('setup-speed_circuit');
    await table.until((s) => s.screen === 'setup', 'set-up');
    await table.rest();
    await table.shot('setup-speed-circuit');
    ok(!/Programme and league/.test(await table.words()), 'a game without a league has no button for it');
    await table.click(/^All/);
    await table.rest();
    await table.shot('rulings-speed-circuit');
    await table.press('Escape');
    await table.rest();                                      // else it closes what the drop says
    await choose(table, 'set-grid', 'seats');
    await table.drop('bad.txt', CIRCUIT.replace('8 180, 10', '8 170, 10'));
    await table.page.waitForFunction(() => /map does not work/i.test(document.querySelector('#twin').textContent));
    ok(/360/.test(await table.words()), 'the refusal says what is wrong');
    await table.press('Escape');
    await table.drop('good.txt', CIRCUIT);
    await table.page.waitForFunction(() => /Test Loop/.test(document.querySelector('#twin').textContent));
    await table.rest();
    await table.shot('setup-own-circuit');
    table.check();
  },

  'a race of bots alone ends on curves, counts a lap and words for them': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await table.say('setup-speed_circuit');
    await table.until((s) => s.screen === 'setup', 'set-up');
    await choose(table, 'driver-0', 'bot easy');
    for (let n = 0; n < 3; ++n) await table.say('drop-seat');
    for (let n = 1; n < 3; ++n) await choose(table, `driver-${n}`, 'bot easy');
    await table.write('laps', '1');
    await table.say('start');
    await table.until((s) => s.screen === 'table', 'the table');
    for (let n = 0; n < 400; ++n) {
      const { screen, frames } = await table.status();
      if (screen === 'end') break;
      await table.press('Escape');
      await table.press('Escape');          // one too many leaves no result unseen
      if (await table.has('Go on')) await table.press('Space');            // held, or a card of chance that may go by itself
      await table.until((s) => s.frames >= frames + 10 || !s.busy, 'the presses are played off');  // a step a frame
    }
    await table.rest();
    equal((await table.status()).screen, 'end', 'the screen');
    const words = await table.words();
    for (const part of [/Turns lost/, /Speed\. .* at the end/, /Wear\/lap\. .* all \d/]) ok(part.test(words), `the twin says ${part}`);
    for (const mode of ['Speed', 'Wear', 'Wear/lap']) {
      await table.click(`${mode}##Chart`);
      await table.rest();
      await table.shot(`end-${mode.toLowerCase().replaceAll(' ', '-')}`);
    }
    table.check();
  },
};
