// Gravel Kings: a whole meeting by what the canvas shows and by the text view, the cover before a hand, a sheet by buttons.
import { atDesk, Table, copied, equal, ok, profile } from './lib.mjs';
import { PHASE } from './race.mjs';

const league = (title, drivers = ['bot easy', 'bot easy']) => JSON.stringify({
  format: 'paddock-league', game: 'gravel_kings', title,
  clubs: [['Hornets', 'Archer 8.6, Bell 7.2, Cole 6.1, Dunn 4.9, Eddy 4.0'], ['Lanterns', 'Nash 8.9, Odell 7.0, Pike 6.0, Quinn 5.1, Reed 3.9']]
    .map(([name, riders], i) => ({ name, driver: drivers[i], riders })),
});

const changed = (table, before) => table.page.waitForFunction((old) => document.querySelector('#twin').textContent !== old, before);

async function setUp(table, { second = '', sheets = false } = {}) {
  await table.say('setup-gravel_kings');
  await table.until((s) => s.screen === 'setup', 'the set-up screen');
  if (second) await table.page.locator('#twin-driver-1').selectOption(second);
  if (sheets) await table.page.locator('#twin-set-decisions').selectOption('sheets');
  await table.page.waitForTimeout(200);
  await table.say('start');
  await table.until((s) => s.screen === 'table', 'the meeting');
}

// A whole race-card, the first of the usual ones.
async function raceCard(table) {
  await table.rest();
  const before = await table.words();
  await table.page.locator('#twin-question-0').selectOption('0');
  await changed(table, before);
  await table.say('seal');
}

// The first answer that is allowed: a card, an open card, a name for heat 6.
async function decide(table) {
  await table.rest();
  const before = await table.words();
  if ((await table.status()).phase !== PHASE.decide) return;
  if (/Your race-card/.test(before)) return raceCard(table);
  const field = table.page.locator('#twin-question-0');
  if (await field.count()) {
    const value = await field.evaluate((node) => [...node.options].find((o) => o.value !== '-1' && !o.disabled && !/must be below|for the gate only/.test(o.textContent))?.value ?? '0');
    await field.selectOption(value);
    await changed(table, before);
  }
  const picked = await table.words();
  if (/Heat 6: the outer rider/.test(picked)) return;
  await table.say('seal');
  await changed(table, picked);
}

async function toTheEnd(table, act) {
  for (let n = 0; n < 500; ++n) {
    const status = await table.onward((s) => s.over || [PHASE.decide, PHASE.film, PHASE.cover].includes(s.phase), 'a decision');
    if (status.over && status.phase !== PHASE.film) return n;
    if (status.phase === PHASE.film) await table.press('Escape');
    else if (status.phase === PHASE.cover) await table.say('uncover');
    else await act(status, n);
    await table.until((s) => s.over || s.hash !== status.hash || s.phase !== status.phase || s.frames > status.frames + 1, 'the next state');
  }
  throw new Error('no end after 500 decisions');
}

export const tests = {
  'Gravel Kings: a whole meeting against a bot': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await setUp(table);
    await table.until((s) => s.phase === PHASE.decide, 'the race-card');
    ok(/Archer 8\.6|Archer/.test(await table.words()), 'the riders with their averages');
    await raceCard(table);
    await table.until((s) => s.phase === PHASE.decide && s.turn === 2, 'the first card');
    await table.rest();
    await table.shot('speedway-start');
    const hand = (await table.probe()).filter((w) => /^(WL|C|ATB|GS)\d+[a-h]##.*hand/.test(w.label));
    ok(hand.length >= 2, `${hand.length} cards in the hand`);
    await table.click(hand[0].label);
    await table.rest();
    ok(await table.has(/^Play /), 'the yellow button says which card');
    await table.click(/^Play (White Line|Centre|Boards|Great Start)/);
    let shots = 0, seen = 0;
    await toTheEnd(table, async (status, n) => {
      const words = await table.words();
      ok(!/undefined|NaN/.test(words), 'words are words');
      if (/takes a card/.test(words)) ++seen;
      if (n % 25 === 5 && shots < 3) await table.shot(`speedway-${++shots}`);
      await decide(table);
    });
    ok(seen > 10, `${seen} open cards taken`);
    await table.until((s) => s.screen === 'end', 'the end of the meeting');
    await table.rest();
    const words = await table.words();
    ok(/win|draw/i.test(words), 'who won');
    ok(/Saved for lap 4/.test(words), 'what strong managers did');
    await table.shot('speedway-end');
    table.check();
  },

  'Gravel Kings: two at one screen, the cover before a hand': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await setUp(table, { second: 'screen' });
    let covers = 0;
    for (let n = 0; n < 40; ++n) {
      const s = await table.until((x) => [PHASE.decide, PHASE.film, PHASE.cover].includes(x.phase), 'a decision');
      if (s.turn > 3) break;
      if (s.phase === PHASE.film) await table.press('Escape');
      else if (s.phase === PHASE.cover) {
        ++covers;
        const words = await table.words();
        ok(!/'s hand/.test(words), 'no hand stands under the cover');
        await table.say('uncover');
        await changed(table, words);
      } else await decide(table);
      await table.page.waitForTimeout(40);
    }
    ok(covers >= 4, `${covers} covers`);
    table.check();
  },

  'Gravel Kings: orders by sheet, with buttons': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await setUp(table, { sheets: true });
    await table.until((s) => s.phase === PHASE.decide, 'the race-card');
    await raceCard(table);
    await table.until((s) => s.phase === PHASE.decide && s.turn === 2, 'the first sheet');
    await table.rest();
    const hand = (await table.probe()).filter((w) => /^(WL|C|ATB|GS)\d+[a-h]##.*hand0$/.test(w.label));
    ok(hand.length >= 1, 'the hand stands below the board');
    await table.click(hand[0].label);
    await table.page.waitForFunction(() => /HEAT 1 START RIDER \d\s*PLAY/.test(document.querySelector('#twin-order')?.value || ''));
    const order = await table.page.locator('#twin-order').inputValue();
    ok(/PLAY (WL|C|ATB|GS)/.test(order), order);
    await table.write('order', 'HEAT 1 START RIDER 1 PLAY WL9 C8');
    await table.page.waitForFunction(() => /Column \d+/.test(document.querySelector('#twin').textContent));
    await table.write('order', order);
    await table.shot('speedway-sheet');
    await table.say('seal');
    await table.until((s) => s.turn > 2, 'the turn carried out');
    table.check();
  },

  'Gravel Kings: the riders of a sheet have buttons of their own': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await table.resize(1440, 2000);                        // both riders without scrolling
    await setUp(table, { sheets: true });
    await table.until((s) => s.phase === PHASE.decide, 'the race-card');
    await raceCard(table);
    await table.until((s) => s.phase === PHASE.decide && s.turn === 2, 'the first sheet');
    await table.rest();
    const empty = await table.words();
    ok(/Seal this sheet: spares good cards/.test(empty) && /, proposed: plays /.test(empty), 'what is proposed for an empty sheet');
    const stock = (await table.probe()).filter((w) => /^Stock orders##fold/.test(w.label)).map((w) => w.label);
    equal(stock.length, 2, 'two riders');
    ok(stock[0] !== stock[1], stock.join(' and '));
    await table.click(stock[1]);
    await table.rest();
    const open = (await table.probe()).filter((w) => /^Cautious##Stock orders/.test(w.label));
    equal(open.length, 1, 'only the lower one opens');
    await table.click(open[0].label);
    await table.page.waitForFunction(() => /PLAY HIGH SAFE/.test(document.querySelector('#twin-order')?.value || ''));
    const lower = await table.page.locator('#twin-order').inputValue();
    equal(lower.match(/RIDER/g).length, 1, lower);
    ok(/without orders: plays his lowest legal card/.test(await table.words()), 'what the riders without orders do');
    await table.click(stock[0]);
    await table.rest();
    await table.click((await table.probe()).find((w) => /^All out##Stock orders/.test(w.label)).label);
    await table.page.waitForFunction((old) => document.querySelector('#twin-order')?.value !== old, lower);
    equal((await table.page.locator('#twin-order').inputValue()).match(/RIDER/g).length, 2, 'both have orders');
    table.check();
  },

  'Gravel Kings: a league meeting with one club by link, played by two profiles to its end': async ({ url }) => {
    const options = { ...atDesk, permissions: ['clipboard-read', 'clipboard-write'] };
    const gmContext = await profile(options), herContext = await profile(options);
    const desk = async (table, screen) => {
      if ((await table.status()).screen === screen) return;
      await table.page.locator(`#twin [data-id="nav-${screen}"]`).first().focus();
      await table.press('Enter');
      await table.until((s) => s.screen === screen, screen);
    };
    // What is to be written: the usual race-card, names for heat 6, one stock order; the yellow button does the rest.
    const seal = async (table) => {
      const words = await table.words();
      if (/Your race-card/.test(words)) return raceCard(table);
      for (let n = 0; n < 2 && /Heat 6: the (inner|outer) rider/.test(await table.words()); ++n) {
        const before = await table.words();
        const field = table.page.locator('#twin-question-0');
        await field.selectOption(await field.evaluate((node) => [...node.options].find((o) => o.value !== '-1').value));
        await changed(table, before);
      }
      await table.say('seal');
    };
    try {
      const gm = await Table.open(gmContext, url);
      await gm.find('Set up##gravel_kings', 30_000);
      await gm.drop('league.json', league('Shale League', ['you', 'link']));
      await gm.click('Next meeting##league');
      await gm.until((s) => s.screen === 'table' || s.screen === 'gm', 'the meeting');
      let her, turns = 0;
      for (; turns < 40 && !(await gm.status()).over; ++turns) {
        const { turn } = await gm.status();
        await desk(gm, 'table');
        const s = await gm.until((x) => x.phase !== PHASE.film || x.over, 'the next turn');
        if (s.over) break;
        if (s.phase === PHASE.decide) await seal(gm);
        await gm.rest();
        ok(!/\(no order\)/.test(await gm.words()), 'what was sealed stands there');
        await desk(gm, 'gm');
        await gm.page.evaluate(() => navigator.clipboard.writeText(''));
        await gm.say(await gm.page.locator('#twin [data-id^="gm-invite-"]:not([data-id="gm-invite-all"])').getAttribute('data-id'));
        const invite = await copied(gm.page, `${url}#v`);
        if (!her) her = await Table.open(herContext, url, invite.slice(invite.indexOf('#')));
        else await her.page.goto(`${url}${invite.slice(invite.indexOf('#'))}`);
        const hers = await her.until((x) => x.screen === 'table' && x.turn === turn && (x.phase === PHASE.decide || x.phase === PHASE.wait), 'her turn');
        if (hers.phase === PHASE.decide) {
          await seal(her);
          await her.page.waitForFunction(() => /Orders link: \S+?#o[\w-]+/.test(document.querySelector('#twin').textContent));
          const words = await her.words();
          ok(/Your order: /.test(words) && !/\(no order\)/.test(words), 'what she sealed stands there');
          await her.page.evaluate(() => navigator.clipboard.writeText(''));
          await her.say(turns % 2 ? 'copy-text' : 'copy');      // a proposed sheet, too
          await gm.write('gm-paste', await copied(her.page, turns % 2 ? 'Shale League' : `${url}#o`));
          await gm.say('gm-read');
        }
        await gm.say('gm-publish');
        await gm.until((x) => x.over || x.turn > turn, `turn ${turn} published`);
      }
      ok((await gm.status()).over, `the meeting is over after ${turns} turns`);
      ok(turns > 8, `${turns} turns`);
      await desk(gm, 'gm');
      const last = await gm.words();
      ok(/The meeting is over/.test(last) && !/Publish |Each turn|can be resolved/.test(last), `the desk awaits nothing more: ${last}`);
      gm.check();
      her.check();
    } finally {
      await gmContext.close();
      await herContext.close();
    }
  },

  'Gravel Kings: a league from its file to the second meeting': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await table.page.emulateMedia({ reducedMotion: 'reduce' });
    await table.find('Set up##gravel_kings', 30_000);     // the game's code has come
    await table.drop('league.json', league('Shale League'));
    await table.find('Next meeting##league');
    ok(/0 of 2 meetings are ridden\. Next is Round 1/.test(await table.words()), 'how it stands');
    await table.page.reload();
    await table.ready();
    await table.find('Next meeting##home');
    ok(/League: Shale League/.test(await table.words()), 'it is kept');
    await table.drop('other.json', league('Other League'));
    await table.click('Keep mine##league');
    ok(/League: Shale League/.test(await table.words()), 'and not replaced without a word');
    await table.click('Next meeting##league');
    for (const end = Date.now() + 120_000; ;) {           // bots alone
      const s = await table.status();
      if (s.over && s.phase !== PHASE.film) break;
      if (Date.now() > end) throw new Error(`the meeting does not end: ${JSON.stringify(s)}`);
      await table.page.waitForTimeout(100);
    }
    const first = (await table.status()).game;
    await table.rest();
    await table.say('nav-papers');
    await table.say('league-enter');                      // the text view lies over the sheet's buttons
    await table.rest();
    ok(/1 of 2 meetings are ridden\. Next is Round 2/.test(await table.words()), 'the result counts');
    await table.shot('speedway-league');
    ok(!(await table.has('Enter this result##league')) || (await table.probe()).find((w) => w.label === 'Enter this result##league').enabled === false, 'once');
    await table.say('league-next');
    const second = await table.until((s) => s.screen !== 'end' && s.game && s.game !== first, 'the second meeting');
    ok(second.game !== first, 'a meeting of its own');
    table.check();
  },
};
