// A static file server for build/web: right types, Brotli and gzip, revalidation by content hash.
//   node tools/serve.mjs [--root DIR] [--port N] [--base /path/] [--open]
// The port is the first free one from N (8080) on. Tests import { serve } instead.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const top = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};
const incompressible = new Set(['.png', '.woff2', '.ico']);

// Compressed once per content, kept in build/compressed: Brotli at its best takes seconds on the module.
function compressed(bytes, hash, encoding) {
  const path = join(top, 'build/compressed', `${hash}.${encoding}`);
  try {
    return readFileSync(path);
  } catch {
    const made = encoding === 'br'
      ? brotliCompressSync(bytes, { params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_LGWIN]: 22,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        } })
      : gzipSync(bytes, { level: 9 });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, made);
    return made;
  }
}

function reader(root) {
  const known = new Map();
  return (path) => {
    const { mtimeMs, size } = statSync(path);
    const old = known.get(path);
    if (old && old.mtimeMs === mtimeMs && old.size === size) return old;
    const bytes = readFileSync(path);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const file = { mtimeMs, size, bytes, hash, type: types[extname(path)] || 'application/octet-stream' };
    known.set(path, file);
    return file;
  };
}

function locate(root, base, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (!path.startsWith(base) || path.includes('\0')) return null;
  path = path.slice(base.length);
  const full = resolve(root, './' + (path === '' || path.endsWith('/') ? path + 'index.html' : path));
  if (full !== root && !full.startsWith(root + sep)) return null;
  try {
    return statSync(full).isFile() && realpathSync(full).startsWith(root + sep) ? full : null;
  } catch {
    return null;
  }
}

function encodingFor(request, path, file) {
  if (incompressible.has(extname(path)) || file.size < 256) return null;
  const accepted = String(request.headers['accept-encoding'] || '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function answer(request, response, root, base, read, compress) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const path = locate(root, base, request.url);
  if (!path) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is no such file.\n');
    return;
  }
  const file = read(path);
  const encoding = compress ? encodingFor(request, path, file) : null;
  const etag = `"${file.hash}${encoding ? '-' + encoding : ''}"`;
  const named = /[?&]v=[0-9a-f]{8,}/.test(request.url);   // the name holds the content hash
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': named ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  };
  if (String(request.headers['if-none-match'] || '').includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = encoding ? compressed(file.bytes, file.hash, encoding === 'br' ? 'br' : 'gz') : file.bytes;
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = body.length;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/// Serves `root` under `base`; resolves to { server, url, close }. Port 0 lets the system choose.
export function serve({ root = join(top, 'build/web'), port = 8080, base = '/', host = '127.0.0.1', tries = 100, compress = true } = {}) {
  const real = realpathSync(root);
  const read = reader(real);
  const server = createServer((request, response) => {
    try {
      answer(request, response, real, base, read, compress);
    } catch (error) {
      response.writeHead(500).end();
      console.error(`serve: ${request.url}: ${error.message}`);
    }
  });
  return new Promise((done, failed) => {
    server.on('error', (error) => {
      if (error.code !== 'EADDRINUSE' || port === 0 || --tries <= 0) return failed(error);
      server.listen(++port, host);
    });
    server.on('listening', () => {
      const url = `http://localhost:${server.address().port}${base}`;
      const close = () => new Promise((closed) => { server.close(closed); server.closeAllConnections(); });
      done({ server, url, close });
    });
    server.listen(port, host);
  });
}

function openBrowser(url) {
  const program = process.platform === 'darwin' ? 'open' : 'xdg-open';
  spawn(program, [url], { stdio: 'ignore', detached: true })
    .on('error', () => console.log('No browser could be started; open the address yourself.'))
    .unref();
}

async function main() {
  const args = process.argv.slice(2);
  const value = (name, otherwise) => (args.includes(name) ? args[args.indexOf(name) + 1] : otherwise);
  const { url } = await serve({
    root: resolve(value('--root', join(top, 'build/web'))),
    port: Number(value('--port', 8080)),
    base: value('--base', '/'),
  });
  console.log(`\nPaddock is at  ${url}\nStop with Ctrl+C.`);
  if (args.includes('--open')) openBrowser(url);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
