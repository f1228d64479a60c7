// A whole game by rounds, for the plot at its end: which city was scored, and what each seat built and was paid.
import { holding } from '../../board/table_logic.ts';
import type { LogEntry } from '../../protocol/game.ts';

export interface Lane {
  /** The cities of the palaces of this round. */
  readonly palaces: readonly string[];
  /** Of the scoring; null where nothing was paid. */
  readonly pay: number | null;
}

export interface Round {
  readonly round: number;
  readonly city: string;
  /** By seat. */
  readonly lanes: readonly Lane[];
  readonly best: number;
}

export function roundsOfLog(log: readonly LogEntry<'maharaja'>[], players: number): readonly Round[] {
  const rounds: { round: number; city: string; palaces: string[][]; pays: (number | null)[] }[] = [];
  for (const event of holding(log).flatMap((entry) => entry.events)) {
    const now = rounds.at(-1);
    if (event.event === 'round_began')
      rounds.push({
        round: event.round,
        city: event.city,
        palaces: Array.from({ length: players }, () => []),
        pays: Array<number | null>(players).fill(null),
      });
    else if (event.event === 'palace_built') now?.palaces[event.seat]?.push(event.city);
    else if (event.event === 'payout' || event.event === 'monopoly_bonus') {
      const before = now?.pays[event.seat] ?? 0;
      if (now !== undefined) now.pays[event.seat] = before + (event.gold ?? 0);
    }
  }
  return rounds.map(({ round, city, palaces, pays }) => ({
    round,
    city,
    lanes: palaces.map((built, seat) => ({ palaces: built, pay: pays[seat] ?? null })),
    best: Math.max(...pays.map((pay) => pay ?? 0)),
  }));
}
