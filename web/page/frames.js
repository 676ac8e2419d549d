// When frames are drawn: after input, while the app wants them, at its next deadline. Otherwise nothing runs at all.
// Also the canvas's size in device pixels.
export class Frames {
  constructor(canvas) {
    this.canvas = canvas;
    this.module = null;
    this.request = 0;
    this.timer = 0;
    this.stopped = false;
    this.drawing = false;
    this.box = canvas.getBoundingClientRect();
    this.device = null;
    this.tick = this.tick.bind(this);
  }

  start(module) {
    this.module = module;
    const observer = new ResizeObserver(([entry]) => this.resized(entry));
    try {
      observer.observe(this.canvas, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(this.canvas);
      this.watchRatio();
    }
  }

  // Browsers without device-pixel-content-box do not tell when the window moves to another monitor.
  watchRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        this.resized(null);
        this.watchRatio();
      },
      { once: true },
    );
  }

  resized(entry) {
    this.box = this.canvas.getBoundingClientRect();
    const size = entry && entry.devicePixelContentBoxSize && entry.devicePixelContentBoxSize[0];
    // an emulated phone tells it in the px of the real screen
    const fits = size && Math.abs(size.inlineSize - this.box.width * devicePixelRatio) < 2;
    this.device = fits ? [size.inlineSize, size.blockSize] : null;
    this.module._paddock_poke();
    this.draw(); // now, before the browser paints the stretched old picture
  }

  schedule() {
    if (this.request === 0 && !this.stopped && this.module) this.request = requestAnimationFrame(this.tick);
  }

  tick() {
    this.request = 0;
    this.draw();
  }

  draw() {
    if (this.stopped || this.drawing || !this.module) return;
    clearTimeout(this.timer);
    const ratio = devicePixelRatio || 1;
    const [width, height] = this.device || [Math.round(this.box.width * ratio), Math.round(this.box.height * ratio)];
    if (width < 1 || height < 1) return;
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    this.drawing = true;
    const wake = this.module._paddock_frame(Math.round(width / ratio), Math.round(height / ratio), ratio);
    this.drawing = false;
    if (wake === 0) this.schedule();
    else if (wake > 0) this.timer = setTimeout(() => this.schedule(), wake);
  }

  // Input has come that must take effect inside the browser's event (soft keyboard, Safari's clipboard): two frames,
  // because ImGui lets a press and its release take effect one frame after the other.
  drawInside() {
    this.draw();
    this.draw();
  }

  stop() {
    this.stopped = true;
    cancelAnimationFrame(this.request);
    this.request = 0;
    clearTimeout(this.timer);
  }

  resume() {
    this.stopped = false;
    this.schedule();
  }
}
