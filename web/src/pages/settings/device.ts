// What a browser calls itself is long and mostly untrue; this much of it helps a person to know their own devices.

export interface Device {
  /** Null: nothing in it is known. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly isHandheld: boolean;
}

/** The first that fits: many claim to be all those that come after them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function first(table: readonly (readonly [RegExp, string])[], text: string): string | null {
  return table.find(([sign]) => sign.test(text))?.[1] ?? null;
}

export function deviceOf(userAgent: string): Device {
  const system = first(SYSTEMS, userAgent);
  return {
    browser: first(BROWSERS, userAgent),
    system,
    isHandheld: system === 'iPhone' || system === 'iPad' || system === 'Android',
  };
}

export type Ago =
  | { readonly unit: 'now' }
  | { readonly unit: 'minutes' | 'hours' | 'days' | 'weeks'; readonly n: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** In the largest unit of which there is a whole one. */
export function ago(moment: number, now: number): Ago {
  const past = now - moment;
  if (past < MINUTE) return { unit: 'now' };
  if (past < HOUR) return { unit: 'minutes', n: Math.floor(past / MINUTE) };
  if (past < DAY) return { unit: 'hours', n: Math.floor(past / HOUR) };
  if (past < WEEK) return { unit: 'days', n: Math.floor(past / DAY) };
  return { unit: 'weeks', n: Math.floor(past / WEEK) };
}
