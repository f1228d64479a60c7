// Where the gold came from, as the log tells it.
import { holding } from '../../board/table_logic.ts';
import type { LogEntry } from '../../protocol/game.ts';
import { SECTIONS } from './layout.ts';
import type { Section, WorkerColor } from './pieces.ts';

type Log = readonly LogEntry<'maharani'>[];

export interface Account {
  readonly tiles: number;
  readonly workers: number;
  readonly sections: Readonly<Record<Section, number>>;
  /** For second tiles. */
  readonly paid: number;
}

const NOTHING: Account = { tiles: 0, workers: 0, sections: { A: 0, B: 0, C: 0, D: 0 }, paid: 0 };

/** What a seat has gained and paid. */
export function accountOf(log: Log, seat: number): Account {
  let account = NOTHING;
  for (const event of holding(log).flatMap(({ events }) => events)) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.event === 'paid') account = { ...account, paid: account.paid + event.cost };
    else if (event.event === 'section_gold') {
      const { section, gold } = event;
      const sections = { ...account.sections, [section]: account.sections[section] + gold };
      account = { ...account, sections };
    } else if (event.event === 'gold') {
      const part = event.reason === 'worker' ? 'workers' : 'tiles';
      account = { ...account, [part]: account[part] + event.gold };
    }
  }
  return account;
}

export interface Scoring {
  readonly section: Section;
  readonly turn: number;
  /** Whose turn it was. */
  readonly seat: number | null;
  /** `complete`, or that the game had come to an end before it was. */
  readonly reason: string;
  readonly crews: readonly {
    readonly seat: number;
    readonly worker: WorkerColor;
    readonly workers: number;
    readonly gold: number;
  }[];
}

/** The sections that were scored, from A to D. */
export function scoringsOf(log: Log): readonly Scoring[] {
  const entries = holding(log);
  return SECTIONS.flatMap((section) => {
    const entry = entries.find(({ events }) =>
      events.some((event) => event.event === 'section_scored' && event.section === section),
    );
    if (entry === undefined) return [];
    const [scored] = entry.events.flatMap((event) =>
      event.event === 'section_scored' && event.section === section ? [event] : [],
    );
    const crews = entry.events.flatMap((event) =>
      event.event === 'section_gold' && event.section === section ? [event] : [],
    );
    const seat = typeof entry.actor === 'number' ? entry.actor : null;
    return [{ section, turn: scored?.turn ?? entry.turn, seat, reason: scored?.reason ?? '', crews }];
  });
}
