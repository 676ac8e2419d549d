// A link of other rules, or of another coding, than this build has goes to the build that wrote it: tools/publish keeps earlier
// builds beside this one, in b/<build>/, and says in builds.json what each writes. There is no such list in their folders,
// so an earlier build never sends anybody on.
import { rememberRace } from './remember.js';

const OURS = __PADDOCK_VERSIONS__; // { format, games: { tag: "rules.coding" } }
const VERSIONS = 86; // links::kVersionsSection of src/session/link_versions.hpp
const HEAD = 64; // characters: everything before the payload, and more

// What a link says of who wrote it, as in OURS; null: nothing (orders and links of before 0.4.0), or it is no link.
export function writtenBy(hash) {
  const code = (/^#[rtiv]([\w-]+)/.exec(hash) || ['', ''])[1].slice(0, HEAD);
  const bytes = atob(code.slice(0, code.length - (code.length % 4)).replace(/-/g, '+').replace(/_/g, '/'));
  let at = 0;
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = bytes.charCodeAt(at++); // NaN behind the end
      value += (byte & 127) << shift;
      if (!(byte > 127 && shift < 28)) return value;
    }
  };
  const format = number();
  number();
  at += 4; // length and check sum
  for (let sections = number(); sections-- > 0 && at < bytes.length; ) {
    const type = number();
    const end = number() + at;
    if (type === VERSIONS) return { format, numbers: `${number()}.${number()}`, tag: bytes.charCodeAt(at) };
    at = end;
  }
  return null;
}

// Where the first build of the list lies that fits; null: there is none, or it is gone, or there is no list or no network.
async function placeOf(fits) {
  try {
    const { builds } = await (await fetch('builds.json', { cache: 'no-cache' })).json();
    const there = `b/${builds.find(fits).id}/`;
    return (await fetch(there, { method: 'HEAD' })).ok ? there : null;
  } catch {
    return null; // the app says which numbers the link or the save has
  }
}

// True: the page is on its way to another build.
export async function sentToWriter() {
  const link = writtenBy(location.hash);
  if (!link || (link.format === OURS.format && [undefined, link.numbers].includes(OURS.games[link.tag]))) return false;
  const there = await placeOf(({ format, games }) => format === link.format && games[link.tag] === link.numbers);
  if (there) location.replace(there + location.hash);
  return Boolean(there);
}

// A race that is kept on this device by other rules goes on in the newest build that has them: all builds share what is kept.
export async function toKeeper(id, tag, rules) {
  const there = await placeOf(({ games }) => (games[tag] || '').startsWith(`${rules}.`));
  if (!there) return;
  rememberRace(id);
  location.replace(there);
}
