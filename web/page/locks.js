// One tab a game: a Web Lock per game, held until the tab lets go, ends, or another takes it over.
const FREE = 0;
const MINE = 1;
const ELSEWHERE = 2;

export class Locks {
  constructor(changed) {
    this.changed = changed; // (game, state)
    this.held = new Map(); // game -> function that releases it
    this.asked = new Set(); // games whose lock was asked for and has not been answered
    this.wanted = new Set(); // games another tab has
    this.told = 'BroadcastChannel' in window ? new BroadcastChannel('paddock-locks') : null;
    if (this.told) this.told.onmessage = ({ data }) => this.wanted.delete(data.free) && this.changed(data.free, FREE);
  }

  take(game, steal) {
    if (!navigator.locks) this.held.set(game, () => {}); // no secure context: nothing to lock with
    if (this.held.has(game)) return queueMicrotask(() => this.changed(game, MINE)); // never inside the module's call
    if (this.asked.has(game) && !steal) return undefined; // a second request would find the first one's lock taken
    this.asked.add(game);
    const options = steal ? { steal: true } : { ifAvailable: true };
    let release = null;
    navigator.locks
      .request(`game:${game}`, options, (lock) => {
        if (!this.asked.delete(game) && !steal) return undefined; // let go meanwhile
        if (!lock) {
          this.wanted.add(game);
          this.changed(game, ELSEWHERE);
          return undefined;
        }
        return new Promise((resolve) => {
          release = resolve;
          this.held.set(game, resolve);
          this.wanted.delete(game);
          this.changed(game, MINE);
        });
      })
      .catch(() => {
        // taken over by another tab
        if (this.held.get(game) !== release) return;
        this.held.delete(game);
        this.wanted.add(game);
        this.changed(game, ELSEWHERE);
      });
    return undefined;
  }

  release(game) {
    const done = this.held.get(game);
    this.asked.delete(game);
    this.held.delete(game);
    this.wanted.delete(game);
    if (!done) return;
    done();
    // after the browser has let the lock go
    setTimeout(() => this.told && this.told.postMessage({ free: game }), 50);
  }
}
