// Many games in one module, as a page that is left open plays them. The memory of a module never shrinks, so it must
// stop growing: the second half of the games may not add to it.
import { expect, test } from 'vitest';
import { type Conversation, conversation } from '../../src/engine/module.ts';
import { GAMES } from '../../src/protocol/game.ts';
import { engineModule } from '../support/wasm_host.ts';

const BATCHES = 100;
const GAMES_IN_BATCH = 100;
/** DURBAR_MATCHES asks for more: ./test --long does. */
const MATCHES = Number(process.env['DURBAR_MATCHES'] ?? 200);
const MOST_PLIES = 400;

interface Turn {
  readonly to_act: number | string | null;
  readonly plies: number;
}

function ask(engine: Conversation, request: object): unknown {
  const answer = engine.answer(JSON.stringify(request));
  expect(answer).toMatch(/^\{"ok":true/);
  return JSON.parse(answer);
}

/** A match as a page has it: view and choices before each move of a bot, and a look back at the end. */
function play(engine: Conversation, game: string, seed: number): void {
  let turn = ask(engine, { cmd: 'new', game, players: 2, seed }) as Turn;
  while (turn.to_act !== null && turn.plies < MOST_PLIES) {
    ask(engine, { cmd: 'view', reader: turn.to_act });
    const bot = seed % 16 === 0 ? 'greedy' : 'random';
    const { move } = ask(engine, { cmd: 'go', bot, seed }) as { move: string };
    turn = ask(engine, { cmd: 'play', move }) as Turn;
  }
  ask(engine, { cmd: 'choices' });
  const { record } = ask(engine, { cmd: 'record' }) as { record: string };
  ask(engine, { cmd: 'load', record });
  ask(engine, { cmd: 'stand', ply: Math.floor(turn.plies / 2) });
}

function settles(times: number, work: (engine: Conversation, index: number) => void): void {
  const engine = conversation(engineModule());
  const half = Math.floor(times / 2);
  for (let index = 0; index < half; ++index) work(engine, index);
  const settled = engine.memoryBytes();
  for (let index = half; index < times; ++index) work(engine, index);
  expect(engine.memoryBytes()).toBe(settled);
}

const game = (index: number) => GAMES[index % GAMES.length] ?? '';

test('10,000 games leave the memory as it is', { timeout: 600_000 }, () => {
  settles(BATCHES, (engine, index) =>
    ask(engine, { cmd: 'simulate', game: game(index), players: 3, games: GAMES_IN_BATCH, seed: index }),
  );
});

test(`${MATCHES} matches, move by move, leave the memory as it is`, { timeout: 7_200_000 }, () => {
  settles(MATCHES, (engine, index) => play(engine, game(index), index));
});
