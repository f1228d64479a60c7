// Draws the icons of the installed page from the brand in src/ui/symbols.svg, with Chromium: node tools/icons/main.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';

const WEB = resolve(import.meta.dirname, '../..');
const OUT = resolve(WEB, 'public/icons');
const PARCHMENT = '#F6EEDC';

interface Icon {
  readonly name: string;
  readonly size: number;
  /** What share of the width the brand takes. */
  readonly share: number;
  readonly ground: string | null;
}

/** Systems cut maskable icons to any shape within a circle of 80 %. */
const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: 0.94, ground: null },
  { name: 'icon-512', size: 512, share: 0.94, ground: null },
  { name: 'maskable-512', size: 512, share: 0.54, ground: PARCHMENT },
  { name: 'icon-180', size: 180, share: 0.72, ground: PARCHMENT },
];

function brand(): string {
  const sprite = readFileSync(resolve(WEB, 'src/ui/symbols.svg'), 'utf8');
  return /<symbol id="orn-durbar"[^>]*>(.*?)<\/symbol>/s.exec(sprite)?.[1] ?? '';
}

function pictureOf({ size, share, ground }: Icon): string {
  const side = 64 / share;
  const edge = (side - 64) / 2;
  const back =
    ground === null
      ? ''
      : `<rect x="${-edge}" y="${-edge}" width="${side}" height="${side}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-edge} ${-edge} ${side} ${side}">${back}${brand()}</svg>`;
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
mkdirSync(OUT, { recursive: true });
for (const icon of ICONS) {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${pictureOf(icon)}`);
  writeFileSync(resolve(OUT, `${icon.name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
  console.log(`public/icons/${icon.name}.png`);
}
await browser.close();
