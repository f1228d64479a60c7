import moduleAddress from 'durbar.wasm?url';

let compiled: Promise<WebAssembly.Module> | undefined;

/** The engine's module, fetched and compiled once for all Workers of the page. */
export function engineModule(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(moduleAddress));
  return compiled;
}
