// Mouse, pen and touch on the canvas. One finger is the left button; two fingers and trackpad pinches are gestures
// (src/ui/gesture.hpp).
const MOVE = 0;
const DOWN = 1;
const UP = 2;
const GONE = 3;
const BUTTON = [0, 2, 1, 3, 4]; // the DOM's order to ImGui's
const SOURCE = { mouse: 0, touch: 1, pen: 2 };
const NOTCH = 100; // px of a wheel's notch
const NOTCH_LINES = 3;

export const modifiers = (event) =>
  (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);

export const isApple = /Apple/.test(navigator.vendor);
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

// Wheels count in pixels, lines or pages; we count in notches.
export function notches(event) {
  const unit = [NOTCH, NOTCH_LINES, 1][event.deltaMode] || NOTCH;
  let [x, y] = [event.deltaX / unit, event.deltaY / unit];
  if (event.shiftKey && y === 0 && !isMac) [x, y] = [0, x]; // ImGui turns Shift+wheel by itself
  return [-x, -y];
}

export class Pointer {
  constructor(canvas, door, frames, focusCanvas) {
    Object.assign(this, { canvas, door, frames, focusCanvas });
    this.fingers = new Map(); // pointer id -> {x, y}
    this.gesture = null; // {x, y, size} of the last move, while two fingers are down
    this.begun = false; // its first step has been sent
    this.spent = false; // a gesture has been; fingers do nothing until all are lifted
    this.pinch = 1;
    const on = (name, run) => canvas.addEventListener(name, run.bind(this), { passive: false });
    on('pointerdown', this.down);
    on('pointermove', this.move);
    on('pointerup', this.up);
    on('pointercancel', this.cancel);
    on('pointerleave', this.leave);
    on('wheel', this.wheel);
    on('mousedown', (event) => event.preventDefault()); // the focus is ours to give
    on('contextmenu', (event) => event.preventDefault());
    on('gesturestart', this.safariPinch);
    on('gesturechange', this.safariPinch);
    on('gestureend', (event) => event.preventDefault());
  }

  at(event) {
    return [event.clientX - this.frames.box.left, event.clientY - this.frames.box.top];
  }

  send(kind, event, button = 0) {
    const [x, y] = this.at(event);
    this.door.call('pointer', kind, x, y, button, SOURCE[event.pointerType] || 0, modifiers(event));
  }

  down(event) {
    event.preventDefault();
    this.focusCanvas();
    try {
      this.canvas.setPointerCapture(event.pointerId);
    } catch {
      // the pointer is gone already, or a test made it up
    }
    if (event.pointerType !== 'touch') return this.send(DOWN, event, BUTTON[event.button] || 0);
    const [x, y] = this.at(event);
    this.fingers.set(event.pointerId, { x, y });
    if (this.fingers.size === 1) {
      this.send(MOVE, event);
      return this.send(DOWN, event);
    }
    if (!this.spent) {
      this.send(GONE, event); // away first, so that the release clicks nothing
      this.door.call('pointer', UP, -1e9, -1e9, 0, 1, 0);
      this.spent = true;
    }
    this.gesture = this.spread();
    this.begun = false;
  }

  move(event) {
    if (event.pointerType !== 'touch') return this.send(MOVE, event);
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    [finger.x, finger.y] = this.at(event);
    if (this.fingers.size > 1) this.twoFingers();
    else if (!this.spent) this.send(MOVE, event);
  }

  // Middle and distance of the first two fingers.
  spread() {
    const [a, b] = this.fingers.values();
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, size: Math.max(8, Math.hypot(a.x - b.x, a.y - b.y)) };
  }

  twoFingers() {
    const now = this.spread();
    const last = this.gesture || now;
    this.door.call('gesture', this.begun ? 0 : 1, now.size / last.size, now.x - last.x, now.y - last.y, now.x, now.y);
    this.gesture = now;
    this.begun = true;
  }

  up(event) {
    if (event.pointerType !== 'touch') {
      this.send(UP, event, BUTTON[event.button] || 0);
      if (isApple) this.frames.drawInside();
      return;
    }
    const known = this.fingers.delete(event.pointerId);
    this.gesture = null;
    if (known && !this.spent) {
      this.send(UP, event);
      this.frames.drawInside(); // a tapped text field must call the keyboard inside this event
    }
    if (this.fingers.size === 0) {
      this.spent = false;
      this.send(GONE, event);
    }
  }

  cancel(event) {
    this.fingers.delete(event.pointerId);
    this.gesture = null;
    if (this.fingers.size === 0) this.spent = false;
    this.send(GONE, event);
    this.door.call('pointer', UP, -1e9, -1e9, 0, SOURCE[event.pointerType] || 0, 0);
  }

  leave(event) {
    if (event.pointerType !== 'touch' && !this.canvas.hasPointerCapture(event.pointerId)) this.send(GONE, event);
  }

  wheel(event) {
    event.preventDefault();
    const [x, y] = this.at(event);
    const [dx, dy] = notches(event);
    if (event.ctrlKey && event.deltaMode === 0 && Math.abs(event.deltaY) < 50) {
      // trackpads send pinches as Ctrl+wheel with small steps
      return this.door.call('gesture', 1, Math.exp(dy), 0, 0, x, y);
    }
    this.door.call('wheel', dx, dy, modifiers(event));
  }

  // Safari's trackpad: the scale counts from the start of the pinch.
  safariPinch(event) {
    event.preventDefault();
    if (event.type === 'gesturestart') this.pinch = 1;
    else if (this.fingers.size === 0) {
      const [x, y] = this.at(event);
      this.door.call('gesture', 1, event.scale / this.pinch, 0, 0, x, y);
      this.pinch = event.scale;
    }
  }
}
