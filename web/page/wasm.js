// Fetches and compiles the module while it comes in, counting its bytes.
import { marked } from './build.js';

const NAME = 'paddock.wasm';

export const wasmBytes = __PADDOCK_WASM_BYTES__; // written by the build

function counted(response, count) {
  const reader = response.body.getReader();
  let sum = 0;
  const stream = new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      sum += value.length;
      count(sum);
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
}

export async function compile(count) {
  const response = await fetch(marked(NAME));
  if (!response.ok) throw new Error(`the server answered ${response.status} for ${NAME}`);
  const warm = navigator.serviceWorker && navigator.serviceWorker.controller;
  const typed = (response.headers.get('Content-Type') || '').startsWith('application/wasm');
  // from our own cache the untouched response comes at once, and lets the browser reuse compiled code
  if (warm && typed) return WebAssembly.compileStreaming(response);
  if (!response.body || !WebAssembly.compileStreaming) return WebAssembly.compile(await response.arrayBuffer());
  return WebAssembly.compileStreaming(counted(response, count));
}
