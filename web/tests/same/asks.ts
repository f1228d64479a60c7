// What every build of the engine is asked, to be compared. Each conversation is a list of requests.
import type { Game } from '../../src/protocol/generated/hall.ts';

const RANDOM_GAMES = 200;
const BOT_GAMES = 5;
const BOT = 'mcts:iters=16';

export type Ask = Readonly<Record<string, unknown>>;

export interface Setup {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
}

/** Every game, number of players and option: nothing but defaults, and each other value of each option alone. */
export function setups(games: readonly Game[]): readonly Setup[] {
  return games.flatMap((game) => {
    const others = game.options.flatMap((option) =>
      [...option.values.filter((value) => value !== option.default), ...option.examples].map((value) => ({
        [option.name]: value,
      })),
    );
    const players = Array.from(
      { length: game.max_players - game.min_players + 1 },
      (_, more) => game.min_players + more,
    );
    return players.flatMap((count) =>
      [{}, ...others].map((options) => ({ game: game.id, players: count, options })),
    );
  });
}

/** Batches of random games and of bots: a digest covers the last position and the length of each game. */
export function batches(all: readonly Setup[]): readonly Ask[] {
  return all.flatMap((setup, seed) => [
    { cmd: 'simulate', ...setup, games: RANDOM_GAMES, seed },
    { cmd: 'simulate', ...setup, games: BOT_GAMES, seed, bots: [BOT] },
  ]);
}

/** A match with all that a page asks on the way: views, choices, a hint in stretches, steps back and forth. */
export function tour(setup: Setup): readonly Ask[] {
  const readers = [...Array(setup.players).keys(), 'spectator', 'referee'];
  const turns = [0, 1, 2].flatMap((seed) => [
    ...readers.map((reader) => ({ cmd: 'view', reader })),
    { cmd: 'choices' },
    { cmd: 'legal' },
    { cmd: 'think', bot: 'mcts', iterations: 60, seed },
    { cmd: 'go_on', iterations: 25 },
    { cmd: 'go_on', iterations: 25, top: 3 },
    { cmd: 'go_on' },
    { cmd: 'stop' },
  ]);
  const steps = [0, 5, 3, 9].flatMap((ply) => [
    { cmd: 'stand', ply },
    { cmd: 'position' },
    { cmd: 'standing' },
  ]);
  const opening = [
    { cmd: 'data', game: setup.game },
    { cmd: 'new', ...setup, seed: 11 },
  ];
  return [...opening, ...turns, ...steps, { cmd: 'events' }, { cmd: 'record' }];
}

/** A record, loaded as it is and stood in at some of its plies. */
export function walk(record: string): readonly Ask[] {
  const steps = [0, 40, 17, 2].flatMap((ply) => [
    { cmd: 'stand', ply },
    { cmd: 'position' },
    { cmd: 'legal' },
  ]);
  return [{ cmd: 'load', record, seed: 1 }, { cmd: 'record' }, { cmd: 'standing' }, ...steps];
}

/** A golden playthrough from its own text: the first position, then all moves to the end of the game. */
export function replay(game: string, playthrough: string): readonly Ask[] {
  const lines = playthrough.split('\n');
  const start = lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('legal ')),
  );
  const position = start.filter((line) => !line.startsWith('#')).join('\n');
  const moves = lines
    .filter((line) => line.startsWith('> '))
    .flatMap((line) => line.slice(2).split('; '))
    .filter((move) => move !== '');
  return [
    { cmd: 'load', game, position: position.trim(), chance: 'manual' },
    ...moves.map((move) => ({ cmd: 'play', move })),
    { cmd: 'position' },
    { cmd: 'standing' },
  ];
}
