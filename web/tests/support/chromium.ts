// Debian's Chromium without a window, on a page with the engine in it, built as it is built for people.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import type {} from '../page/harness.ts';

const web = resolve(import.meta.dirname, '../..');

/** As the hall sends it with its page. */
const POLICY = "default-src 'self'; img-src data:; script-src 'self' 'wasm-unsafe-eval'";

export interface EngineBrowser {
  /** In a context of its own: nothing is cached from pages before. */
  page(): Promise<Page>;
  close(): Promise<void>;
}

function executable(): string {
  const path = process.env['DURBAR_CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(path))
    throw new Error(`There is no ${path}: ./test installs it, or DURBAR_CHROMIUM names another one.`);
  return path;
}

function address(server: PreviewServer): string {
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The page has no address.');
  return url;
}

export async function openEngineBrowser(): Promise<EngineBrowser> {
  const shared = {
    configFile: join(web, 'vite.config.ts'),
    root: join(web, 'tests/page'),
    logLevel: 'warn',
  } as const;
  const outDir = resolve(web, '../build/web/engine-page');
  await build({ ...shared, build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': POLICY } },
  });
  // As root there is no sandbox; where /dev/shm is small, as in a container, Chromium would break.
  const browser: Browser = await chromium.launch({
    executablePath: executable(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  return {
    async page() {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(address(server));
      await page.waitForFunction(() => 'harness' in window);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
