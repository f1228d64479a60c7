import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pwa } from './tools/pwa/plugin.ts';

/** The engine's module is made by the preset `wasm`; DURBAR_WASM names another one. */
const engine = process.env['DURBAR_WASM'] ?? resolve(import.meta.dirname, '../build/wasm/durbar.wasm');
/** Where `npm run dev` finds the hall. */
const hall = process.env['DURBAR_HALL'] ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte(), pwa()],
  resolve: { alias: [{ find: /^durbar\.wasm/, replacement: engine }] },
  build: { target: 'es2023' },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: hall }, '/ws': { target: hall, ws: true } },
    // Boards and rules come from the same files as those of the engine.
    fs: { allow: [resolve(import.meta.dirname, '..')] },
  },
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'tests/**/*.test.ts'],
    // Tests talk to real processes; a machine that is busy must not fail them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
  },
});
