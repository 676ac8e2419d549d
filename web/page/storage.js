// IndexedDB, read whole at the start, written strictly durable. Until it has been read nothing is written: what is there
// could be newer than what the page knows. Without it (some private windows) the game still runs, and says what is wrong.
const NAME = 'paddock';
const STORE = 'kv';
const PATIENCE = 4000; // ms that the browser may take to open it, and to read or write
const REFUSED =
  'This browser does not let Paddock read what it keeps. Paddock tries again; until then nothing is kept and nothing is overwritten: save your race as a file.';
const SILENT =
  "This browser's storage does not answer. Paddock tries again; until then play goes on and nothing is kept: save your race as a file.";
const FULL = 'The browser has no room left: export your races to files and delete old ones, then save again.';

class Silence extends Error {}

const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const within = (promise, ms) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silence()), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

function sentence(error) {
  if (error instanceof Silence) return SILENT;
  if (error && error.name === 'QuotaExceededError') return FULL;
  return `This was not saved: ${(error && error.message) || 'the browser refused'}.`;
}

export class Storage {
  constructor() {
    this.database = null;
    this.trouble = REFUSED; // until everything has been read
    this.told = 'BroadcastChannel' in window ? new BroadcastChannel('paddock') : null;
  }

  // Resolves to [[key, bytes], ...], or to null: it cannot be read now, and `trouble` says so. Never rejects.
  async open() {
    for (const wait of [0, 200, 600]) {
      await pause(wait);
      const all = await this.readAll();
      if (all || this.trouble === SILENT) return all;
    }
    return null;
  }

  // Asks again, ever more seldom, until it can be read.
  async keepTrying() {
    for (let wait = 2000; ; wait = Math.min(wait * 2, 30_000)) {
      await pause(wait);
      const all = await this.readAll();
      if (all) return all;
    }
  }

  async readAll() {
    try {
      const both = (store) => Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
      const [keys, values] = await within(this.transact('readonly', both), 2 * PATIENCE);
      this.trouble = '';
      return keys.map((key, at) => [key, values[at]]);
    } catch (error) {
      this.trouble = error instanceof Silence ? SILENT : REFUSED;
      return null;
    }
  }

  connect() {
    return within(this.request(), PATIENCE);
  }

  // The answer may come after another request has had its own.
  async request() {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const database = await answered(request);
    if (this.database) return database.close();
    const gone = () => {
      if (this.database === database) this.database = null;
    };
    database.onclose = gone;
    database.onversionchange = () => { // it is being deleted; the next write opens it anew
      database.close();
      gone();
    };
    this.database = database;
    return undefined;
  }

  // What `act(store, transaction)` makes. A connection that the browser has closed is opened anew.
  async transact(mode, act) {
    if (!this.database) await this.connect();
    const begin = () => this.database.transaction(STORE, mode, { durability: 'strict' });
    let transaction = null;
    try {
      transaction = begin();
    } catch {
      this.database = null;
      await this.connect();
      transaction = begin();
    }
    return act(transaction.objectStore(STORE), transaction);
  }

  // Runs one write transaction. Resolves to '' when it is on the disk, else to a sentence.
  async write(key, act) {
    if (this.trouble) return this.trouble;
    try {
      const done = (store, transaction) =>
        new Promise((resolve, reject) => {
          transaction.oncomplete = resolve;
          transaction.onabort = () => reject(transaction.error);
          transaction.onerror = () => reject(transaction.error);
          act(store);
        });
      await within(this.transact('readwrite', done), 5 * PATIENCE);
      if (this.told) this.told.postMessage({ written: key });
      return '';
    } catch (error) {
      return sentence(error);
    }
  }

  put(key, bytes) {
    return this.write(key, (store) => store.put(bytes, key));
  }

  erase(key) {
    return this.write(key, (store) => store.delete(key));
  }

  // The bytes now kept under a key, or undefined. Rejects with a sentence when that cannot be known.
  async read(key) {
    if (this.trouble) throw new Error(this.trouble);
    const get = (store) => answered(store.get(key));
    return within(this.transact('readonly', get), PATIENCE).catch((error) => Promise.reject(new Error(sentence(error))));
  }

  onWrittenElsewhere(run) {
    if (this.told) this.told.addEventListener('message', ({ data }) => data.written && run(data.written));
  }
}
