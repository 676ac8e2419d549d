// The Worker in which jobs are done (src/platform/bots/bots.cpp), first come, first served. Comes: {id, kind, letter}, {cancel: id}.
// Goes: {build, id, state, progress, text, ms it took}; `state` as in page/bots.js.
import { BUILD, marked } from './page/build.js';

importScripts(marked('paddock-bots.js'));
const RUNNING = 1, DONE = 2, FAILED = 3;
const SLICE_MS = 20, NODES = 2000; // between two looks at what has come in, and at the clock
const encoder = new TextEncoder();
const making = self.PaddockBots({ locateFile: marked });
const queue = []; // the first is at work
let busy = false;

function begin(module, { kind, letter }) {
  const bytes = encoder.encode(`${kind}\n${letter}`);
  const at = module._bots_buffer(bytes.length);
  module.HEAPU8.set(bytes, at);
  module._bots_begin();
}

function slice(module) {
  const until = performance.now() + SLICE_MS;
  let ended = 0;
  while (!ended && performance.now() < until) ended = module._bots_step(NODES);
  return ended;
}

// Lets messages in. A timer would make a nested one wait.
const { port1, port2 } = new MessageChannel();
const breathe = () => new Promise((resolve) => {
  port1.onmessage = resolve;
  port2.postMessage(0);
});

function tell(job, state, progress, text) {
  postMessage({ build: BUILD, id: job.id, state, progress, text, ms: performance.now() - job.began });
}

// What nobody waits for any more is left between two slices.
async function work(module, job) {
  job.began = performance.now();
  begin(module, job);
  let ended = 0, told = '';
  while (!ended && queue[0] === job) {
    ended = slice(module);
    if (ended) break;
    const progress = module._bots_progress(), word = module.UTF8ToString(module._bots_text());
    if (told !== `${progress} ${word}`) tell(job, RUNNING, progress, word);
    told = `${progress} ${word}`;
    await breathe();
  }
  if (ended) tell(job, ended === 1 ? DONE : FAILED, 1000, module.UTF8ToString(module._bots_text()));
  module._bots_drop();
}

async function serve() {
  busy = true;
  const module = await making;
  while (queue.length) {
    const job = queue[0];
    await work(module, job);
    if (queue[0] === job) queue.shift();
    await breathe();
  }
  busy = false;
}

self.onmessage = ({ data }) => {
  const at = queue.findIndex((job) => job.id === data.cancel);
  if (at >= 0) queue.splice(at, 1);
  if (data.kind) queue.push(data);
  // An error of the module is one of the Worker: the page hears of it and starts another.
  if (!busy) serve().catch((error) => setTimeout(() => { throw error; }));
};
