// Prints the tables of tools/bench: download sizes (Brotli 11), and native against WASM. Keeps them in build/bench.json.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const top = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const web = join(top, 'build/web');

const walk = (folder) => readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)]));

function brotli(bytes) {
  return brotliCompressSync(bytes, { params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  } }).length;
}

// Not on the way to the first frame: what is asked for after it (late.bin), licence texts, the icons of an installed page, the service worker, the bots' Worker.
const LATER = ['late.bin', 'paddock-late.wasm', 'THIRD_PARTY.txt', 'sw.js', 'bots.js', 'paddock-bots.js', 'paddock-bots.wasm'];
const later = (name) => LATER.includes(name) || ['.png', '.ico'].includes(extname(name));

function sizes() {
  const rows = walk(web).sort().map((path) => {
    const name = relative(web, path);
    return { name, raw: statSync(path).size, brotli: brotli(readFileSync(path)), first: !later(name) };
  });
  const first = rows.filter((row) => row.first).reduce((sum, row) => sum + row.brotli, 0);
  console.log('\nDownload (bytes)                       raw     brotli');
  for (const row of rows) {
    console.log(`  ${row.name.padEnd(28)} ${String(row.raw).padStart(9)} ${String(row.brotli).padStart(10)}${row.first ? '' : '  later'}`);
  }
  console.log(`  ${'to the first frame'.padEnd(38)} ${String(first).padStart(10)}  = ${(first / 1000).toFixed(1)} KB (reach: 432)`);
  return { files: rows, first };
}

function speeds() {
  const rounds = (where) => readdirSync(join(top, 'build')).filter((name) => name.startsWith(`bench-${where}-`) && name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(top, 'build', name), 'utf8')));
  const best = (all) => Object.fromEntries(Object.keys(all[0]).map((name) => {
    const values = all.map((round) => round[name]);
    return [name, / applied/.test(name) ? Math.max(...values) : Math.min(...values)];
  }));
  const native = best(rounds('native'));
  const node = best(rounds('node'));
  console.log('\nRules, links, bots                          native         WASM (Node)   WASM/native');
  for (const name of Object.keys(native)) {
    const ratio = native[name] ? (node[name] / native[name]).toFixed(2) : '';
    const show = (value) => Number(value).toLocaleString('en', { maximumFractionDigits: 2 }).padStart(16);
    console.log(`  ${name.padEnd(36)} ${show(native[name])} ${show(node[name])} ${String(ratio).padStart(10)}`);
  }
  return { native, node };
}

const machine = { cpu: cpus()[0].model, cores: cpus().length, node: process.version };
console.log(`${machine.cores} x ${machine.cpu}, Node ${machine.node}`);
writeFileSync(join(top, 'build/bench.json'), JSON.stringify({ machine, sizes: sizes(), speeds: speeds() }, null, 1));
