// The four games as the hall presents them.
import type { GameId } from '../../protocol/game.ts';
import type { Level } from '../../protocol/generated/hall.ts';

export interface GameOfHall {
  readonly id: GameId;
  readonly players: { readonly least: number; readonly most: number };
  readonly minutes: number;
  /** A token of tokens.css. */
  readonly colour: string;
}

/** In the order of the arches. Numbers of players are those of the rulebooks, known without a hall. */
export const GAMES_OF_HALL: readonly GameOfHall[] = [
  { id: 'tigris', players: { least: 2, most: 4 }, minutes: 90, colour: 'turquoise' },
  { id: 'rajas', players: { least: 2, most: 4 }, minutes: 75, colour: 'malachite' },
  { id: 'maharaja', players: { least: 2, most: 5 }, minutes: 90, colour: 'madder' },
  { id: 'maharani', players: { least: 2, most: 4 }, minutes: 40, colour: 'plum' },
];

export function gameOfHall(id: string): GameOfHall | null {
  return GAMES_OF_HALL.find((game) => game.id === id) ?? null;
}

/** What "Play now" plays against, and what somebody who is new does. */
export const PLAY_NOW: Level = 'medium';
export const FIRST_GAME: Level = 'easy';

/** Chairs for "Play now": the person and bots, four at most. */
export function chairsAgainstBots(game: GameOfHall, level: Level): readonly (Level | null)[] {
  const bots = Math.min(game.players.most, 4) - 1;
  return [null, ...Array.from({ length: bots }, () => level)];
}
