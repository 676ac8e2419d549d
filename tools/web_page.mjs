// Puts the page together: web/ goes, minified, beside the module that emcc wrote.
//   node tools/web_page.mjs <top of the source tree> <output folder> <folder of the bots' module> <late.bin>
// Every web/*.js that no other of them imports is an entry point: bundled and minified. __PADDOCK_BUILD__ becomes a hash over
// everything, in index.html, too, __PADDOCK_WASM_BYTES__ the size of the module, __PADDOCK_LATE__ the hashes of what follows
// the first frame, __PADDOCK_VERSIONS__ the numbers that links of this build say (also in versions.json). In sw.js, which comes last, __PADDOCK_FILES__ becomes [[path, content hash, bytes], ...] of all others.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, resolve } from 'node:path';

const [top, out, bots, late] = process.argv.slice(2).map((path) => resolve(path));
const web = join(top, 'web');
const modules = ['paddock.js', 'paddock.wasm', 'paddock-bots.js', 'paddock-bots.wasm'];   // the last two from the bots' folder
const late_files = ['paddock-late.wasm', 'late.bin'];

function esbuild() {
  try {
    return createRequire(join(top, 'build/npm/package.json'))('esbuild');
  } catch {
    console.error('web_page: esbuild is missing; run tools/setup');
    process.exit(1);
  }
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}

function imported(scripts) {
  const found = new Set();
  for (const script of scripts) {
    const text = readFileSync(script, 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)) {
      found.add(resolve(dirname(script), name));
    }
  }
  return found;
}

const hash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

function thirdParty() {
  const lock = JSON.parse(readFileSync(join(top, 'tools/lock.json'), 'utf8')).sources;
  const cache = join(process.env.XDG_CACHE_HOME || join(process.env.HOME, '.cache'), 'paddock/sources');
  const npm = join(top, 'build/npm/node_modules');
  const texts = [
    ['Dear ImGui', join(cache, `imgui-${lock.imgui.version}`, lock.imgui.licence)],
    ['JSON for Modern C++', join(cache, `json-${lock.json.version}`, lock.json.licence)],
    ['QR Code generator library', join(cache, `qrcodegen-${lock.qrcodegen.version}`, lock.qrcodegen.licence)],
    ['libsodium', join(cache, `libsodium-${lock.libsodium.version}`, lock.libsodium.licence)],
    ['Tabler Icons (subset)', join(npm, '@tabler/icons-webfont/LICENSE')],
    ['Archivo Narrow (subset)', join(npm, '@fontsource/archivo-narrow/LICENSE')],
    ['Inter (subset)', '/usr/share/doc/fonts-inter/copyright'],
    ['JetBrains Mono (subset)', '/usr/share/doc/fonts-jetbrains-mono/copyright'],
    ['Emscripten, with musl libc and LLVM libc++', join(top, 'tools/licences/emscripten.txt')],
  ];
  const licenceOnly = (name, text) => (name.startsWith('QR') ? text.slice(Math.max(0, text.indexOf('License\n'))) : text);
  return texts
    .filter(([, path]) => existsSync(path))
    .map(([name, path]) => `${'='.repeat(78)}\n${name}\n${'='.repeat(78)}\n\n${licenceOnly(name, readFileSync(path, 'utf8')).trim()}\n`)
    .join('\n');
}

function clean(expected) {
  for (const path of existsSync(out) ? walk(out) : []) {
    if (!expected.has(relative(out, path))) rmSync(path);
  }
}

function list(paths) {
  return paths.sort().map((name) => {
    const bytes = readFileSync(join(out, name));
    return [name, hash(bytes), bytes.length];
  });
}

// The numbers of every game (G::kVersions), by the byte that tells it in links (links::game_tag), and the format of links.
function versions(build) {
  const text = (path) => readFileSync(join(top, path), 'utf8');
  const found = (path, pattern) => pattern.exec(text(path)) || [];
  const games = {};
  for (const path of walk(join(top, 'src/games'))) {
    const [, rules, coding] = found(relative(top, path), /kVersions\{\.rules = (\d+), \.coding = (\d+)\}/);
    if (!rules) continue;
    const [, id] = found(relative(top, path), /Cover kCover\{"(\w+)"/);
    if (!id) throw new Error(`web_page: ${path} has kVersions and no kCover`);
    games[[...id].reduce((tag, letter) => (tag * 31 + letter.charCodeAt(0)) & 255, 0)] = `${rules}.${coding}`;
  }
  const format = Number(found('src/post/envelope.hpp', /kFormat = (\d+);/)[1]);
  const [, version] = found('CMakeLists.txt', /project\(\w+ VERSION ([\d.]+)/);
  if (!Object.keys(games).length || !format || !version) throw new Error('web_page: no kVersions, kFormat or project(VERSION) was found');
  return { id: build, version, format, games };
}

async function bundle(build, entries, digest, files) {
  const said = versions(digest);
  await build({
    entryPoints: entries,
    outdir: out,
    outbase: web,
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2021'],
    legalComments: 'none',
    external: ['./paddock.js'],
    define: {
      __PADDOCK_WASM_BYTES__: String(statSync(join(out, 'paddock.wasm')).size),
      __PADDOCK_LATE__: JSON.stringify(Object.fromEntries(list([...late_files]))),
      __PADDOCK_VERSIONS__: JSON.stringify({ format: said.format, games: said.games }),
      __PADDOCK_FILES__: JSON.stringify(files),
      __PADDOCK_BUILD__: JSON.stringify(digest),
    },
    logLevel: 'warning',
  });
}

async function main() {
  const tools = esbuild();
  const all = existsSync(web) ? walk(web) : [];
  const scripts = all.filter((path) => ['.js', '.mjs'].includes(extname(path)));
  const used = imported(scripts);
  const entries = scripts.filter((path) => dirname(path) === web && !used.has(path));
  const worker = join(web, 'sw.js');
  const plain = entries.filter((path) => path !== worker);
  const others = all.filter((path) => !scripts.includes(path));
  const names = (paths) => paths.map((path) => relative(web, path));

  mkdirSync(out, { recursive: true });
  for (const path of others) {
    const target = join(out, relative(web, path));
    mkdirSync(dirname(target), { recursive: true });
    if (extname(path) === '.css') {
      writeFileSync(target, (await tools.transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true })).code);
    } else if (extname(path) !== '.html') {
      copyFileSync(path, target);
    }
  }
  for (const name of modules.slice(2)) copyFileSync(join(bots, name), join(out, name));
  copyFileSync(late, join(out, 'late.bin'));
  for (const name of modules.filter((path) => path.endsWith('.js'))) {   // emcc leaves long names in its glue
    const glue = join(out, name);
    writeFileSync(glue, (await tools.transform(readFileSync(glue, 'utf8'), { minify: true, target: 'es2021' })).code);
  }
  const digest = hash(JSON.stringify(list([...modules, ...late_files])) + all.map((path) => hash(readFileSync(path))).join());
  for (const path of others.filter((one) => extname(one) === '.html'))
    writeFileSync(join(out, relative(web, path)), readFileSync(path, 'utf8').replaceAll('__PADDOCK_BUILD__', digest));
  await bundle(tools.build, plain, digest, []);
  await bundle(tools.build, [worker], digest, list([...names(plain), ...names(others), ...modules, ...late_files]));
  writeFileSync(join(out, 'THIRD_PARTY.txt'), thirdParty());
  writeFileSync(join(out, 'versions.json'), `${JSON.stringify(versions(digest))}\n`);
  clean(new Set([...names(entries), ...names(others), ...modules, ...late_files, 'THIRD_PARTY.txt', 'versions.json']));
  const bytes = walk(out).reduce((sum, path) => sum + statSync(path).size, 0);
  console.log(`${relative(top, out)}: ${walk(out).length} files, ${bytes} bytes`);
}

await main();
