// A puzzle as a table: the position on the engine, seen by the seat that is to find the move.
import type { GameRoom } from '../../board/room.ts';
import { openTable, type Table } from '../../board/table.svelte.ts';
import type { SeatPerson } from '../../board/table_model.ts';
import { ask } from '../../engine/client.ts';
import { NOBODY } from '../../engine/nobody.ts';
import { engineModule } from '../../engine/page_module.ts';
import { pageHost } from '../../engine/worker_host.ts';
import { rooms } from '../../games/rooms.ts';
import { type EnginePort, openEnginePort } from '../../ports/engine_port.ts';
import { type Contract, contracts, foreseenOf, type GameId, type Games } from '../../protocol/game.ts';
import { t } from '../../texts/texts.svelte.ts';
import { numberOfDay } from './daily.ts';
import { type JudgedPort, judgedPort } from './judged_port.ts';
import { lossOf, type Puzzle, puzzlesOf } from './puzzle.ts';

export interface OpenPuzzle {
  readonly puzzle: Puzzle;
  readonly room: GameRoom<GameId>;
  readonly contract: Contract<GameId>;
  readonly module: WebAssembly.Module;
}

/** That of the day, with everything that is needed to solve it; null: the game has none. */
export async function openPuzzle(game: GameId, day: number): Promise<OpenPuzzle | null> {
  const [puzzles, room, contract, module] = await Promise.all([
    puzzlesOf(game),
    rooms[game](),
    contracts[game](),
    engineModule(),
  ]);
  const puzzle = puzzles?.[numberOfDay(game, day, puzzles.length)];
  // Of this very game: the indexes have its name.
  return puzzle === undefined
    ? null
    : { puzzle, room: room as unknown as GameRoom<GameId>, contract, module };
}

/** `sent`: the right move is being played. `solved`, `shown`: it was, by the reader or for them. */
export type Phase = 'open' | 'sent' | 'solved' | 'shown';

/** A move that was tried in vain. */
export interface Wrong {
  /** What it loses; null: not known. */
  readonly loss: number | null;
}

/** What one move of the line that follows would cause. */
export interface FollowingStep {
  /** Null: chance. */
  readonly seat: number | null;
  readonly events: readonly Games[GameId]['event'][];
}

interface Options {
  readonly open: OpenPuzzle;
  readonly people: () => readonly SeatPerson[];
  readonly isStill: () => boolean;
  readonly waitForMe: () => boolean;
  readonly onEvent: (event: Games[GameId]['event']) => void;
  /** What is answered to a wrong move, in place of the sentence. */
  readonly wrongWords: (wrong: Wrong) => string;
  /** The puzzle is done: solved by the reader, or shown. */
  readonly onDone: (isSolved: boolean) => void;
}

export interface PuzzleTable {
  /** Null: it is being set up. */
  readonly table: Table<GameId> | null;
  readonly phase: Phase;
  /** The newest try since the puzzle was set up. */
  readonly wrong: Wrong | null;
  /** How the line would go on after the best move, as the engine foresees it. */
  readonly following: readonly FollowingStep[];
  /** The engine did not come, or cannot load the position. */
  readonly isBroken: boolean;
  show(): Promise<void>;
  again(): Promise<void>;
  close(): void;
}

/** Chance, where a move calls for it, is the same every time. */
const SEED = 1;

/**
 * The game's own room, where nothing goes on by itself: each click is one that somebody thinks about. Once the move is made,
 * nothing is asked any more, and no sheet covers what came of it.
 */
function stillRoom(room: GameRoom<GameId>, isOpen: () => boolean): GameRoom<GameId> {
  const { hop: _hop, goesOn: _goesOn, staysOpen: _staysOpen, ...still } = room;
  return {
    ...still,
    hasSheet: (view) => isOpen() && room.hasSheet(view),
    words: {
      ...room.words,
      ask: (speaking, picked) =>
        isOpen() ? room.words.ask(speaking, picked) : [{ kind: 'text', text: t('puzzle.over') }],
    },
  };
}

export function puzzleTable(options: Options): PuzzleTable {
  const { puzzle, room, contract, module } = options.open;
  let table = $state.raw<Table<GameId> | null>(null);
  let phase = $state<Phase>('open');
  let wrong = $state.raw<Wrong | null>(null);
  let following = $state.raw<readonly FollowingStep[]>([]);
  let isBroken = $state(false);
  let match: EnginePort<GameId> | null = null;
  let judged: JudgedPort<GameId> | null = null;
  /** The newest wish to begin; an earlier one is no longer wanted. */
  let wish = 0;

  function leave(): void {
    table?.close();
    match?.close();
    table = null;
    match = null;
    judged = null;
  }

  function done(by: 'solved' | 'shown'): void {
    phase = by;
    table?.dismissRefusal();
    judged?.changed();
    options.onDone(by === 'solved');
  }

  async function again(): Promise<void> {
    wish += 1;
    const mine = wish;
    const host = pageHost(module);
    const opened = await openEnginePort<GameId>({
      contract,
      match: host,
      thoughts: NOBODY,
      reader: puzzle.seat,
      opening: { kind: 'load', request: { game: room.game, position: puzzle.position, seed: SEED } },
    });
    const told = opened.ok ? await ask(host, 'foresee', { ply: 0, moves: puzzle.line }) : null;
    if (mine !== wish || !opened.ok) {
      if (opened.ok) opened.value.close();
      if (mine === wish) isBroken = true;
      return;
    }
    leave();
    phase = 'open';
    wrong = null;
    match = opened.value;
    const turn = match.state().view?.turn ?? 0;
    following = (told?.ok === true ? told.value.steps : []).map(({ actor, events }) => {
      const foreseen = foreseenOf(contract, events, turn);
      return { seat: typeof actor === 'number' ? actor : null, events: foreseen.ok ? foreseen.value : [] };
    });
    judged = judgedPort(match, {
      solution: puzzle.move,
      isOpen: () => phase === 'open',
      wrong(isMove) {
        wrong = { loss: lossOf(puzzle, isMove) };
        return options.wrongWords(wrong);
      },
      begin() {
        phase = 'sent';
      },
      end(isPlayed) {
        if (isPlayed) done('solved');
        else phase = 'open';
      },
    });
    table = openTable<GameId>({
      port: judged,
      room: stillRoom(room, () => phase === 'open'),
      seat: () => puzzle.seat,
      people: options.people,
      isStill: options.isStill,
      waitForMe: options.waitForMe,
      onEvent: options.onEvent,
    });
  }

  return {
    get table() {
      return table;
    },
    get phase() {
      return phase;
    },
    get wrong() {
      return wrong;
    },
    get following() {
      return following;
    },
    get isBroken() {
      return isBroken;
    },
    async show() {
      if (phase !== 'open' || match === null) return;
      phase = 'sent';
      const played = await match.playFor(puzzle.move);
      if (played.ok) done('shown');
      else isBroken = true;
    },
    again,
    close() {
      wish += 1;
      leave();
    },
  };
}
