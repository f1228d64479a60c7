// What the fuzzers have found leaves the module alive.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conversation } from '../../src/engine/module.ts';
import { anything, decode, parseJson, recordOf } from '../../src/protocol/guards.ts';
import { tests } from '../support/paths.ts';
import { engineModule } from '../support/wasm_host.ts';

/** In ms, for inputs that ask for minutes. */
const LONGEST_THOUGHT = 20;

/** The same line, but it does not think for minutes. */
function hurried(line: string): string {
  const read = parseJson(line);
  const request = decode(recordOf(anything), read.ok ? read.value : null);
  if (!request.ok) return line;
  const { cmd, ms } = request.value;
  if (cmd !== 'go' && cmd !== 'think' && cmd !== 'go_on') return line;
  const wanted = typeof ms === 'number' && ms > 0 ? ms : LONGEST_THOUGHT;
  return JSON.stringify({ ...request.value, ms: Math.min(wanted, LONGEST_THOUGHT) });
}

const corpora = join(tests, 'fuzz/corpus');

test.each(readdirSync(corpora))('the corpus %s', (corpus) => {
  let lines = 0;
  for (const file of readdirSync(join(corpora, corpus))) {
    const { answer } = conversation(engineModule());
    for (const line of readFileSync(join(corpora, corpus, file), 'utf8').split('\n')) {
      expect(JSON.parse(answer(hurried(line))), file).toHaveProperty('ok');
      expect(answer('{"cmd":"games"}'), file).toMatch(/^\{"ok":true/);
      ++lines;
    }
  }
  expect(lines).toBeGreaterThan(0);
});
