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
      /** What the engine calls it. */
      readonly event: string;
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
    const { key, seat, event } = first;
    const folded = end - at > 1 ? (words.folded?.(event, end - at, speaking) ?? null) : null;
    if (folded !== null) rows.push({ kind: 'line', key, seat, event: event.event, line: folded, times: 1 });
    else for (const one of told.slice(at, end)) addLine(rows, one, words.event(one.event, speaking));
    at = end;
  }
  return rows;
}

function addLine<G extends GameId>(rows: LogRow[], { key, seat, event }: Told<G>, line: Line | null): void {
  if (line === null) return;
  const last = rows.at(-1);
  if (last?.kind === 'line' && last.seat === seat && plain(last.line) === plain(line))
    rows[rows.length - 1] = { ...last, times: last.times + 1 };
  else rows.push({ kind: 'line', key, seat, event: event.event, line, times: 1 });
}

interface Now {
  readonly turn: number;
  readonly seat: number | null;
}

/** What was logged from one heading to the next. */
interface Chapter<G extends GameId> {
  /** 0: before the first turn, without a heading. */
  readonly turn: number;
  readonly entries: LogEntry<G>[];
}

function chaptersOf<G extends GameId>(log: readonly LogEntry<G>[], now: Now): readonly Chapter<G>[] {
  const chapters: Chapter<G>[] = [{ turn: 0, entries: [] }];
  for (const entry of log) {
    if (entry.what === 'sealed') continue;
    if (entry.turn > (chapters.at(-1)?.turn ?? 0)) chapters.push({ turn: entry.turn, entries: [] });
    chapters.at(-1)?.entries.push(entry);
  }
  if (now.turn > (chapters.at(-1)?.turn ?? 0)) chapters.push({ turn: now.turn, entries: [] });
  return chapters;
}

function whoseTurn<G extends GameId>({ turn, entries }: Chapter<G>, now: Now): number | null {
  if (turn === now.turn && now.seat !== null) return now.seat;
  const first = entries.find((entry) => entry.turn === turn && typeof entry.actor === 'number')?.actor;
  return typeof first === 'number' ? first : null;
}

function rowsOf<G extends GameId>(
  { turn, entries }: Chapter<G>,
  seat: number | null,
  words: Pick<GameWords<G>, 'event' | 'folded'>,
  speaking: Speaking<G>,
): readonly LogRow[] {
  const rows: LogRow[] = turn === 0 ? [] : [{ kind: 'turn', key: `turn ${turn}`, turn, seat }];
  let waiting: Told<G>[] = [];
  const flush = () => {
    rows.push(...lines(waiting, words, speaking));
    waiting = [];
  };
  for (const entry of entries) {
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
  return rows;
}

interface Remembered<G extends GameId> {
  readonly entries: readonly LogEntry<G>[];
  readonly seat: number | null;
  readonly rows: readonly LogRow[];
}

/**
 * Makes the rows, and remembers them: a turn to which nothing has been added keeps its rows, so that a long log costs no
 * more than its last turn. `voice`: what else the words depend on; as long as it stays, what was told is told the same.
 */
export function logTeller<G extends GameId>(words: Pick<GameWords<G>, 'event' | 'folded'>) {
  let known: readonly Remembered<G>[] = [];
  let knownVoice = '';
  /** `now`: the turn that is being played, which has a heading before anything has happened in it. */
  return (log: readonly LogEntry<G>[], now: Now, speaking: Speaking<G>, voice: string): readonly LogRow[] => {
    const before = voice === knownVoice ? known : [];
    knownVoice = voice;
    known = chaptersOf(log, now).map((chapter, index) => {
      const { entries } = chapter;
      const seat = whoseTurn(chapter, now);
      const same = before[index];
      const isSame =
        same?.seat === seat &&
        same.entries.length === entries.length &&
        same.entries[0] === entries[0] &&
        same.entries.at(-1) === entries.at(-1);
      return isSame ? same : { entries, seat, rows: rowsOf(chapter, seat, words, speaking) };
    });
    return known.flatMap(({ rows }) => rows);
  };
}
