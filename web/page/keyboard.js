// Keys, and text through a real, transparent <input> that has the focus while a drawn text field wants typing: that
// brings input methods, the soft keyboard, dictation and pasting.
import { isApple, isMac, modifiers } from './pointer.js';

const GUARD = '\u200b\u200b'; // stands in the empty input, so that phones have something for Backspace to delete
const EDITING = /^(a|c|x|z|y|enter|backspace|delete|home|end|arrow\w+|control|meta|shift|alt)$/i;
const BROWSERS_OWN = /^(F3|F5|F11|F12)$/;

export class Keyboard {
  constructor(canvas, input, door, frames) {
    Object.assign(this, { canvas, input, door, frames });
    this.held = new Map(); // code -> key
    this.wanted = false;
    this.composing = false;
    for (const element of [canvas, input]) {
      element.addEventListener('keydown', (event) => this.down(event));
      element.addEventListener('keyup', (event) => this.up(event));
    }
    input.addEventListener('input', (event) => this.typed(event));
    input.addEventListener('compositionstart', () => this.compose(true));
    input.addEventListener('compositionend', (event) => this.composed(event));
    window.addEventListener('blur', () => this.focus(0));
    window.addEventListener('focus', () => this.focus(1));
    document.addEventListener('focusin', (event) => {
      if (event.target !== canvas && event.target !== input) this.focus(2);
    });
  }

  focus(state) {
    if (state !== 1) this.held.clear();
    this.door.call('focus', state);
  }

  // The canvas gets the keys, unless the input needs them or the user is in the text view.
  focusCanvas() {
    const target = this.wanted ? this.input : this.canvas;
    if (document.activeElement !== target) target.focus({ preventScroll: true });
  }

  // From the module: a drawn text field at (x, y) wants typing, or none does any more.
  typing(wanted, x, y, height) {
    this.wanted = wanted;
    const style = this.input.style;
    style.left = `${Math.max(0, x)}px`;
    style.top = `${Math.max(0, y)}px`;
    style.height = `${Math.max(16, height)}px`;
    const active = document.activeElement;
    const ours = active === this.canvas || active === this.input || active === document.body;
    if (!ours) return;
    if (wanted && active !== this.input) {
      this.reset();
      this.input.focus({ preventScroll: true });
    } else if (!wanted && active === this.input) {
      this.canvas.focus({ preventScroll: true });
    }
  }

  down(event) {
    if (event.isComposing || event.keyCode === 229 || event.key === 'Process' || event.key === 'Dead') return;
    if (event.key === 'F6' && event.shiftKey) return this.leaveCanvas(event);
    const command = isMac ? event.metaKey : event.ctrlKey;
    const graph = event.getModifierState('AltGraph') || (isMac && event.altKey);
    const printable = [...event.key].length === 1 && (graph || !(event.ctrlKey || event.metaKey || event.altKey));
    if (BROWSERS_OWN.test(event.key)) return;
    if (isApple && command && event.key === 'v') return this.lendFocus(); // Safari pastes only into fields
    if (!printable && (command || event.altKey) && !EDITING.test(event.key)) return; // the browser's own, and pasting
    if (event.altKey && /^Arrow/.test(event.key) && !isMac) return; // back and forward
    const inField = document.activeElement === this.input;
    if (!(inField && printable)) event.preventDefault();
    this.held.set(event.code, event.key);
    this.door.send('key', [event.code, event.key], 1, modifiers(event));
    if (printable && !inField) this.door.send('text', [event.key]);
    if (isApple && command) this.frames.drawInside(); // Safari copies only inside the event
  }

  up(event) {
    this.held.delete(event.code);
    this.door.send('key', [event.code, event.key], 0, modifiers(event));
    if (event.key !== 'Meta') return;
    // macOS tells no release of keys while Cmd is held
    for (const [code, key] of this.held) this.door.send('key', [code, key], 0, modifiers(event));
    this.held.clear();
  }

  lendFocus() {
    this.input.focus({ preventScroll: true });
    setTimeout(() => this.focusCanvas(), 100);
  }

  // Tab belongs to the drawn page while it has the focus; Shift+F6 is the way out.
  leaveCanvas(event) {
    event.preventDefault();
    document.getElementById('view').focus();
  }

  reset() {
    this.input.value = GUARD;
    this.input.setSelectionRange(GUARD.length, GUARD.length);
  }

  tap(code) {
    this.door.send('key', [code, code], 1, 0);
    this.door.send('key', [code, code], 0, 0);
  }

  typed(event) {
    if (this.composing || event.isComposing) return;
    const guards = this.input.value.split('\u200b').length - 1;
    const text = this.input.value.replaceAll('\u200b', '');
    for (let missing = guards; missing < GUARD.length; ++missing) this.tap('Backspace');
    if (text) this.door.send('text', [text]);
    this.reset();
  }

  compose(on) {
    this.composing = on;
    this.input.classList.toggle('composing', on);
    if (on) this.input.value = '';
  }

  composed(event) {
    this.compose(false);
    if (event.data) this.door.send('text', [event.data]);
    this.reset();
  }
}
