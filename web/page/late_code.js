// The code of games and of most screens comes in a module of its own, after the first frame (tools/split.py). Until then a
// placeholder stands for each of its functions; the app calls none before it is told that they are there.
import { fetchLate } from './build.js';

const NAME = 'paddock-late.wasm';

export class LateCode {
  // What the module is started with.
  imports(imports) {
    const missing = () => {
      throw new WebAssembly.RuntimeError('code of a game was called before it had come');
    };
    return { ...imports, placeholder: new Proxy({}, { get: () => missing }) };
  }

  started(instance, imports) {
    this.instance = instance;
    this.imported = imports;
  }

  // True when it is there; false without a network, or when the server refuses: it may be asked again.
  async load() {
    this.loading ??= this.fetch().catch(() => false);
    const here = await this.loading;
    if (!here) this.loading = undefined;
    return here;
  }

  // On its way before the module that it belongs to has started.
  ask() {
    this.asked ??= fetchLate(NAME).catch(() => null);
    return this.asked;
  }

  async fetch() {
    const bytes = await this.ask();
    this.asked = undefined;
    if (!bytes) return false;
    if (bytes.byteLength > 0) await WebAssembly.instantiate(bytes, { ...this.imported, primary: this.instance.exports });
    return true;
  }
}
