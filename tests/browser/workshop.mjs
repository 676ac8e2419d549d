// The workshop of Car Wars and the referee's calculator, by clicks, by words, on a phone.
import { Table, ok, onPhone } from './lib.mjs';

const YELLOW = /^(Keep this design|Start a duel with it)$/;   // once it is kept it may be raced

async function workshop(context, url) {
  const page = await Table.open(context, url);
  await page.say('workshop');
  await page.leaveTwin();
  await page.until((s) => s.screen === 'designer', 'the workshop');
  await page.rest();
  return page;
}

export const tests = {
  'Car Wars: a vehicle from a template, a fault, its mend, undo, kept': async ({ context, url }) => {
    const page = await workshop(context, url);
    await page.shot('workshop/garage');
    await page.click('Penny##design');
    await page.rest();
    await page.shot('workshop/penny');
    ok(await page.has(YELLOW), 'a template is legal');
    await page.click(YELLOW);
    const toast = await page.settled(/^Penny is kept on this device$/), yellow = await page.find(YELLOW);
    const apart = toast.x >= yellow.x + yellow.w || toast.x + toast.w <= yellow.x || toast.y >= yellow.y + yellow.h || toast.y + toast.h <= yellow.y;
    ok(apart, 'what is announced does not lie over the yellow button');
    await page.click('Weapons##section');
    await page.write('find', 'recoilless');
    await page.leaveTwin();
    await page.rest();
    await page.shot('workshop/search');
    for (let n = 0; n < 3 && await page.has(YELLOW); ++n) {
      await page.click(/^Recoilless rifle##item$/);
      await page.rest();
      const spot = (await page.probe()).find((w) => /^Front##/.test(w.label));
      if (spot) await page.click(spot.label);
      await page.rest();
    }
    ok(!(await page.has(YELLOW)), 'too many guns break a rule');
    await page.shot('workshop/faulty');
    const before = await page.words();
    await page.say('mend-0');
    await page.rest();
    ok((await page.words()) !== before, 'the mend changed something');
    await page.leaveTwin();
    await page.shot('workshop/mended');
    await page.press('Control+z');
    await page.rest();
    await page.write('plate-0', '12');
    await page.leaveTwin();
    await page.rest();
    await page.click('Compare');
    await page.rest();
    await page.shot('workshop/compare');
    await page.page.reload();
    await page.ready();
    await page.say('workshop');
    await page.rest();
    ok(await page.page.locator('#twin-plate-0').inputValue() === '12', 'what lay on the bench lies there after a reload');
    await page.write('design-name', 'Sixpence');
    await page.say('design-keep');
    await page.rest();
    await page.say('design-garage');
    await page.leaveTwin();
    await page.find('Sixpence##own');
    await page.shot('workshop/kept');
    page.check();
  },

  'Speed Circuit: a car is built outside a race, mended, kept, and brought by its tag': async ({ context, url }) => {
    const page = await Table.open(context, url);
    await page.say('workshop-speed_circuit');
    await page.until((s) => s.screen === 'designer' && !s.busy, 'the workshop');
    await page.leaveTwin();
    await page.shot('workshop/circuit-garage');
    await page.click('Allrounder##design');
    await page.rest();
    ok(await page.has(YELLOW), 'a template is legal');
    await page.shot('workshop/circuit');
    await page.click('Top speed##section');
    await page.rest();
    await page.click('Top speed 200##item');
    await page.rest();
    ok(!(await page.has(YELLOW)), 'it costs too much');
    await page.shot('workshop/circuit-dear');
    await page.say('mend-0');
    await page.rest();
    await page.leaveTwin();
    ok(await page.has(YELLOW), 'one press mends it');
    await page.write('design-name', 'Ada');
    await page.say('design-keep');
    await page.rest();
    await page.say('nav-home');
    await page.until((s) => s.screen === 'home' && !s.busy, 'home');
    await page.write('link', 'W433334-E2 ');
    await page.say('open-link');
    await page.until((s) => s.screen === 'designer' && !s.busy, 'a tag opens the workshop');
    ok(/160/.test(await page.words()), 'the car of the tag');
    await page.say('design-garage');
    await page.leaveTwin();
    await page.find('Ada##own');
    page.check();
  },

  'Car Wars: a design comes as a file, an event bans a part, the referee is asked': async ({ context, url }) => {
    const page = await workshop(context, url);
    const kart = { body: 'subcompact', chassis: 'standard', suspension: 'heavy', plant: 'medium', tires: '4 heavy_duty', crew: ['driver'],
      weapons: ['MG front'], armor: { front: 5, right: 3, left: 3, back: 3, top: 2, underbody: 2 } };
    await page.drop('kart.json', JSON.stringify({ name: 'Kart', spec: kart }));
    await page.until((s) => s.screen === 'designer' && !s.busy, 'the design is open');
    ok(/3,848/.test(await page.words()), 'it costs what was published');
    await page.drop('event.json', JSON.stringify({ format: 'paddock-event', game: 'car_wars', event: { budget: 5000, ban: ['MG'] } }));
    await page.rest();
    ok(/event/i.test(await page.words()), 'the event is in force');
    await page.shot('workshop/event');
    await page.say('nav-home');
    await page.say('referee');
    await page.until((s) => s.screen === 'referee', 'the calculator');
    await page.page.locator('#twin-question').selectOption('move.turn');
    await page.write('given-0', '45');
    await page.leaveTwin();
    await page.rest();
    await page.shot('workshop/referee');
    ok(/At 45 mph it moves 1, .* inches in phases 1 to 5/.test(await page.words()), 'the calculator answers');
    page.check();
  },

  'Car Wars: the workshop on a phone': async ({ browser, url }) => {
    const context = await browser.newContext(onPhone);
    const page = await workshop(context, url);
    await page.shot('workshop/phone-garage');
    await page.click('Vesper##design');
    await page.rest();
    await page.shot('workshop/phone-plan');
    await page.click('Parts##Plan, parts or bill');
    await page.rest();
    await page.shot('workshop/phone-parts');
    await page.click('Bill##Plan, parts or bill');
    await page.rest();
    await page.shot('workshop/phone-bill');
    page.check();
    await context.close();
  },
};
