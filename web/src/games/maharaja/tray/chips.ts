// The parts of a turn as chips: what each is spent from, whether it is done, and with which move one could ask why it cannot be.
import { ALL_PARTS, type MaharajaView, type Part, type PartKind, partsOf, type Turn } from '../pieces.ts';

export type Source = 'disc' | 'token' | 'builder';

export interface Chip extends PartKind {
  readonly source: Source;
  readonly target: string;
  /** Which of several chips with the same target it is. */
  readonly copy: number;
  readonly isDone: boolean;
  /** Such a move as the part could be: the engine says why not. */
  readonly trial: string;
}

export interface Group {
  /** An action of the disc; null: what comes on top. */
  readonly action: string | null;
  readonly source: Source;
  readonly chips: readonly Chip[];
}

/** An empty village and one of the seat's own, to ask about houses. */
function villagesOf(view: MaharajaView, seat: number): { readonly empty: string; readonly own: string } {
  const taken = new Set(view.table.villages.map(({ village }) => village));
  const own = view.table.villages.find(({ houses }) => (houses[seat] ?? 0) > 0)?.village;
  const empty = Array.from({ length: 30 }, (_, at) => `v${String(at + 1).padStart(2, '0')}`).find(
    (id) => !taken.has(id),
  );
  return { empty: empty ?? 'v01', own: own ?? 'v01' };
}

function trialOf(view: MaharajaView, seat: number, source: Source, kind: PartKind): string {
  const { empty, own } = villagesOf(view, seat);
  const here = view.seats[seat]?.architect ?? 'start';
  switch (kind.part) {
    case 'city_house':
      return `house ${source} ${here === 'start' ? view.table.maharaja : here}`;
    case 'house':
      return `house ${source} ${empty}`;
    case 'move_house':
      return `move ${source} ${own} ${empty}`;
    case 'palace':
      return `palace ${source} outer`;
    case 'governor':
      return `governor ${source} ${view.table.track.at(-1)?.city ?? 'kota'}`;
    case 'character':
      return `character ${view.table.bank.cards[0] ?? view.seats.find((one) => one.seat !== seat)?.cards[0] ?? 'mogul'}`;
    default:
      return `${kind.word} ${source}`;
  }
}

/** Two groups for the two actions of a shown disc, and one for the token in use. What is done is ticked from the front. */
export function groupsOf(view: MaharajaView, seat: number, turn: Turn): readonly Group[] {
  const shown = view.seats[seat]?.shown ?? [];
  const total = new Map<Part, number>();
  for (const { part } of shown.flatMap(partsOf)) total.set(part, (total.get(part) ?? 0) + 1);
  const done = new Map([...total].map(([part, count]) => [part, count - turn.disc[part]]));
  const copies = new Map<string, number>();
  const chip = (source: Source, kind: PartKind, isDone: boolean): Chip => {
    const target = `${source}:${kind.word}`;
    const copy = copies.get(target) ?? 0;
    copies.set(target, copy + 1);
    return { ...kind, source, target, copy, isDone, trial: trialOf(view, seat, source, kind) };
  };
  const groups = shown.map((action): Group => {
    const chips = partsOf(action).map((kind) => {
      const left = done.get(kind.part) ?? 0;
      done.set(kind.part, left - 1);
      return chip('disc', kind, left > 0);
    });
    return { action, source: 'disc', chips };
  });
  const token = ALL_PARTS.flatMap((kind) =>
    Array.from({ length: turn.token[kind.part] }, () => chip('token', kind, false)),
  );
  return token.length === 0 ? groups : [...groups, { action: null, source: 'token', chips: token }];
}
