// The log as rows: a heading for each turn, a line for each event that has one, rows of a kind folded.
import type { GameWords, Speaking } from '../../board/room.ts';
import type { GameId, Games, LogEntry } from '../../protocol/game.ts';
import { type Line, plain } from '../../texts/rich.ts';

export type LogRow =
  | { readonly kind: 'turn'; readonly key: string; readonly turn: number; readonly seat: number | null }
  | {
      readonly kind: 'line';
      readonly key: string;
      /** Whose emblem stands before it; null: nobody's. */
      readonly seat: number | null;
      readonly line: Line;
      /** How many events of the same words it stands for. */
      readonly times: number;
    }
  | { readonly kind: 'undo'; readonly key: string; readonly seat: number };

interface Told<G extends GameId> {
  readonly key: string;
  readonly seat: number | null;
  readonly event: Games[G]['event'];
}

function seatOf(event: object, actor: LogEntry<GameId>['actor']): number | null {
  if ('seat' in event && typeof event.seat === 'number') return event.seat;
  return typeof actor === 'number' ? actor : null;
}

/** Rows of events that follow each other: what can be folded is. */
function lines<G extends GameId>(
  told: readonly Told<G>[],
  words: Pick<GameWords<G>, 'event' | 'folded'>,
  speaking: Speaking<G>,
): readonly LogRow[] {
  const rows: LogRow[] = [];
  for (let at = 0; at < told.length; ) {
    const first = told[at];
    if (first === undefined) break;
    let end = at + 1;
    while (told[end]?.event.event === first.event.event && told[end]?.seat === first.seat) ++end;
    const { key, seat } = first;
    const folded = end - at > 1 ? (words.folded?.(first.event, end - at, speaking) ?? null) : null;
    if (folded !== null) rows.push({ kind: 'line', key, seat, line: folded, times: 1 });
    else
      for (const one of told.slice(at, end)) addLine(rows, one.key, seat, words.event(one.event, speaking));
    at = end;
  }
  return rows;
}

function addLine(rows: LogRow[], key: string, seat: number | null, line: Line | null): void {
  if (line === null) return;
  const last = rows.at(-1);
  if (last?.kind === 'line' && last.seat === seat && plain(last.line) === plain(line))
    rows[rows.length - 1] = { ...last, times: last.times + 1 };
  else rows.push({ kind: 'line', key, seat, line, times: 1 });
}

/** `now`: the turn that is being played, which has a heading before anything has happened in it. */
export function logRows<G extends GameId>(
  log: readonly LogEntry<G>[],
  now: { readonly turn: number; readonly seat: number | null },
  words: Pick<GameWords<G>, 'event' | 'folded'>,
  speaking: Speaking<G>,
): readonly LogRow[] {
  const rows: LogRow[] = [];
  let waiting: Told<G>[] = [];
  let turn = 0;
  const flush = () => {
    rows.push(...lines(waiting, words, speaking));
    waiting = [];
  };
  const head = (number: number, seat: number | null) => {
    flush();
    turn = number;
    rows.push({ kind: 'turn', key: `turn ${number} ${rows.length}`, turn: number, seat });
  };
  const actorOf = (number: number) => {
    const first = log.find((entry) => entry.turn === number && typeof entry.actor === 'number')?.actor;
    return typeof first === 'number' ? first : null;
  };
  for (const entry of log) {
    if (entry.what === 'sealed') continue;
    if (entry.turn > turn)
      head(entry.turn, (entry.turn === now.turn ? now.seat : null) ?? actorOf(entry.turn));
    if (entry.what === 'undo') {
      flush();
      if (typeof entry.actor === 'number')
        rows.push({ kind: 'undo', key: `${entry.version}`, seat: entry.actor });
      continue;
    }
    for (const [index, event] of entry.events.entries())
      waiting.push({ key: `${entry.version}.${index}`, seat: seatOf(event, entry.actor), event });
  }
  flush();
  if (now.turn > turn) head(now.turn, now.seat);
  return rows;
}
