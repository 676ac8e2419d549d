// What the browser does to what is kept: storage that is denied, fails, is deleted or never answers; copies of one race; a
// GM on another device; a tab that is older than the service worker.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atDesk, equal, ok, openServer, Table, top } from './lib.mjs';
import { goTo, hostRace } from './links.mjs';
import { PHASE, tryRace } from './race.mjs';

// A page whose indexedDB.open does what `how` says, as long as window.broken holds.
async function openBroken(context, url, how, hash = '') {
  const table = new Table(await context.newPage());
  await table.page.addInitScript((way) => {
    window.broken = true;
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...rest) {
      if (!window.broken) return open.apply(this, rest);
      if (way === 'denied') throw new DOMException('The user denied permission to access the database.', 'SecurityError');
      if (way === 'silent') return new EventTarget();
      const request = new EventTarget();
      setTimeout(() => request.onerror && request.onerror(new Event('error')));
      request.error = new DOMException('Internal error opening backing store', 'UnknownError');
      return request;
    };
  }, how);
  await table.page.goto(url + hash);
  await table.ready();
  return table;
}

async function decide(table) {
  await table.until((s) => s.screen === 'table' && s.phase === PHASE.decide, 'our decision');
  await table.rest();
}

// One turn more against bots.
async function driveTurn(table, order = 'M') {
  const { turn } = await table.status();
  await table.write('order', order);
  await table.rest();
  await table.say('seal');
  await table.until((s) => s.turn > turn, 'the next turn');
  for (let n = 0; n < 50 && (await table.status()).phase !== PHASE.decide; ++n) {
    await table.press('Escape');
    await table.page.waitForTimeout(50);
  }
  await decide(table);
}

// What the page gives as a file.
async function savedFile(table, press) {
  const [download] = await Promise.all([table.page.waitForEvent('download'), press()]);
  return readFileSync(await download.path(), 'utf8');
}

async function raceFile(table) {
  await table.saved();
  await table.say('nav-links');
  const file = await savedFile(table, () => table.say('save-file'));
  await table.say('close-sheet');
  await table.rest();
  return file;
}

async function home(table) {
  await table.say('nav-home');
  await table.until((s) => s.screen === 'home', 'home');
  await table.rest();
}

const races = (table) => table.page.locator('#twin button[data-id^="open-"]:not([data-id="open-link"])').count();

// A second build of the page: the same files under another build's name; its bots are told apart by `self.newer`. `edit` may
// change a file besides.
export function nextBuild(from, edit = (name, text) => text) {
  const root = mkdtempSync(join(tmpdir(), 'paddock-build-'));
  cpSync(from, root, { recursive: true });
  const read = (name) => readFileSync(join(root, name), 'utf8');
  const hash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const build = /boot\.js\?([0-9a-f]{16})/.exec(read('index.html'))[1];
  const next = hash(`after ${build}`);
  let worker = read('sw.js').replaceAll(build, next);
  for (const name of readdirSync(root).filter((file) => /\.(js|html|json)$/.test(file) && file !== 'sw.js')) {
    const before = read(name);
    const after = edit(name, before.replaceAll(build, next)) + (name === 'bots.js' ? '\nself.newer=true;' : '');
    writeFileSync(join(root, name), after);
    worker = worker.replaceAll(hash(before), hash(after));
  }
  writeFileSync(join(root, 'sw.js'), worker);
  return root;
}

export const tests = {
  'a browser that denies its storage says so, and the race is not called open elsewhere': async ({ context, url }) => {
    const table = await openBroken(context, url, 'denied');
    await table.rest();
    ok(/does not let Paddock read what it keeps/.test(await table.words()), 'Home says it');
    await table.shot('storage-denied-home');
    await tryRace(table);
    await decide(table);
    await driveTurn(table);
    const status = await table.status();
    ok(!status.readOnly, 'the race can be played');
    ok(!/another tab/.test(await table.words()), 'no other tab is spoken of');
    ok(/does not let Paddock read what it keeps/.test(await table.words()), 'the race says it');
    await table.shot('storage-denied');
    await table.resize(390, 844);
    await table.shot('storage-denied-phone');
    table.check();
  },

  'storage that fails at the start is told, read later, and nothing unread is overwritten': async ({ context, url }) => {
    const first = await Table.open(context, url);
    await hostRace(first);
    await first.rest();
    const { game } = await first.saved();
    await goTo(first, 'nav-gm', 'gm');
    await first.rest();
    const link = /Table link: \S+?(#t[\w-]+)/.exec(await first.words())[1];
    await first.page.close();
    const player = await Table.open(context, url, link);           // his copy, with a draft
    await player.say('pick-1');
    await decide(player);
    await player.write('order', 'AMMML');
    await player.saved();
    await player.page.close();

    const table = await openBroken(context, url, 'failing', link);
    await table.until((s) => s.screen === 'table', 'the link opens all the same');
    await table.rest();
    ok(/nothing is overwritten/.test(await table.words()), `it is told: ${(await table.words()).slice(0, 300)}`);
    await table.say('pick-1');
    await decide(table);
    await table.write('order', 'M');
    await table.rest();
    await table.page.evaluate(() => { window.broken = false; });
    await table.page.waitForFunction(() => !/nothing is overwritten/.test(document.querySelector('#twin').textContent), null, { timeout: 40_000 });
    await table.rest();
    equal(await table.page.locator('#twin-order').inputValue(), 'AMMML', 'the draft that was kept');
    ok(/kept here already/.test(await table.words()), 'both copies are spoken of');
    await table.say('problem-other');
    await decide(table);
    equal(await table.page.locator('#twin-order').inputValue(), 'M', 'the draft that was written meanwhile');
    await table.saved();
    await home(table);
    equal(await races(table), 3, 'the GM\'s race and both copies');
    ok((await table.words()).includes('copy 2'), 'the second copy is told apart');
    equal((await table.page.locator(`#twin button[data-id="open-${game}"]`).count()), 1, 'the GM\'s race');
    table.check();
  },

  'storage that never answers holds nothing up, and is told': async ({ context, url }) => {
    const table = await openBroken(context, url, 'silent');
    await table.rest();
    ok(/does not answer/.test(await table.words()), 'it is told');
    await table.shot('storage-silent');
    await tryRace(table);
    await decide(table);
    await driveTurn(table);
    await table.page.evaluate(() => { window.broken = false; });
    await table.page.waitForFunction(() => !/does not answer/.test(document.querySelector('#twin').textContent), null, { timeout: 60_000 });
    await table.saved();
    table.check();
  },

  'a database that is deleted while the page is open is made anew': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await tryRace(table);
    await decide(table);
    await table.saved();
    await table.page.evaluate(() => new Promise((done) => { indexedDB.deleteDatabase('paddock').onsuccess = done; }));
    await driveTurn(table);
    const { game, turn } = await table.saved();
    ok(!/not saved/.test(await table.words()), 'it is kept');
    await table.page.reload();
    await table.ready();
    await table.until((s) => s.game === game && s.turn === turn, 'the race after a reload');
    table.check();
  },

  'an older file of a race leaves the newer copy alone, a parted one stands beside it': async ({ context, url }) => {
    const table = await Table.open(context, url);
    await tryRace(table);
    await decide(table);
    const v1 = await raceFile(table);
    await driveTurn(table);
    const v2 = await raceFile(table);
    const { game } = await table.status();
    await home(table);
    await table.page.evaluate(() => new Promise((done) => { indexedDB.deleteDatabase('paddock').onsuccess = done; }));
    await table.page.reload();
    await table.ready();

    await table.drop('v1.json', v1);
    await table.until((s) => s.turn === 1, 'v1');
    await table.drop('v2.json', v2);
    await table.until((s) => s.turn === 2 && s.game === game, 'v2');
    await decide(table);
    await driveTurn(table, 'MM');
    const newest = await table.saved();
    await table.drop('v1.json', v1);
    await table.until((s) => s.problem !== '', 'a sentence');
    equal((await table.status()).hash, newest.hash, 'the newer copy is open');
    ok(/ends in turn 1; the copy kept here goes on from there and is in turn 3/.test(await table.words()), `what happened: ${(await table.words()).slice(0, 400)}`);
    await table.shot('older-file');
    await table.resize(390, 844);
    await table.shot('older-file-phone');
    await table.resize(1440, 900);
    await table.say('problem-other');
    await table.until((s) => s.turn === 1 && s.game === `${game}-2`, 'the older one as a copy of its own');
    await decide(table);
    await driveTurn(table, 'A');
    await table.saved();
    const fork = await raceFile(table);
    await home(table);
    equal(await races(table), 2, 'both copies');
    await table.say(`open-${game}`);
    await table.until((s) => s.turn === 3 && s.hash === newest.hash, 'the newest copy as it was');

    await table.drop('fork.json', fork);
    await table.until((s) => s.game === `${game}-2` && s.turn === 2, 'the parted file finds its copy');
    await table.until((s) => !s.unsaved, 'saved');
    table.check();
  },

  'a GM goes on from a back-up on another device': async ({ browser, context, url }) => {
    const gm = await Table.open(context, url);
    await hostRace(gm);
    await goTo(gm, 'nav-gm', 'gm');
    await gm.write('gm-paste', 'Marta: (6M)B');
    await gm.say('gm-read');
    await gm.page.waitForFunction(() => /Orders in: 1 of 2/.test(document.querySelector('#twin').textContent));
    await gm.page.waitForTimeout(5000);                             // what has just been said is gone
    await gm.saved();
    const before = await gm.words();
    await home(gm);
    const file = await savedFile(gm, () => gm.say('backup'));
    const elsewhere = await browser.newContext(atDesk);
    const table = await Table.open(elsewhere, url);
    await table.drop('paddock-races.json', file);
    await table.until((s) => s.screen === 'gm' || s.screen === 'table', 'the race');
    if ((await table.status()).screen !== 'gm') await table.say('nav-gm');
    await table.until((s) => s.screen === 'gm', 'the desk');
    await table.rest();
    equal((await table.words()).replace(/\d+ (min|h) ago|just now/g, 'then'), before.replace(/\d+ (min|h) ago|just now/g, 'then'), 'the desk');
    await table.saved();
    table.check();
    await elsewhere.close();
  },

  'a GM goes on from his table link on another device': async ({ browser, context, url }) => {
    const gm = await Table.open(context, url);
    await hostRace(gm);
    await goTo(gm, 'nav-gm', 'gm');
    await gm.say('gm-publish').catch(() => {});
    await gm.rest();
    const link = /Table link: \S+?(#t[\w-]+)/.exec(await gm.words())[1];
    const { game, turn } = await gm.status();
    const elsewhere = await browser.newContext(atDesk);
    const table = await Table.open(elsewhere, url, link);
    await table.until((s) => s.phase === PHASE.pick, 'whose seat?');
    await table.rest();
    await table.shot('pick-seat');
    await table.resize(390, 844);
    await table.shot('pick-seat-phone');
    await table.resize(1440, 900);
    await table.click('I am the GM: go on from here');
    await table.until((s) => s.game === game && s.turn === turn && s.problem !== '', 'the table');
    ok(/dice from now on are new/.test(await table.words()), 'what a table link does not hold');
    await table.shot('gm-goes-on');
    await table.say('problem-close');
    await table.saved();
    await table.page.goto(url);                                     // the link again finds the desk
    await table.ready();
    await table.page.goto(url + link);
    await table.until((s) => s.phase === PHASE.pick, 'whose seat?');
    await table.say('go-on-as-gm');
    await table.until((s) => s.game === game && s.problem === '', 'the desk that is kept');
    await table.saved();
    await home(table);
    equal(await races(table), 1, 'one race');
    table.check();
    await elsewhere.close();
  },

  'an old tab keeps the bots of its own build, and the text view offers the update': async ({ browser }) => {
    const from = join(top, 'build/web-test');
    const root = mkdtempSync(join(tmpdir(), 'paddock-site-'));
    cpSync(from, root, { recursive: true });
    const newer = nextBuild(from);
    const server = await openServer(root);
    const context = await browser.newContext(atDesk);
    try {
      const old = await Table.open(context, server.url);
      await old.page.evaluate(() => navigator.serviceWorker.ready);
      await old.page.waitForTimeout(1500);
      const other = await Table.open(context, server.url);
      cpSync(newer, root, { recursive: true });
      await other.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
      await other.twin('nav-update').waitFor({ state: 'attached', timeout: 20_000 });
      await old.twin('nav-update').waitFor({ state: 'attached', timeout: 20_000 });
      const reloaded = other.page.waitForEvent('load');
      await other.say('nav-update');
      await reloaded;
      await other.ready();
      const botsOf = async (table) => {
        const started = table.page.waitForEvent('worker');
        await tryRace(table);
        return (await started).evaluate(() => Boolean(self.newer));
      };
      equal(await botsOf(old), false, 'the old tab has newer bots');
      await decide(old);
      ok(!/could not be loaded/.test(await old.words()), 'the old tab has its bots');
      equal(await botsOf(other), true, 'the new tab has the newer bots');
      await old.page.close();
      await other.page.reload();
      await other.ready();
      await other.page.waitForFunction(async () => (await caches.keys()).filter((name) => name.startsWith('paddock:')).length === 1);
      other.check();
    } finally {
      await context.close();
      await server.close();
      rmSync(root, { recursive: true });
      rmSync(newer, { recursive: true });
    }
  },
};
