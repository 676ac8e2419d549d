// An event: a season of bots from the form to its table, on a desk and on a phone, by clicks and by words.
import { Table, ok, onPhone } from './lib.mjs';

async function season(context, url) {
  const page = await Table.open(context, url);
  await page.say('events');
  await page.rest();
  for (const [id, value] of [['new-title', 'Spring Cup'], ['new-count', '2'], ['new-entrants', 'Ann (bot easy): laurels 2\nBo (bot easy)\nCy (bot easy)']])
    await page.write(id, value);
  await page.say('new-start');
  await page.rest();
  return page;
}

export const tests = {
  'an event: drawn, kept over a reload, a result written down, its table': async ({ context, url }) => {
    const page = await season(context, url);
    await page.leaveTwin();
    ok(await page.has(/^Draw Round 1##event$/), 'the yellow button draws the first round');
    await page.shot('events/home');
    await page.click('Draw Round 1##event');
    await page.rest();
    await page.shot('events/round');
    await page.page.reload();
    await page.ready();
    await page.say('events');
    await page.rest();
    await page.leaveTwin();
    await page.click(/^By hand##/);
    await page.write('event-places', '2 1 3');
    await page.say('event-places-enter');
    await page.leaveTwin();
    await page.rest();
    await page.click('Standings##Event');
    await page.rest();
    ok(await page.has('Entrant Bo'), 'the table has its lines');
    await page.click('Entrant Bo');
    await page.rest();
    await page.shot('events/table');
    page.check();
  },
  'an event beside another one, each in its own place': async ({ context, url }) => {
    const page = await season(context, url);
    await page.say('event-another');
    await page.rest();
    await page.say('kept-0');
    await page.rest();
    ok(/Spring Cup/.test(await page.words()), 'the first one is still here');
    page.check();
  },
  'an event on a phone': async ({ browser, url }) => {
    const context = await browser.newContext(onPhone);
    const page = await season(context, url);
    await page.leaveTwin();
    await page.shot('events/phone');
    ok(await page.has(/^Draw Round 1##event$/), 'one thing is next');
    page.check();
    await context.close();
  },
};
