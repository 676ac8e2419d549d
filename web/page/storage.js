// IndexedDB, read whole at the start, written strictly durable. Without it (some private windows) the game still runs
// and says at each save that nothing is kept.
const NAME = 'paddock';
const STORE = 'kv';
const NONE = 'This browser keeps nothing in this window: export your race to a file before you close it.';
const FULL = 'The browser has no room left: export your races to files and delete old ones, then save again.';

const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function sentence(error) {
  if (error && error.name === 'QuotaExceededError') return FULL;
  return `This was not saved: ${(error && error.message) || 'the browser refused'}.`;
}

export class Storage {
  constructor() {
    this.database = null;
    this.told = 'BroadcastChannel' in window ? new BroadcastChannel('paddock') : null;
  }

  // Resolves to [[key, bytes], ...]; never rejects.
  async open() {
    try {
      await this.connect();
      const store = this.database.transaction(STORE, 'readonly').objectStore(STORE);
      const [keys, values] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
      return keys.map((key, at) => [key, values[at]]);
    } catch {
      this.database = null;
      return [];
    }
  }

  async connect() {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    this.database = await answered(request);
    this.database.onversionchange = () => this.database.close();
    this.database.onclose = () => {
      this.database = null;
    };
  }

  // Runs one write transaction. Resolves to '' when it is on the disk, else to a sentence.
  async write(key, act) {
    try {
      if (!this.database) await this.connect();
      await new Promise((resolve, reject) => {
        const transaction = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
        transaction.onerror = () => reject(transaction.error);
        act(transaction.objectStore(STORE));
      });
      if (this.told) this.told.postMessage({ written: key });
      return '';
    } catch (error) {
      return this.database ? sentence(error) : NONE;
    }
  }

  put(key, bytes) {
    return this.write(key, (store) => store.put(bytes, key));
  }

  erase(key) {
    return this.write(key, (store) => store.delete(key));
  }

  // The bytes now kept under a key, or undefined.
  async read(key) {
    if (!this.database) return undefined;
    return answered(this.database.transaction(STORE, 'readonly').objectStore(STORE).get(key));
  }

  onWrittenElsewhere(run) {
    if (this.told) this.told.addEventListener('message', ({ data }) => data.written && run(data.written));
  }
}
