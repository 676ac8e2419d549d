// Bots think in a Worker of their own (web/bots.js), started when the first of them is asked.
import { BUILD, marked } from './build.js';
import { policy } from './policy.js';

export class Bots {
  // `tell(ask, seat, answer)` goes to the module; an empty answer: the bot cannot think here.
  constructor(tell) {
    this.tell = tell;
    this.worker = null;
    this.open = new Map(); // seat -> ask, unanswered
  }

  ask(ask, link, tasks) {
    const lines = tasks.split('\n');
    this.open = new Map(lines.map((line) => [Number.parseInt(line, 10), ask]));
    try {
      this.start();
      this.worker.postMessage({ ask, link, tasks: lines });
    } catch {
      queueMicrotask(() => this.giveUp());
    }
  }

  start() {
    if (this.worker) return;
    this.worker = new Worker(policy.createScriptURL(marked('bots.js')));
    this.worker.addEventListener('message', ({ data }) => {
      if (data.build !== BUILD) return this.giveUp(); // the server has a newer one, and this build's is not here any more
      this.open.delete(data.seat);
      performance.measure('paddock-bot-answer', { start: performance.now() - data.ms, duration: data.ms });
      return this.tell(data.ask, data.seat, data.answer);
    });
    this.worker.addEventListener('error', () => this.giveUp());
  }

  // No network and not in the cache, or forbidden: nobody waits for ever.
  giveUp() {
    if (this.worker) this.worker.terminate();
    this.worker = null;
    const open = [...this.open];
    this.open.clear();
    open.forEach(([seat, ask]) => this.tell(ask, seat, ''));
  }
}
