// A race by link between browsers that share nothing, and two tabs of one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atDesk, copied, equal, ok, onPhone, profile, Table, top } from './lib.mjs';
import { PHASE, tryRace } from './race.mjs';

// A two-car race: the second car belongs to somebody with a link.
export async function hostRace(table) {
  await table.say('setup-nascar');
  await table.until((s) => s.screen === 'setup', 'the set-up screen');
  for (let n = 0; n < 12; ++n) {
    const drop = table.twin('drop-seat');
    if ((await drop.getAttribute('aria-disabled')) === 'true') break;
    const before = await table.words();
    await table.say('drop-seat');
    await table.page.waitForFunction((old) => document.querySelector('#twin').textContent !== old, before);
  }
  await table.page.locator('#twin-driver-1').selectOption('link');
  await table.rest();
  await table.say('start');
  await table.until((s) => s.screen === 'table' || s.screen === 'gm', 'the race');
}

export async function goTo(table, nav, screen) {
  if ((await table.status()).screen === screen) return;
  await table.page.locator(`#twin [data-id="${nav}"]`).first().focus();
  await table.press('Enter');
  await table.until((s) => s.screen === screen, screen);
}

// An invite to a race in which the referee ruled after the first turn, made by the command line.
function ruledInvite() {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-ruling-'));
  const file = (name, value) => {
    writeFileSync(join(folder, name), JSON.stringify(value));
    return join(folder, name);
  };
  const cli = (...words) => execFileSync(join(top, 'build/native/paddock-cli'), words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const save = join(folder, 'race.json');
    const seats = ['Ann', 'Ben'].map((name) => ({ name, driver: 'link' }));
    cli('play', file('setup.json', { game: 'nascar', track: 'short_oval', laps: 1, seats }), '--absent', '--out', save);
    cli('play', save, '--ruling', file('ruling.json', { author: 'Ruth', reason: 'a slip of mine', patch: { '/cars/0/cards': 9 } }), '--out', save);
    equal(JSON.parse(readFileSync(save, 'utf8')).rulings.length, 1, 'rulings in the save');
    return cli('link', 'encode', save, '--kind', 'invite', '--seat', '1');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function linkIn(table, pattern) {
  await table.page.waitForFunction((source) => new RegExp(source).test(document.querySelector('#twin').textContent), pattern.source);
  return pattern.exec(await table.words())[1];
}

export const tests = {
  'a page whose late code does not come says so, keeps the race and goes on when it does': async ({ browser, url }) => {
    const context = await browser.newContext(atDesk);
    await context.addInitScript(() => delete Navigator.prototype.serviceWorker);   // it would answer from its cache
    let refused = 0;
    let broken = false;
    await context.route('**/paddock-late.wasm*', (route) => {
      if (!broken) return route.continue();
      ++refused;
      return route.fulfill({ status: 503, body: 'busy' });
    });
    const before = await Table.open(context, url);
    await hostRace(before);
    await before.saved();
    const { game } = await before.status();
    await before.page.close();
    broken = true;
    const gm = await Table.open(context, url);
    await gm.say(`open-${game}`);
    ok(/On its way/.test(await gm.words()) && (await gm.status()).screen === 'home', 'it says that it waits');
    await gm.resize(390, 844);
    await gm.shot('late-coming-phone');
    await gm.resize(1440, 900);
    await gm.shot('late-coming');
    broken = false;
    await gm.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'the race, without a reload or another press', 70_000);
    ok(refused > 0 && (await gm.status()).game === game, `${refused} times refused, the same race`);
    gm.check();
    await context.close();
  },

  'what is pressed before the late code has come waits for it': async ({ browser, url }) => {
    // A visitor of his own each time: where a race is kept, the page waits for the code before it starts.
    const visit = async (act) => {
      const context = await browser.newContext(atDesk);
      await context.addInitScript(() => delete Navigator.prototype.serviceWorker);   // it would answer from its cache
      let come;
      const gate = new Promise((resolve) => (come = resolve));
      await context.route('**/paddock-late.wasm*', async (route) => {
        await gate;
        await route.continue().catch(() => {});                                      // the page may be gone
      });
      const table = await Table.open(context, url);
      await table.rest();
      await act(table, come);
      await table.rest();
      table.check();
      come();
      await context.close();
    };
    let buttons = [];
    await visit(async (table) => {
      buttons = await table.page.locator('#twin button[aria-disabled="false"]').evaluateAll((all) => all.map((one) => one.dataset.id));
    });
    ok(buttons.includes('try') && buttons.length > 4, `Home's buttons: ${buttons}`);
    for (const id of buttons.filter((one) => one !== 'file')) await visit((table) => table.say(id));   // a file dialog holds the page up
    await visit(async (table, come) => {
      await table.press('Enter');
      await table.press('Enter');
      await table.rest();
      ok(/On its way/.test(await table.words()) && (await table.status()).screen === 'home', 'it waits');
      come();
      await table.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'our decision');
    });
    await visit(async (table, come) => {   // nothing that was dropped is lost
      for (const game of ['nascar', 'speed_circuit']) {
        const { races } = JSON.parse(readFileSync(join(top, 'tests/golden', readdirSync(join(top, 'tests/golden'))[0], `${game}.json`), 'utf8'));
        await table.drop(`${game}.json`, JSON.stringify(races[0][0].save));
      }
      come();
      await table.until((s) => s.screen !== 'home', 'a race');
      await table.saved();
      await goTo(table, 'nav-home', 'home');
      await table.rest();
      const kept = await table.page.locator('#twin button[data-id^="open-"]:not([data-id="open-link"])').count();
      ok(kept === 2, `${kept} of two files are kept: ${await table.words()}`);
    });
    await visit(async (table, come) => {
      await table.say('setup-gravel_kings');
      come();
      await table.until((s) => s.screen === 'setup', 'the set-up');
    });
  },

  'a link with a referee\'s ruling opens, tells of it and is kept': async ({ context, url }) => {
    const link = ruledInvite();
    const her = await Table.open(context, url, link.slice(link.indexOf('#')));
    await her.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'her decision');
    ok(/Ruling by Ruth: .*'s car: wild cards is 9, was \d+ \(a slip of mine\)/.test(await her.words()), 'the log tells of it');
    await her.shot('ruling');
    await her.write('order', 'A(7M)');
    await her.say('seal');
    await her.saved();
    const { game } = await her.status();
    await her.page.close();
    const again = await Table.open(context, url);
    await again.say(`open-${game}`);
    await again.until((s) => s.screen === 'table', 'the kept race');
    ok(/Ruling by Ruth/.test(await again.words()), 'it is kept');
    again.check();
  },

  'a turn by link between two browser profiles': async ({ url }) => {
    const gmContext = await profile({ ...atDesk, permissions: ['clipboard-read', 'clipboard-write'] });
    const herContext = await profile({ ...onPhone });
    try {
      const gm = await Table.open(gmContext, url);
      await hostRace(gm);
      await goTo(gm, 'nav-gm', 'gm');
      await gm.say('gm-invite-1');
      const invite = await copied(gm.page, `${url}#i`);
      const her = await Table.open(herContext, url, invite.slice(invite.indexOf('#')));
      await her.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'her decision');
      ok(!(await her.page.url()).includes('#i'), 'the link left the address bar');
      await her.write('order', 'A(7M)');
      await her.say('seal');
      const orders = await linkIn(her, /Orders link: (\S+?#o[\w-]+)/);
      ok(orders.length <= 160, `an orders link of ${orders.length} characters`);
      await her.shot('player-sealed');
      await goTo(gm, 'nav-table', 'table');
      await gm.until((s) => s.phase === PHASE.decide, 'the decision of the GM who drives');
      await gm.write('order', '(6M)');
      await gm.say('seal');
      await goTo(gm, 'nav-gm', 'gm');
      await gm.write('gm-paste', `Hi, sorry I am late.\n\n${orders}\n\nSee you!`);
      await gm.say('gm-read');
      await gm.shot('gm-desk');
      await gm.say('gm-publish');
      await gm.until((s) => s.turn === 2, 'turn 2');
      await gm.rest();
      const next = await linkIn(gm, /Table link: (\S+?#t[\w-]+)/);
      await her.page.goto(`${url}${next.slice(next.indexOf('#'))}`);
      await her.until((s) => s.screen === 'table' && s.turn === 2 && !s.unsaved, 'her board at turn 2');
      await her.page.reload();
      await her.ready();
      await her.until((s) => s.screen === 'table' && s.turn === 2, 'her board at turn 2 after a reload');
      gm.check();
      her.check();
    } finally {
      await gmContext.close();
      await herContext.close();
    }
  },

  'the deadline reaches the player, and a published turn is taken back, which is asked once': async ({ url }) => {
    const gmContext = await profile({ ...atDesk, permissions: ['clipboard-read', 'clipboard-write'] });
    const herContext = await profile({ ...onPhone });
    try {
      const gm = await Table.open(gmContext, url);
      await hostRace(gm);
      await gm.until((s) => s.screen === 'gm', 'the invitations');
      await gm.page.locator('#twin-gm-pace').selectOption('1');
      await gm.page.waitForFunction(() => /Turn 1 closes \w+day \d+ \w+ \d{4}, \d\d:\d\d \(UTC/.test(document.querySelector('#twin').textContent));
      await gm.say('gm-invite-all');
      const invitations = await copied(gm.page, /GM desk, (.+?), turn 1/.exec(await gm.words())[1]);
      ok(/closes .*\(UTC/.test(invitations) && /#i[\w-]+/.test(invitations), `the invitations: ${invitations.slice(0, 300)}`);
      const her = await Table.open(herContext, url, /#i[\w-]+/.exec(invitations)[0]);
      await her.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'her decision');
      ok(/This turn closes .*\(UTC.*in \d+ (d|h)/.test(await her.words()), 'her deadline');
      await her.shot('player-deadline');
      await goTo(gm, 'nav-table', 'table');
      await gm.until((s) => s.phase === PHASE.decide, 'the decision of the GM who drives');
      await gm.write('order', '(6M)');
      await gm.say('seal');
      await goTo(gm, 'nav-gm', 'gm');
      await gm.say('gm-auto-1');
      await gm.say('gm-publish');
      await gm.until((s) => s.turn === 2, 'turn 2');
      await gm.rest();
      ok(/Turn 1 is published\. This goes out now/.test(await gm.words()), 'what goes out');
      await gm.shot('gm-to-send');
      await gm.say('gm-unpublish');
      await gm.page.waitForFunction(() => /Yes, take it back/.test(document.querySelector('#twin').textContent));
      await gm.write('gm-why-back', 'Olle wrote in time');
      await gm.say('gm-unpublish');
      await gm.until((s) => s.turn === 1, 'turn 1 again');
      await gm.say('gm-hand-1');                            // who never answers: a bot takes the car, and gives it back
      await gm.page.waitForFunction(() => /Marta drives again/.test(document.querySelector('#twin').textContent));
      await gm.shot('gm-handed-over');
      await gm.say('gm-hand-1');
      await gm.page.waitForFunction(() => /A bot drives on for Marta/.test(document.querySelector('#twin').textContent));
      gm.check();
      her.check();
    } finally {
      await gmContext.close();
      await herContext.close();
    }
  },

  'the table link holds no order of the running turn': async ({ context, url }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const gm = await Table.open(context, url);
    await hostRace(gm);
    await goTo(gm, 'nav-gm', 'gm');
    const before = await linkIn(gm, /Table link: (\S+?#t[\w-]+)/);
    await goTo(gm, 'nav-table', 'table');
    await gm.until((s) => s.phase === PHASE.decide, 'my decision');
    await gm.write('order', 'A(6M)L');
    await gm.say('seal');
    await goTo(gm, 'nav-gm', 'gm');
    await gm.rest();
    equal(await linkIn(gm, /Table link: (\S+?#t[\w-]+)/), before, 'the table link after an order was sealed');
    gm.check();
  },

  'two tabs of one race do not destroy each other': async ({ context, url }) => {
    const one = await Table.open(context, url);
    await tryRace(one);
    await one.until((s) => s.phase === PHASE.decide, 'my decision');
    await one.saved();
    const two = await Table.open(context, url);
    const id = (await one.status()).game;
    await two.say(`open-${id}`);
    await two.until((s) => s.screen === 'table' && s.readOnly, 'the second tab only looks');
    ok(/another tab/i.test(await two.words()), 'the second tab is told');
    await two.shot('second-tab');
    await two.say('take-over');
    await two.until((s) => !s.readOnly, 'the second tab plays');
    await one.until((s) => s.readOnly, 'the first tab only looks');
    two.check();
  },
};
