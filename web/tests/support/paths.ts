import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const build = join(root, 'build');

/** The tests of the engine, with their golden files. */
export const tests = join(root, 'tests');

function needed(path: string, how: string): string {
  if (!existsSync(path)) throw new Error(`There is no ${path}: ${how}`);
  return path;
}

/** The native program; DURBAR_BINARY names another one than that of the release build. */
export function durbar(): string {
  const path = process.env['DURBAR_BINARY'] ?? join(build, 'release/durbar');
  return needed(path, './test builds it, or DURBAR_BINARY names another one.');
}

/** The engine's module; DURBAR_WASM names another one than that of the wasm build. */
export function wasm(): string {
  const path = process.env['DURBAR_WASM'] ?? join(build, 'wasm/durbar.wasm');
  return needed(path, './test builds it, or DURBAR_WASM names another one.');
}
