// Jobs are done in a Worker of their own (web/bots.js): bots and what else takes a while. It starts with the first of them.
import { BUILD, marked } from './build.js';
import { policy } from './policy.js';

const RUNNING = 1, DONE = 2, FAILED = 3; // app::Job::State

export class Jobs {
  // `tell(id, state, progress, text)` goes to the module.
  constructor(tell) {
    this.tell = tell;
    this.worker = null;
    this.open = new Map(); // id -> kind, in the order asked
  }

  start(id, kind, letter) {
    this.open.set(id, kind);
    try {
      this.run();
      this.worker.postMessage({ id, kind, letter });
    } catch {
      queueMicrotask(() => this.giveUp());
    }
  }

  cancel(id) {
    if (this.open.delete(id) && this.worker) this.worker.postMessage({ cancel: id });
  }

  run() {
    if (this.worker) return;
    this.worker = new Worker(policy.createScriptURL(marked('bots.js')));
    this.worker.addEventListener('message', ({ data }) => {
      if (data.build !== BUILD) return this.giveUp(); // the server has a newer one, and this build's is not here any more
      const kind = this.open.get(data.id);
      if (!kind) return undefined; // cancelled meanwhile
      if (data.state !== RUNNING) this.open.delete(data.id);
      if (data.state === DONE && kind === 'bot')
        performance.measure('paddock-bot-answer', { start: performance.now() - data.ms, duration: data.ms });
      return this.tell(data.id, data.state, data.progress, data.text);
    });
    this.worker.addEventListener('error', () => this.giveUp());
  }

  // No network and not in the cache, or forbidden, or it broke down: nobody waits for ever.
  giveUp() {
    if (this.worker) this.worker.terminate();
    this.worker = null;
    const open = [...this.open.keys()];
    this.open.clear();
    open.forEach((id) => this.tell(id, FAILED, 0, 'What works beside the page could not be loaded.'));
  }
}
