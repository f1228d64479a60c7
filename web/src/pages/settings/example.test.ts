import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contracts, viewOf } from '../../protocol/game.ts';
import { isView } from '../../protocol/generated/view.ts';
import { decode } from '../../protocol/guards.ts';

test('the example is a view that the engine could give today', async () => {
  const text = readFileSync(resolve(import.meta.dirname, 'examples/tigris.json'), 'utf8');
  const told = decode(isView, JSON.parse(text));
  expect(told.ok && viewOf(await contracts.tigris(), told.value).ok).toBe(true);
});
