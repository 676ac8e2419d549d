// Speed Circuit: a car is built, a race driven to the flag by what the canvas shows, the same by link and at one screen.
import { atDesk, copied, equal, ok, onPhone, profile, Table } from './lib.mjs';
import { PHASE } from './race.mjs';

const isOver = (s) => s.over;
// The yellow button of every kind of decision, and the one that asks once where the plot is dangerous.
const YELLOW = /^(Seal all the same|Seal th(?:e|is) car|Bid (?:[\d.]+|nothing)(?:,|:)|Commit .*, face down|Drive \d+ (?:of \d+ )?space|Drive on|Pay |Lane |Roll with|Play |Stand on|Take the slip|Leave the slip|Along|Brake to|Pass )(?!.*##)/;

async function setUp(table, { cars = 2, laps = 1, second = '' } = {}) {
  await table.say('setup-speed_circuit');
  await table.until((s) => s.screen === 'setup', 'the set-up screen');
  for (let n = 6; n > cars; --n) {
    const before = await table.words();
    await table.say('drop-seat');
    await table.page.waitForFunction((old) => document.querySelector('#twin').textContent !== old, before);
  }
  await table.write('laps', String(laps));
  if (second) await table.page.locator('#twin-driver-1').selectOption(second);
  await table.rest();
  await table.say('start');
  await table.until((s) => s.screen === 'table' || s.screen === 'gm', 'the race');
}

// The fastest plot that costs nothing, or the first there is.
async function freePlot(table) {
  await table.rest();
  return table.page.evaluate(() => {
    const field = document.querySelector('#twin-question-0');
    const all = [...field.options].filter((o) => o.value !== '-1');
    return (all.filter((o) => /, free/.test(o.textContent)).pop() || all[0]).value;
  });
}

const changed = (table, before) => table.page.waitForFunction((old) => document.querySelector('#twin').textContent !== old, before);

// One decision by the twin: a plot, else what a careful driver would do.
export async function decide(table) {
  const words = await table.words();
  if ((await table.status()).phase !== PHASE.decide) return;
  if (/Plot your speed/.test(words)) {
    const plot = await freePlot(table);
    if ((await table.page.locator('#twin-question-0').inputValue()) !== plot) {
      await table.page.locator('#twin-question-0').selectOption(plot);
      await changed(table, words);
    }
  }
  const before = await table.words();
  await table.say('seal');
  await changed(table, before);
}

async function toTheFlag(table, act) {
  for (let n = 0; n < 900; ++n) {
    const status = await table.onward((s) => isOver(s) || [PHASE.decide, PHASE.film, PHASE.cover].includes(s.phase), 'a decision');
    if (isOver(status)) return status;
    if (status.phase === PHASE.film) await table.press('Escape');
    else if (status.phase === PHASE.cover) await table.say('uncover');
    else await act(status, n);
    await table.until((s) => isOver(s) || s.hash !== status.hash || s.phase !== status.phase || s.frames > status.frames + 1, 'the next state');
  }
  throw new Error('no flag after 900 decisions');
}

export const tests = {
  'Speed Circuit: a race to the flag by clicking': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await setUp(table, { cars: 3 });
    await table.until((s) => s.phase === PHASE.decide, 'the car to build');
    await table.click('60##Deceleration');                     // 9 points of 8
    ok(/9 of 8/.test(await table.words()), 'the points are counted while one chooses');
    ok(/SC-3\.T|costs 9 points/.test(await table.words()), 'the refusal says why');
    await table.click(/^Read it as/);
    await table.page.waitForFunction(() => /8 of 8/.test(document.querySelector('#twin').textContent));  // the smallest mend
    await table.shot('circuit-car');
    let plots = 0, prompts = 0;
    await toTheFlag(table, async () => {
      const words = await table.words();
      if ((await table.status()).phase !== PHASE.decide) return;
      if (/Plot your speed/.test(words)) {
        const row = (await table.probe()).filter((w) => /^\d+##choice$/.test(w.label));
        ok(row.length > 0, 'the ladder of speeds');
        const wanted = Number(await freePlot(table));
        const label = await table.page.evaluate((v) => document.querySelector(`#twin-question-0 option[value="${v}"]`).textContent.split(',')[0].trim(), String(wanted));
        await table.click(`${label}##choice`);
        if (++plots === 4) await table.shot('circuit-plot');
      } else if (++prompts === 3) await table.shot('circuit-prompt');
      const before = await table.words();
      await table.click(YELLOW);
      await changed(table, before).catch(async () => {
        throw new Error(`a click on ${(await table.find(YELLOW)).label} did nothing; status ${JSON.stringify(await table.status())}`);
      });
    });
    ok(plots >= 8, `${plots} plots`);
    ok(prompts >= plots, `${prompts} questions on the way`);
    await table.until((s) => s.screen === 'end', 'the end of the race');
    await table.rest();
    await table.shot('circuit-end');
    table.check();
  },

  'Speed Circuit: the keyboard alone drives a turn': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await setUp(table, { cars: 2 });
    await table.page.locator('#canvas').focus();
    for (let n = 0; n < 2; ++n) {                              // car, bid
      const { turn } = await table.until((s) => s.phase === PHASE.decide, 'our decision');
      await table.rest();
      await table.press('Enter');
      await table.until((s) => s.turn > turn, `turn ${turn} over`);
      await table.press('Escape');
    }
    await table.until((s) => s.phase === PHASE.decide && s.turn === 3, 'the first plot');
    await table.rest();
    await table.press('3');                                    // 60
    await table.page.waitForFunction(() => document.querySelector('#twin-order')?.value === '60');
    await table.press('ArrowUp');
    await table.page.waitForFunction(() => document.querySelector('#twin-order')?.value === '40');
    await table.press('Enter');
    for (let n = 0; n < 30; ++n) {
      const s = await table.until((x) => x.turn > 3 || x.phase === PHASE.decide || x.phase === PHASE.film, 'what comes next');
      if (s.turn > 3) break;
      await table.press(s.phase === PHASE.film ? 'Escape' : 'Enter');
      await table.page.waitForTimeout(60);
    }
    equal((await table.status()).turn, 4, 'the turn');
    table.check();
  },

  'Speed Circuit: two at one screen, the cover between secrets': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await setUp(table, { cars: 2, second: 'screen' });
    let covers = 0;
    for (let n = 0; n < 60; ++n) {
      const s = await table.until((x) => [PHASE.decide, PHASE.film, PHASE.cover].includes(x.phase), 'a decision');
      if (s.turn > 5) break;
      if (s.phase === PHASE.film) await table.press('Escape');
      else if (s.phase === PHASE.cover) {
        ++covers;
        const words = await table.words();
        ok(!/Plot your speed|Build your car|Bid for the grid/.test(words), 'nothing secret stands under the cover');
        await table.say('uncover');
        await changed(table, words);
      } else await decide(table);
      await table.page.waitForTimeout(40);
    }
    ok(covers >= 8, `${covers} covers in four secret turns of two drivers`);
    table.check();
  },

  'Speed Circuit: a car and a sheet by link': async ({ url }) => {
    const gmContext = await profile({ ...atDesk, permissions: ['clipboard-read', 'clipboard-write'] });
    const herContext = await profile({ ...onPhone, permissions: ['clipboard-read', 'clipboard-write'] });
    const goTo = async (table, nav, screen) => {
      if ((await table.status()).screen === screen) return;
      await table.page.locator(`#twin [data-id="${nav}"]`).first().focus();
      await table.press('Enter');
      await table.until((s) => s.screen === screen, screen);
    };
    const linkIn = async (table, pattern) => {
      await table.page.waitForFunction((source) => new RegExp(source).test(document.querySelector('#twin').textContent), pattern.source);
      return pattern.exec(await table.words())[1];
    };
    try {
      const gm = await Table.open(gmContext, url), her = new Table(await herContext.newPage());
      await setUp(gm, { cars: 2, second: 'link' });
      await goTo(gm, 'nav-gm', 'gm');
      await gm.say('gm-invite-1');
      let link = await copied(gm.page, `${url}#i`);
      await her.page.goto(url + link.slice(link.indexOf('#')));
      await her.ready();
      const sheets = ['60/60/160/40/6/6', '2 wear, 4 skill', '60; lane 1; corners dice; chips chance 2; slip'];
      for (let turn = 1; turn <= 3; ++turn) {
        await her.until((s) => s.screen === 'table' && s.turn === turn && s.phase === PHASE.decide, `her decision in turn ${turn}`);
        await her.write('order', sheets[turn - 1]);
        await her.say('seal');
        const orders = await linkIn(her, /Orders link: (\S+?#o[\w-]+)/);
        ok(orders.length <= 200, `an orders link of ${orders.length} characters`);
        await goTo(gm, 'nav-table', 'table');
        await gm.until((s) => s.phase === PHASE.decide, 'the decision of the GM who drives');
        await decide(gm);
        await goTo(gm, 'nav-gm', 'gm');
        // What she may not know is not in what she gets: neither of the running turn's orders stands in the table link.
        await gm.rest();
        await gm.write('gm-paste', orders);
        await gm.say('gm-read');
        await gm.say('gm-publish');
        for (let n = 0; n < 40; ++n) {
          const s = await gm.until((x) => x.turn > turn || x.phase === PHASE.decide || x.phase === PHASE.film, 'the turn carried out');
          if (s.turn > turn) break;
          if (s.phase === PHASE.film) await gm.press('Escape');
          else {
            await goTo(gm, 'nav-table', 'table');
            await decide(gm);
          }
          await gm.page.waitForTimeout(40);
        }
        await goTo(gm, 'nav-gm', 'gm');
        await gm.rest();
        link = await linkIn(gm, /Table link: (\S+?#t[\w-]+)/);
        await her.page.goto(`${url}${link.slice(link.indexOf('#'))}`);
      }
      await her.until((s) => s.turn === 4 && !s.unsaved, 'her board at turn 4');
      ok(/slip|chance|lane|plots/i.test(await her.words()), 'the log tells of the turn');
      await her.shot('circuit-player-phone');
      gm.check();
      her.check();
    } finally {
      await gmContext.close();
      await herContext.close();
    }
  },

  'a job in the Worker is cancelled between two slices, the next one is answered, and a table that is left takes its jobs back': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await table.page.evaluate(() => {                      // what the page asks its Worker
      const { jobs } = window.paddock.late;
      const start = jobs.start.bind(jobs);
      window.asked = [];
      jobs.start = (id, kind, letter) => {
        window.asked.push({ id, kind, letter });
        start(id, kind, letter);
      };
    });
    await setUp(table, { cars: 3, second: 'bot hard' });
    await table.page.waitForFunction(() => window.asked.some(({ letter }) => /^1 hard /.test(letter)));
    await table.say('nav-home');
    await table.until((s) => s.screen === 'home', 'home');
    equal(await table.page.evaluate(() => window.paddock.late.jobs.open.size), 0, 'jobs of a table that was left');

    const told = await table.page.evaluate(async () => {
      const letter = (kind, form) => window.asked.find((job) => job.kind === kind && form.test(job.letter)).letter;
      const all = [];
      let news = () => {};
      const jobs = new window.paddock.late.jobs.constructor((id, state, progress, text) => {
        all.push({ id, state, text });
        news();
      });
      const until = (test) => new Promise((done) => {
        news = () => all.some(test) && done();
        news();
      });
      jobs.start(1, 'bot', letter('bot', /^1 hard /));      // builds a car: long work
      jobs.start(2, 'bot', letter('bot', /^1 hard /));
      jobs.start(3, 'card', letter('card', /^speed_circuit\n/));
      jobs.start(4, 'juggle', 'three balls');
      await until(({ id, state }) => id === 1 && state === 1);
      jobs.cancel(1);
      jobs.cancel(2);
      await until(({ id }) => id === 4);
      jobs.giveUp();
      return all;
    });
    const ends = told.filter(({ state }) => state !== 1);
    equal(ends.map(({ id }) => id).join(), '3,4', 'those that were answered, in their order');
    equal(ends.map(({ state }) => state).join(), '2,3', 'done and failed');
    ok(/"facts":\[.*par \d+ turns a lap/.test(ends[0].text), `facts of a track: ${ends[0].text}`);
    ok(/juggle/.test(ends[1].text), `why not: ${ends[1].text}`);
    table.check();
  },
};
