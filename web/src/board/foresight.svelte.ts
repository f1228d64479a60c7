// What moves would cause, before one of them is made: the one that is looked at, and those whose room wants to say it on
// every target. Whatever was asked of a version is remembered until the next one.
import type { Port, Preview } from '../ports/port.ts';
import type { GameId } from '../protocol/game.ts';
import type { GameRoom, Speaking } from './room.ts';
import { movesBehind } from './select.ts';
import { foreseenMove, type Offer, offered, offeredAfter } from './table_logic.ts';
import type { Foreseen, Foretold, Target } from './table_model.ts';

/** A look shorter than this asks for nothing. */
const LOOK_MS = 80;
/** So many questions are under way at once; a hall far away answers them side by side. */
const ABREAST = 8;

/** Null choices: nothing can be foreseen now. */
export interface Outlook {
  readonly choices: Offer | null;
  readonly picked: readonly Target[];
  /** What is hovered or focused; null: nothing. */
  readonly looked: Target | null;
}

export interface Foresight<G extends GameId> {
  readonly foreseen: Foreseen<G> | null;
  readonly foretold: ReadonlyMap<Target, readonly Foretold<G>[]>;
  follow(outlook: Outlook): void;
  /** What this move of the choices would cause; null: nobody can say. */
  tell(move: string): Promise<Preview<G> | null>;
  close(): void;
}

type Tellings<G extends GameId> = ReadonlyMap<Target, readonly Foretold<G>[]>;

interface Surroundings<G extends GameId> {
  readonly port: Pick<Port<G>, 'preview'>;
  readonly room: Pick<GameRoom<G>, 'foretells' | 'prefers'>;
  readonly speaking: () => Speaking<G>;
  /** All that the room wants to say has become known. */
  readonly ontold: () => void;
}

export function foresightOf<G extends GameId>({
  port,
  room,
  speaking,
  ontold,
}: Surroundings<G>): Foresight<G> {
  let foreseen = $state.raw<Foreseen<G> | null>(null);
  let foretold = $state.raw<Tellings<G>>(new Map());
  let now: Outlook = { choices: null, picked: [], looked: null };
  let known = new Map<string, Preview<G> | null>();
  let version = -1;
  let wantedMove: string | null = null;
  let looking: ReturnType<typeof setTimeout> | undefined;

  /** Null: nobody can say. */
  async function learn(move: string): Promise<Preview<G> | null> {
    const asked = version;
    const answer = await port.preview(move);
    const told = answer.ok ? answer.value : null;
    if (asked === version) known.set(move, told);
    return told;
  }

  /** The move that is looked at: the one that a click would complete, or that the room would go on to. */
  function moveAt({ choices, picked, looked }: Outlook): string | null {
    if (choices === null) return null;
    if (looked === null) return offered(choices, picked).move;
    const preferred = () => room.prefers?.(foretold.get(looked) ?? [], speaking())?.move ?? null;
    return foreseenMove(choices, picked, looked) ?? preferred();
  }

  function look(): void {
    clearTimeout(looking);
    // A look that leads nowhere leaves what waits to be confirmed.
    const { looked } = moveAt(now) === null ? { looked: null } : now;
    const target = looked ?? now.picked.at(-1) ?? null;
    const move = moveAt({ ...now, looked });
    wantedMove = move;
    if (target === null || move === null) {
      foreseen = null;
      return;
    }
    if (foreseen !== null && foreseen.move === move && foreseen.target === target) return;
    const show = (preview: Preview<G> | null) => {
      foreseen = preview === null ? null : { target, move, ...preview };
    };
    const sooner = known.get(move);
    if (sooner !== undefined) {
      show(sooner);
      return;
    }
    foreseen = null;
    const asked = version;
    looking = setTimeout(async () => {
      const told = await learn(move);
      if (asked === version && wantedMove === move) show(told);
    }, LOOK_MS);
  }

  /** What the room wants said now: the moves behind each of these targets. */
  function wanted(): ReadonlyMap<Target, readonly string[]> {
    const { choices, picked } = now;
    if (choices === null || room.foretells === undefined) return new Map();
    const next = movesBehind(choices.tree, offeredAfter(choices, picked));
    return new Map([...next].filter(([target]) => room.foretells?.(target) === true));
  }

  function tellings(moves: ReadonlyMap<Target, readonly string[]>): Tellings<G> {
    const told = [...moves].map(([target, list]) => {
      const foretellings = list.flatMap((move) => {
        const preview = known.get(move);
        return preview === undefined || preview === null ? [] : [{ move, events: preview.events }];
      });
      return [target, foretellings] as const;
    });
    return new Map(told);
  }

  async function foretell(): Promise<void> {
    const moves = wanted();
    const unknown = [...new Set([...moves.values()].flat())].filter((move) => !known.has(move));
    if (unknown.length === 0) {
      foretold = tellings(moves);
      if (moves.size > 0) ontold();
      return;
    }
    foretold = new Map();
    const asked = { version, picked: now.picked };
    const isWanted = () => asked.version === version && asked.picked === now.picked;
    const asker = async () => {
      for (let move = unknown.shift(); move !== undefined && isWanted(); move = unknown.shift())
        await learn(move);
    };
    await Promise.all(Array.from({ length: ABREAST }, asker));
    if (!isWanted()) return;
    foretold = tellings(moves);
    ontold();
  }

  return {
    get foreseen() {
      return foreseen;
    },
    get foretold() {
      return foretold;
    },
    follow(outlook) {
      const isSame = now.choices === outlook.choices && now.picked === outlook.picked;
      now = outlook;
      if (outlook.choices !== null && outlook.choices.version !== version) {
        version = outlook.choices.version;
        known = new Map();
      }
      look();
      if (!isSame) void foretell();
    },
    tell: async (move) => known.get(move) ?? learn(move),
    close: () => clearTimeout(looking),
  };
}
