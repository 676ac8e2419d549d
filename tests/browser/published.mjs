// The folder that tools/publish makes: two builds, the newer one with another coding of the first game.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atDesk, equal, ok, openServer, Table, top } from './lib.mjs';
import { nextBuild } from './keeping.mjs';
import { tryRace } from './race.mjs';

const TAG = 180; // links::game_tag("nascar")
const older = join(top, 'build/web-test');
const json = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const publish = (...words) => execFileSync(join(top, 'tools/publish'), words, { stdio: 'pipe' });

function recoded(name, text) {
  if (name !== 'boot.js' && name !== 'versions.json') return text;
  const changed = text.replace(new RegExp(`("?${TAG}"?:"1\\.)1"`), '$12"');
  ok(changed !== text, `${name} says the numbers of the first game`);
  return changed;
}

// In the page: every kept race as if rules 9 had written it, with the check sums of src/store/record.cpp.
async function keptByRulesNine() {
  const [A, B, C, ALL] = [0x9e3779b185ebca87n, 0xc2b2ae3d27d4eb4fn, 0x165667b19e3779f9n, (1n << 64n) - 1n];
  const turned = (v, by) => ((v << by) | (v >> (64n - by))) & ALL;
  const mixed = (v) => {
    let x = ((v ^ (v >> 33n)) * B) & ALL;
    x = ((x ^ (x >> 29n)) * C) & ALL;
    return x ^ (x >> 32n);
  };
  const hash = (bytes, seed) => {
    let [x, y] = [seed ^ A, turned(seed, 31n) ^ C];
    for (let i = 0; i < bytes.length; i += 8) {
      let word = 0n;
      for (let k = 0; k < 8 && i + k < bytes.length; ++k) word |= BigInt(bytes[i + k]) << BigInt(8 * k);
      x = (turned(x ^ ((word * B) & ALL), 31n) * A + y) & ALL;
      y = ((turned((y + word) & ALL, 29n) * C) & ALL) ^ x;
    }
    const size = BigInt(bytes.length);
    x ^= size;
    y = (y + size * A) & ALL;
    const [low, high] = [mixed((x + y) & ALL), mixed(turned(y, 17n) ^ ((x * C) & ALL))];
    return [(low + high) & ALL, high ^ turned(low, 23n)];
  };
  const db = await new Promise((done) => { indexedDB.open('paddock', 1).onsuccess = ({ target }) => done(target.result); });
  const name = db.objectStoreNames[0];
  const ask = (work) => new Promise((done) => { work(db.transaction(name, 'readwrite').objectStore(name)).onsuccess = ({ target }) => done(target.result); });
  let changed = 0;
  for (const key of await ask((store) => store.getAllKeys())) {
    const bytes = new Uint8Array(await ask((store) => store.get(key)));
    const at = new TextDecoder('latin1').decode(bytes).indexOf('"rules":1,');
    if (at < 0) continue;
    bytes[at + 8] = '9'.charCodeAt(0);
    const view = new DataView(bytes.buffer);
    hash(bytes.subarray(40), hash(bytes.subarray(0, 24), 0n)[0]).forEach((half, i) => view.setBigUint64(24 + 8 * i, half, true));
    await ask((store) => store.put(bytes, key));
    ++changed;
  }
  db.close();
  return changed;
}

// A link of each kind and where it opens, by the golden corpus.
function golden(kind, game = 'nascar') {
  for (const moment of json(top, `tests/golden/0.4.0/${game}.json`).races[1]) {
    const link = moment.links.find((one) => one[1] === kind);
    if (link && moment.turn > 1) return { link, turn: moment.turn };
  }
  throw new Error(`no link of kind ${kind}`);
}

export const tests = {
  'publishing keeps earlier builds, and the page sends a link to the build that wrote it': async ({ browser }) => {
    const root = mkdtempSync(join(tmpdir(), 'paddock-site-'));
    const newer = nextBuild(older, recoded);
    const [was, is] = [json(older, 'versions.json').id, json(newer, 'versions.json').id];
    publish(root, older);
    publish(root, newer);
    publish(root, newer); // once more changes nothing
    equal(json(root, 'builds.json').builds.map(({ id }) => id).join(), [is, was].join(), 'the builds, newest first');
    equal(readdirSync(join(root, 'b')).sort().join(), [is, was].sort().join(), 'their folders');
    equal(readFileSync(join(root, 'index.html'), 'utf8'), readFileSync(join(newer, 'index.html'), 'utf8'), 'the page in front');
    const server = await openServer(root);
    const context = await browser.newContext(atDesk);
    try {
      const there = `${server.url}b/${was}/`;
      const opens = async (table, { turn }, address, what) => {
        await table.page.waitForURL((url) => url.href.split('#')[0] === address);
        await table.ready();
        await table.until((s) => s.screen !== 'home' && s.turn === turn, what);
        ok(await table.page.evaluate((build) => document.querySelector('#glue').src.endsWith(build), address === there ? was : is), `${what}: its build`);
      };
      const table = await Table.open(context, server.url, golden('i').link);
      await opens(table, golden('i'), there, 'an invitation, before there is a service worker');

      const running = await Table.open(context, server.url);
      await running.page.evaluate(() => navigator.serviceWorker.ready);
      await running.page.reload(); // the page in front has its worker now, and the links still leave it
      await running.ready();
      ok(await running.page.evaluate(() => Boolean(navigator.serviceWorker.controller)), 'a worker has the page');
      await running.page.evaluate((link) => { location.hash = link; }, golden('t').link);
      await opens(running, golden('t'), there, 'a table link in the address bar of a running page');

      const own = await Table.open(context, server.url, golden('t', 'speed_circuit').link);
      await opens(own, golden('t', 'speed_circuit'), server.url, 'a link of a game whose numbers are the same');

      rmSync(join(root, 'b', was), { recursive: true });
      const lost = await Table.open(context, server.url, golden('i').link);
      equal(lost.page.url().split('#')[0], server.url, 'the address when the earlier build is gone');
      writeFileSync(join(root, 'builds.json'), 'no list');
      const unlisted = await Table.open(context, server.url, golden('i').link);
      equal(unlisted.page.url().split('#')[0], server.url, 'the address when there is no list');
      for (const one of [table, running, own]) one.check();
    } finally {
      await context.close();
      await server.close();
      for (const folder of [root, newer]) rmSync(folder, { recursive: true });
    }
  },

  'a race that other rules keep on this device goes on in the build that has them': async ({ browser }) => {
    const root = mkdtempSync(join(tmpdir(), 'paddock-site-'));
    const newer = nextBuild(older, recoded);
    publish(root, older);
    publish(root, newer);
    const [is, was] = json(root, 'builds.json').builds;
    const server = await openServer(root);
    const context = await browser.newContext(atDesk);
    try {
      const table = await Table.open(context, server.url);
      await tryRace(table);
      await table.saved();
      ok(await table.page.evaluate(keptByRulesNine) > 0, 'a race is kept');
      await table.page.reload();
      await table.ready();
      await table.rest();
      ok(/rules 9 of/.test(await table.words()), 'no build has its rules: it says so');
      equal(table.page.url(), server.url, 'and stays');
      writeFileSync(join(root, 'builds.json'), JSON.stringify({ builds: [is, { ...was, games: { ...was.games, [TAG]: '9.4' } }] }));
      await table.page.reload();
      await table.page.waitForURL(`${server.url}b/${was.id}/`);
      await table.ready();
      await table.rest();
      ok(/rules 9 of/.test(await table.words()), 'that build opens the race (of the same rules as the first one here)');
    } finally {
      await context.close();
      await server.close();
      for (const folder of [root, newer]) rmSync(folder, { recursive: true });
    }
  },

  'publishing does not touch what it did not make, nor go on when an earlier build is missing': async () => {
    const root = mkdtempSync(join(tmpdir(), 'paddock-site-'));
    const newer = nextBuild(older);
    const refused = (build, pattern) => {
      try {
        publish(root, build);
      } catch ({ status, stderr }) {
        return ok(status === 1 && pattern.test(String(stderr)), `publish says: ${stderr}`);
      }
      throw new Error('publish went on');
    };
    writeFileSync(join(root, 'thesis.txt'), 'mine');
    refused(older, /files that publish did not put there/);
    ok(!existsSync(join(root, 'b')) && existsSync(join(root, 'thesis.txt')), 'nothing was touched');
    rmSync(join(root, 'thesis.txt'));
    refused(tmpdir(), /no build of the page/);
    publish(root, older);
    rmSync(join(root, 'b', json(older, 'versions.json').id), { recursive: true });
    refused(newer, /is missing; put it back first/);
    for (const folder of [root, newer]) rmSync(folder, { recursive: true });
  },
};
