// The match of a lesson on the engine, and where in its steps it stands. A step is fulfilled by one of its moves; then the
// others make theirs, and the next step begins. Whoever goes back, or comes back another day, finds the way by first moves.
import { pathTo } from '../../board/select.ts';
import { openTable, type Table } from '../../board/table.svelte.ts';
import type { SeatPerson } from '../../board/table_model.ts';
import { NOBODY } from '../../engine/nobody.ts';
import { pageHost } from '../../engine/worker_host.ts';
import { type EnginePort, openEnginePort } from '../../ports/engine_port.ts';
import type { GameId, Games } from '../../protocol/game.ts';
import { plain } from '../../texts/rich.ts';
import { type GuidedPort, guidedPort } from './guided_port.ts';
import { answerTo, guidedRoom, type Telling } from './guided_room.ts';
import { type LessonStep, SEED, type StepText } from './lesson.ts';
import type { OpenLesson } from './open_lesson.ts';

/**
 * `open`: the step waits for its move, or to be read. `running`: it was done, and others move. `done`: its end is shown, and
 * the next step has a scene of its own. `over`: it was the last.
 */
export type Phase = 'open' | 'running' | 'done' | 'over';

interface Options {
  readonly lesson: OpenLesson;
  /** The texts of the steps, in the language that is shown. */
  readonly texts: () => readonly StepText[];
  readonly people: () => readonly SeatPerson[];
  readonly isStill: () => boolean;
  readonly waitForMe: () => boolean;
  readonly onEvent: (event: Games[GameId]['event']) => void;
  /** A step is reached; after the last one their number. */
  readonly onReached: (at: number) => void;
}

export interface LessonTable {
  /** Null: it is being set up. */
  readonly table: Table<GameId> | null;
  readonly at: number;
  readonly phase: Phase;
  /** What stands in the text about the open step. */
  readonly text: StepText | null;
  readonly step: LessonStep<GameId>;
  /** Nothing is to be done on the table: the step is read, or its end is looked at. */
  readonly isOnlyRead: boolean;
  /** The engine did not come, or cannot play the lesson. */
  readonly isBroken: boolean;
  stand(at: number): Promise<boolean>;
  /** To the beginning of the step, or where it stands there, to the step before. */
  back(): Promise<boolean>;
  /** Where there is nothing to do. */
  next(): void;
  /** The match so far, as text that can be gone on with; null: nobody can say. */
  record(): Promise<string | null>;
  close(): void;
}

const NO_STEP: LessonStep<GameId> = {};

export function lessonTable(options: Options): LessonTable {
  const { data, room, contract, module } = options.lesson;
  const steps = Object.entries<LessonStep<GameId>>(data.steps);
  let table = $state.raw<Table<GameId> | null>(null);
  let at = $state(0);
  let phase = $state<Phase>('open');
  let isBroken = $state(false);
  let match: EnginePort<GameId> | null = null;
  let guided: GuidedPort<GameId> | null = null;
  /** The newest wish to stand somewhere; what comes later of an earlier one is no longer wanted. */
  let wish = 0;
  let underway: { readonly goal: number; readonly reached: Promise<boolean> } | null = null;

  const stepAt = (index: number): LessonStep<GameId> => steps[index]?.[1] ?? NO_STEP;
  const text = $derived(options.texts().find(({ id }) => id === steps[at]?.[0]) ?? null);
  const isOnlyRead = $derived(phase !== 'open' || stepAt(at).moves === undefined);
  /** What has to be clicked in the step. */
  const wanted = $derived.by(() => {
    const tree = table?.choices?.tree ?? null;
    return tree === null ? [] : (stepAt(at).moves ?? []).flatMap((move) => pathTo(tree, move) ?? []);
  });
  const telling = (): Telling => ({ text, isOnlyRead, wanted });

  function leave(): void {
    table?.close();
    match?.close();
    table = null;
    match = null;
    guided = null;
  }

  /** A match that stands where the step begins; null: the engine cannot play so far. */
  async function matchAt(goal: number): Promise<EnginePort<GameId> | null> {
    const scene = steps.findLastIndex(([, { position }], index) => index <= goal && position !== undefined);
    const position = stepAt(scene).position ?? '';
    const opened = await openEnginePort<GameId>({
      contract,
      match: pageHost(module),
      thoughts: NOBODY,
      reader: data.seat,
      opening: { kind: 'load', request: { game: room.game, position, seed: SEED } },
    });
    if (!opened.ok) return null;
    for (const [, { moves = [], follows = [] }] of steps.slice(scene, goal))
      for (const move of [...moves.slice(0, 1), ...follows])
        if (!(await opened.value.playFor(move)).ok) {
          opened.value.close();
          return null;
        }
    return opened.value;
  }

  /** Whoever is impatient wishes the same again. */
  function stand(goal: number): Promise<boolean> {
    if (underway?.goal !== goal) underway = { goal, reached: reach(goal) };
    return underway.reached;
  }

  async function reach(goal: number): Promise<boolean> {
    wish += 1;
    const mine = wish;
    const fresh = await matchAt(goal).catch(() => null);
    if (mine !== wish || fresh === null) {
      fresh?.close();
      if (mine === wish) isBroken = true;
      return false;
    }
    underway = null;
    leave();
    at = goal;
    phase = 'open';
    match = fresh;
    guided = guidedPort(fresh, data.seat, {
      moves: () => (phase === 'running' ? null : isOnlyRead ? [] : (stepAt(at).moves ?? [])),
      canGoBack: () => at > 0 || phase === 'done' || phase === 'over',
      goBack: back,
      refuse(move) {
        const tree = fresh.state().choices?.tree ?? null;
        return plain(answerTo(telling(), tree === null ? [] : (pathTo(tree, move) ?? [])));
      },
      begin() {
        phase = 'running';
      },
      end(isPlayed) {
        if (isPlayed) void goOn(mine);
        else phase = 'open';
      },
    });
    table = openTable<GameId>({
      port: guided,
      room: guidedRoom(room, telling),
      seat: () => data.seat,
      people: options.people,
      isStill: options.isStill,
      waitForMe: options.waitForMe,
      onEvent: options.onEvent,
    });
    options.onReached(goal);
    return true;
  }

  /** What follows the move of the step, and then the next step. */
  async function goOn(mine: number): Promise<void> {
    phase = 'running';
    const next = at + 1;
    for (const move of stepAt(at).follows ?? []) {
      const played = await match?.playFor(move);
      if (mine !== wish) return;
      if (played?.ok === true) continue;
      // Moves of one's own led where the script does not fit. By first moves it does.
      if (next < steps.length) await stand(next);
      return;
    }
    if (next >= steps.length) phase = 'over';
    else if (stepAt(next).position !== undefined) phase = 'done';
    else {
      at = next;
      phase = 'open';
    }
    options.onReached(next);
    table?.dismissRefusal();
    guided?.changed();
  }

  function back(): Promise<boolean> {
    return stand(phase === 'open' ? Math.max(0, at - 1) : at);
  }

  return {
    get table() {
      return table;
    },
    get at() {
      return at;
    },
    get phase() {
      return phase;
    },
    get text() {
      return text;
    },
    get step() {
      return stepAt(at);
    },
    get isOnlyRead() {
      return isOnlyRead;
    },
    get isBroken() {
      return isBroken;
    },
    stand,
    back,
    next() {
      if (phase === 'done') void stand(at + 1);
      else if (phase === 'open' && isOnlyRead) {
        const isScene = stepAt(at + 1).position !== undefined;
        if (isScene && stepAt(at).follows === undefined) void stand(at + 1);
        else void goOn(wish);
      }
    },
    async record() {
      const record = await match?.wholeRecord();
      return record?.ok === true ? record.value : null;
    },
    close() {
      wish += 1;
      underway = null;
      leave();
    },
  };
}
