// Car Wars: a duel by the yellow button alone to its end; a sheet of several phases, written by pressing and sent by link.
import { atDesk, copied, ok, profile, Table } from './lib.mjs';
import { goTo } from './links.mjs';
import { PHASE } from './race.mjs';

const isOver = (s) => s.over;

// `prepare`: what else is said before it starts.
async function setUp(table, turns, prepare = async () => {}) {
  await table.say('setup-car_wars');
  await table.until((s) => s.screen === 'setup', 'the set-up screen');
  for (let n = 8; n > 2 && (await table.page.locator('#twin button[data-id="drop-seat"][aria-disabled="false"]').count()); --n) {
    const before = await table.words();
    await table.say('drop-seat');
    await table.page.waitForFunction((old) => document.querySelector('#twin').textContent !== old, before);
  }
  await table.write('set-turns', String(turns));
  await prepare();
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

// The next decision of this screen, films cut short.
async function decision(table) {
  for (;;) {
    const status = await table.onward((s) => isOver(s) || [PHASE.decide, PHASE.film].includes(s.phase), 'a decision');
    if (status.phase !== PHASE.film) return status;
    await table.press('Escape');
    await table.until((s) => s.phase !== PHASE.film, 'the end of the film');
  }
}

// Answers a question of the form in the text view: of the field whose label ends so, the option that begins so.
async function choose(table, label, option) {
  const before = await table.words();
  const found = await table.page.evaluate(([called, begins]) => {
    for (const words of document.querySelectorAll('#twin label')) {
      const field = document.getElementById(words.htmlFor);
      if (field?.tagName !== 'SELECT' || !words.textContent.endsWith(called)) continue;
      const one = [...field.options].find((o) => o.textContent.startsWith(begins));
      if (one) return [field.id, one.value];
    }
    return null;
  }, [label, option]);
  ok(found, `${label}: ${option} is offered; ${before}`);
  await table.page.locator(`#${found[0]}`).selectOption(found[1]);
  await table.page.waitForFunction((old) => document.querySelector('#twin').textContent !== old, before, { timeout: 5_000 }).catch(() => {});
  await table.rest();
}

// What stands in the order field, as soon as it fits.
async function written(table, pattern) {
  await table.page.waitForFunction((source) => new RegExp(source).test(document.querySelector('#twin-order')?.value ?? ''), pattern.source, { timeout: 5_000 }).catch(() => {});
  const text = await table.page.locator('#twin-order').inputValue();
  ok(pattern.test(text), `${pattern} in the order: ${text}`);
  return text;
}

async function rollIn(table, order) {
  await decision(table);
  await table.write('order', order);
  await table.rest();
  await table.say('seal');
}

export const tests = {
  'Car Wars: a sheet of several phases is written by pressing and drives by itself': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await setUp(table, 8);
    await rollIn(table, 'Needlework, 40 mph');            // an inch in every phase but the fourth
    await table.until((s) => s.turn === 2, 'the first phase');
    await decision(table);
    await choose(table, 'More phases', 'Write phase 2');
    await written(table, /P2: straight/);
    await table.click(/^P2##form page/);
    await table.click(/^Bend 15##choice/);
    await written(table, /P2: bend 15 (left|right)/);
    await choose(table, 'Fire', 'On 10+');
    await choose(table, 'Devices', 'Measure the range to');
    await written(table, /P2: bend 15 (left|right), fire on 10\+, measure 2/);
    await table.shot('duel/sheet-phase');
    await table.click(/^P1##form page/);
    await choose(table, 'More phases', 'Write turn 2, phase 1');
    await written(table, /T2P1: straight/);
    // So many pages have no room side by side: the field of the text view turns them.
    await choose(table, 'Page of the form', 'T2P1');
    await choose(table, 'Fire', 'Hold');
    await written(table, /T2P1: straight, hold fire/);
    await choose(table, 'Page of the form', 'Then');
    await choose(table, 'After the last phase', 'Hold for a turn');
    await choose(table, 'It is hit', 'Go on');
    const sheet = await written(table, /hold course for 5 phases; +stop when out of control or within 4 inches/);
    ok(/^straight|^40|^bend|^drift|^swerve/.test(sheet), `the running phase stands first: ${sheet}`);
    await table.shot('duel/sheet-then');
    await table.say('seal');
    const next = await decision(table);
    ok(isOver(next) || next.turn > 7, `it drove by itself through the next turn, and asks in ${next.turn}`);
    table.check();
  },

  'Car Wars: an orders link brings the rest of a sheet to the GM, phase by phase': async ({ url }) => {
    const gmContext = await profile({ ...atDesk, permissions: ['clipboard-read', 'clipboard-write'] });
    const herContext = await profile({ ...atDesk });
    try {
      const gm = await Table.open(gmContext, url);
      await setUp(gm, 6, () => gm.page.locator('#twin-driver-1').selectOption('link'));
      let her;
      // One turn of the record: her order by link, or none where her sheet goes on; the GM's own; then it is published.
      const turn = async (hers, its) => {
        const { turn: now } = await gm.status();
        if (hers) {
          await goTo(gm, 'nav-gm', 'gm');
          await gm.page.evaluate(() => navigator.clipboard.writeText(''));
          await gm.say('gm-invite-1');
          const invite = await copied(gm.page, `${url}#`);
          if (!her) her = await Table.open(herContext, url, invite.slice(invite.indexOf('#')));
          else await her.page.goto(invite);
          await her.until((s) => s.screen === 'table' && s.turn === now && s.phase === PHASE.decide, 'her decision');
          await her.write('order', hers);
          await her.rest();
          await her.say('seal');
          await her.page.waitForFunction(() => /Orders link: \S+?#o[\w-]+/.test(document.querySelector('#twin').textContent));
          const link = /Orders link: (\S+?#o[\w-]+)/.exec(await her.words())[1];
          await gm.write('gm-paste', `Here it is: ${link}`);
          await gm.say('gm-read');
        }
        await goTo(gm, 'nav-table', 'table');
        const own = await gm.until((s) => [PHASE.decide, PHASE.publish].includes(s.phase), 'his own decision');
        if (own.phase === PHASE.decide) await gm.say('seal');   // a phase without a move of his has none
        await gm.rest();
        await goTo(gm, 'nav-gm', 'gm');
        await its?.();                                    // a GM who drives himself reads the others' once he has sealed
        await gm.say('gm-publish');
        await gm.until((s) => s.over || s.turn > now, `turn ${now} published`);
      };
      await turn('Needlework, 40 mph');
      await turn('straight, hold fire; P2: bend 15 left, hold fire; P3: drift left; T2P1: 45; stop never', async () => {
        const words = await gm.words();
        ok(/Later: P2: bend 15 left, hold fire; P3: drift left; T2P1: 45; stop never/.test(words), `the GM reads what comes later: ${words.slice(0, 3000)}`);
      });
      await gm.shot('duel/gm-rest');
      for (const said of [/bend 15 left/, /drift left/]) {
        await turn('');
        let words = await gm.words();                     // what goes out, and the log
        await goTo(gm, 'nav-table', 'table');
        words += await gm.words();
        ok(said.test(words), `${said} has gone in by itself: ${words.slice(0, 3000)}`);
      }
      gm.check();
      her.check();
    } finally {
      await gmContext.close();
      await herContext.close();
    }
  },

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
