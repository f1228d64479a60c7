import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The engine's module is made by the preset `wasm`; DURBAR_WASM names another one. */
const engine = process.env['DURBAR_WASM'] ?? resolve(import.meta.dirname, '../build/wasm/durbar.wasm');

export default defineConfig({
  resolve: { alias: [{ find: /^durbar\.wasm/, replacement: engine }] },
  build: { target: 'es2023' },
  worker: { format: 'es' },
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'tests/**/*.test.ts'],
    // Tests talk to real processes; a machine that is busy must not fail them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
  },
});
