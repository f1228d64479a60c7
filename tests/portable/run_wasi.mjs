// Runs a WebAssembly program as if it were native: node run_wasi.mjs PROGRAM [ARGUMENT]…
// It sees the files below the folder it is started in. --no-warnings keeps Node from saying that its WASI is experimental.
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const [program, ...words] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [program, ...words], preopens: { '.': process.cwd() }, returnOnExit: true });
const module = new WebAssembly.Module(readFileSync(program));
const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
