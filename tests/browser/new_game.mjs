// tools/new_game's copy of the null game in the page: found on Home, set up, played to its end against bots, kept over a reload and
// opened from its link. Run in the copy of the project. Last line: "N passed, N failed".
import { join } from 'node:path';
import { PHASE } from './race.mjs';
import { atDesk, launch, ok, openServer, Table, top } from './lib.mjs';

async function play(context, url) {
  const table = await Table.open(context, url);
  await table.until((s) => !s.busy, 'late code');
  await table.say('setup-copied');
  await table.until((s) => s.screen === 'setup', 'the set-up');
  await table.shot('new-game-setup');
  await table.say('start');
  await table.until((s) => s.screen === 'table', 'the table');
  for (let n = 0; ; ++n) {
    const status = await table.onward((s) => s.over || [PHASE.decide, PHASE.film, PHASE.cover].includes(s.phase), 'our decision');
    if (status.over) break;
    ok(n < 400, 'an end');
    if (status.phase === PHASE.film) await table.press('Escape');
    else if (status.phase === PHASE.cover) await table.say('uncover');
    else {
      await table.write('order', String(1 + n % 3));
      await table.rest();
      if (n < 2) await table.shot('new-game-table');
      await table.say('seal');
    }
  }
  const { hash } = await table.saved();
  await table.shot('new-game-end');
  await table.page.reload();
  await table.ready();
  await table.until((s) => s.over && s.hash === hash, 'the race that is kept');
  table.check();
}

const server = await openServer();
const browser = await launch();
let failed = 0;
try {
  await play(await browser.newContext(atDesk), server.url);
} catch (error) {
  failed = 1;
  console.log(`FAIL  ${error.stack}`);
}
await browser.close();
await server.close();
console.log(`pictures: ${join(top, 'build/test-logs/browser')}`);
console.log(`${1 - failed} passed, ${failed} failed`);
process.exit(failed);
