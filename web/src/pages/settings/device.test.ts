import { expect, test } from 'vitest';
import { ago, deviceOf } from './device.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux', false],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'Windows',
    false,
  ],
  ['curl/8.5.0', null, null, false],
  ['', null, null, false],
])('%s', (userAgent, browser, system, isHandheld) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, isHandheld });
});

test('time past is told in the largest whole unit', () => {
  const minute = 60_000;
  expect(ago(0, 59_999)).toEqual({ unit: 'now' });
  expect(ago(5, 0)).toEqual({ unit: 'now' });
  expect(ago(0, 59 * minute)).toEqual({ unit: 'minutes', n: 59 });
  expect(ago(0, 25 * 60 * minute)).toEqual({ unit: 'days', n: 1 });
  expect(ago(0, 15 * 24 * 60 * minute)).toEqual({ unit: 'weeks', n: 2 });
});
