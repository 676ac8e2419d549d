// The page before the first frame, and the one sentence when something cannot work.
const ADVICE =
  'Paddock needs a browser of 2021 or newer with WebAssembly and WebGL 2. Your races are untouched.';

export class StartPage {
  constructor(root) {
    this.root = root;
    this.bar = root.querySelector('progress');
    this.text = root.querySelector('.step');
    this.again = root.querySelector('button');
    this.again.addEventListener('click', () => location.reload());
    this.failed = false;
  }

  say(text) {
    if (!this.failed) this.text.textContent = text;
  }

  progress(bytes, total) {
    if (!total) return this.bar.removeAttribute('value');
    this.bar.max = total;
    this.bar.value = Math.min(bytes, total);
    return this.say(`Fetching the race engine, ${Math.round(bytes / 1024)} of ${Math.round(total / 1024)} KB`);
  }

  leave() {
    if (!this.failed) this.root.hidden = true;
  }

  fail(sentence, advice = ADVICE) {
    this.say(`${sentence} ${advice}`);
    this.failed = true;
    this.root.hidden = false;
    this.root.classList.add('failed');
    this.again.hidden = false;
  }

  stopped() {
    if (this.failed) return;
    const advice = 'Every step up to now is saved: load it again to go on.';
    this.fail('Paddock has stopped because of an error of its own.', advice);
  }
}
