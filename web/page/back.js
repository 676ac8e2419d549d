// The browser's Back goes back a screen or a sheet: the history has an entry for each that is open over Home. The app says
// how deep it stands (App::Impl::depth); what the user does with Back and Forward it is told.
export class Back {
  constructor(door) {
    this.door = door;
    this.base = (history.state && history.state.paddock) || 0; // of the entry the page was loaded into
    this.depth = 0; // entries over it
    this.wanted = 0;
    this.going = false; // history.go() answers later
    this.mark(0);
    addEventListener('popstate', ({ state }) => this.popped(state));
  }

  mark(depth) {
    history.replaceState({ paddock: this.base + depth }, '');
  }

  set(depth) {
    this.wanted = depth;
    this.settle();
  }

  settle() {
    if (this.going) return;
    while (this.depth < this.wanted) {
      this.depth += 1;
      history.pushState({ paddock: this.base + this.depth }, '');
    }
    if (this.depth > this.wanted) {
      this.going = true;
      history.go(this.wanted - this.depth);
    }
  }

  popped(state) {
    // A link typed into the address bar makes an entry without a state of ours; it stands for where the app is.
    if (!state || state.paddock === undefined) return this.mark(this.depth);
    const ours = this.going;
    this.going = false;
    this.base = Math.min(this.base, state.paddock);
    const steps = this.depth - (state.paddock - this.base);
    this.depth -= steps;
    if (!ours && steps === 0) return history.back(); // an entry that stands for the same place
    if (ours || steps < 0) return this.settle(); // Forward leads nowhere: it is taken back
    this.wanted = this.depth;
    return this.door.call('back', steps);
  }
}
