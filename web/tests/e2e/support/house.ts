// The whole product: `durbar serve` with its store and the page that is built into it, and people in Chromium.
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Hall, openHall } from '../../support/hall.ts';

/** A desk and a phone, as in the reference pictures. */
export const DESK = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export interface House {
  readonly origin: string;
  readonly hall: Hall;
  /** Somebody with a browser of their own, in the hall. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** Everything that went wrong in any page: errors in the console, exceptions. */
  faults(): readonly string[];
  close(): Promise<void>;
}

/** What a browser notes when the server is away is no fault of the page. */
const AWAY = /ERR_CONNECTION_REFUSED|WebSocket connection to|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/;

export async function openHouse(): Promise<House> {
  const hall = await openHall();
  const origin = `http://localhost:${hall.port}`;
  const page = await (await fetch(origin)).text();
  if (!page.includes('/assets/'))
    throw new Error('The program has no page in it: build web/ first (tools/build_web.sh).');
  const browser = await chromium.launch({
    executablePath: process.env['DURBAR_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const found: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    origin,
    hall,
    async visitor(options = {}) {
      const context = await browser.newContext({
        ...DESK,
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        baseURL: origin,
        ...options,
      });
      contexts.push(context);
      const visitor = await context.newPage();
      visitor.on('pageerror', (fault) => found.push(`${visitor.url()}: ${fault.stack ?? fault}`));
      visitor.on('console', (message) => {
        if (message.type() === 'error' && !AWAY.test(message.text())) found.push(message.text());
      });
      await visitor.goto('/');
      await visitor.locator('[data-game=tigris] [data-action=play-now]:not([disabled])').waitFor();
      return visitor;
    },
    faults: () => found,
    async close() {
      for (const context of contexts) await context.close();
      await browser.close();
      await hall.close();
    },
  };
}
