// Calling into the module (src/platform/web/main.cpp). Texts and bytes go through its two slots.
const encoder = new TextEncoder();

export class Door {
  constructor(module, afterwards) {
    this.module = module;
    this.afterwards = afterwards;
  }

  fill(slot, value) {
    const bytes = typeof value === 'string' ? encoder.encode(value) : value;
    const at = this.module._paddock_buffer(slot, bytes.length);
    this.module.HEAPU8.set(bytes, at);
  }

  // call('wheel', 0, -1, 0)
  call(name, ...numbers) {
    const result = this.module[`_paddock_${name}`](...numbers);
    this.afterwards();
    return result;
  }

  // send('twin', [id, value]): one or two texts or byte arrays, then numbers
  send(name, slots, ...numbers) {
    slots.forEach((value, slot) => this.fill(slot, value));
    return this.call(name, ...numbers);
  }
}
