// Writes the position that the settings show: DURBAR_BINARY=… node tools/examples/main.ts
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ask, type RequestOf } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import type { View } from '../../src/protocol/generated/view.ts';
import { nativeHost } from '../../tests/support/native_host.ts';

const PAGES = resolve(import.meta.dirname, '../../src/pages');
const SEED = 6;

/** The view of a spectator after so many decisions of quick bots. */
async function position(host: EngineHost, request: RequestOf<'new'>, decisions: number): Promise<View> {
  await ask(host, 'new', request);
  for (let i = 0; i < decisions; ++i) {
    const choice = await ask(host, 'go', { bot: 'easy', iterations: 400, threads: 1, seed: SEED });
    if (!choice.ok || choice.value.move === null) break;
    await ask(host, 'play', { move: choice.value.move });
  }
  const answer = await ask(host, 'view', { reader: 'spectator' });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.view;
}

const host = nativeHost();
const FILE = 'settings/examples/tigris.json';
const options = { buildings: 'on', scores: 'open' };
const view = await position(host, { game: 'tigris', players: 4, seed: SEED, options }, 64);
writeFileSync(resolve(PAGES, FILE), `${JSON.stringify(view, null, 2)}\n`);
console.log(FILE);
host.close();
