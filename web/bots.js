// The Worker in which bots think (src/platform/bots/bots.cpp). Comes: {ask, link, tasks: ["3 hard 9f01c2", ...]}.
// Goes, one a task: {ask, seat, answer, ms it took}; an empty answer says that the bot could not think.
import { BUILD, marked } from './page/build.js';

importScripts(marked('paddock-bots.js'));
const encoder = new TextEncoder();
const making = self.PaddockBots({ locateFile: marked });
let latest = 0;

function fill(module, words) {
  const bytes = encoder.encode(words);
  const at = module._bots_buffer(bytes.length);
  module.HEAPU8.set(bytes, at);
}

function open(module, link) {
  fill(module, link);
  return module._bots_open() === 1;
}

function think(module, task) {
  fill(module, task);
  return module.UTF8ToString(module._bots_think());
}

// Lets a newer question in between two tasks; what nobody waits for any more is left.
const breathe = () => new Promise((resolve) => setTimeout(resolve));

async function answer({ ask, link, tasks }) {
  const module = await making.catch(() => null);
  let begin = performance.now();
  const ready = module !== null && ask === latest && open(module, link);
  for (const task of tasks) {
    if (ask !== latest) return;
    const words = ready ? think(module, task) : '';
    postMessage({ build: BUILD, ask, seat: Number.parseInt(task, 10), answer: words, ms: performance.now() - begin });
    await breathe();
    begin = performance.now();
  }
}

let queue = Promise.resolve();
self.onmessage = ({ data }) => {
  latest = data.ask;
  queue = queue.then(() => answer(data));
};
