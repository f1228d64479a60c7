// The table as its page and the game's room see it: a port with a memory for clicks, and a timeline for what happens.
// Reactive by runes; what it decides is in pure functions beside it.
import type { Port, Preview, TableState } from '../ports/port.ts';
import type { GameId, Games, LogEntry } from '../protocol/game.ts';
import { plain } from '../texts/rich.ts';
import { t } from '../texts/texts.svelte.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import type { GameRoom, Speaking } from './room.ts';
import { back, NOTHING, nearestMove, pathTo, unpick } from './select.ts';
import { clicked, foreseenMove, keptPicks, lastTurn, offered, offerOf } from './table_logic.ts';
import type { Advice, Foreseen, SeatPerson, Selection, TableModel, Target } from './table_model.ts';
import { isUpToDate, type Pace, type TimelineEvent, timelineOf, update } from './timeline.ts';

/** A look shorter than this asks for nothing. */
const LOOK_MS = 80;
/** A refusal stands so long where the sentence stands. */
const REFUSAL_MS = 4000;

export interface TableOptions<G extends GameId> {
  readonly port: Port<G>;
  readonly room: GameRoom<G>;
  readonly seat: () => number | null;
  readonly people: () => readonly SeatPerson[];
  readonly isStill: () => boolean;
  readonly waitForMe: () => boolean;
  /** An event begins to be shown, or (after it was skipped) is not shown at all. */
  readonly onEvent?: (event: Games[G]['event']) => void;
}

export interface Table<G extends GameId> extends TableModel<G> {
  readonly room: GameRoom<G>;
  /** Of the port, however far the telling has come. */
  readonly latest: TableState<G>;
  /** What is shown. */
  readonly version: number;
  readonly log: readonly LogEntry<G>[];
  readonly speaking: Speaking<G>;
  readonly refusal: Refusal | null;
  /** Events are being told. */
  readonly isTelling: boolean;
  /** More is to be told, and waits for a click. */
  readonly isHeld: boolean;
  /** A move is on its way. */
  readonly isSending: boolean;
  readonly canUndo: boolean;
  /** How far a hint has come, 0 to 1; null: none is being thought of. */
  readonly thinking: number | null;
  /** What the advised move would cause. */
  readonly advised: readonly Games[G]['event'][];
  undo(): void;
  hint(): void;
  /** No hint, neither a thought nor one that is shown. */
  dismissHint(): void;
  refuse(refusal: Refusal): void;
  /** Shows the newest at once. */
  skip(): void;
  close(): void;
}

/** Of a port whose match has started. */
export function openTable<G extends GameId>(options: TableOptions<G>): Table<G> | null {
  const { port, room } = options;
  const first = port.state();
  if (first.view === null) return null;
  const firstView = first.view;

  let timeline = $state.raw(timelineOf(first));
  let picked = $state.raw<readonly Target[]>([]);
  let looked = $state.raw<Target | null>(null);
  let foreseen = $state.raw<Foreseen<G> | null>(null);
  let advice = $state.raw<Advice | null>(null);
  let advised = $state.raw<readonly Games[G]['event'][]>([]);
  let thinking = $state.raw<number | null>(null);
  let lit = $state.raw<ReadonlySet<Target>>(new Set());
  let pointed = $state.raw<number | null>(null);
  let refusal = $state.raw<Refusal | null>(null);
  let isSending = $state(false);

  const previews = new Map<string, Preview<G>>();
  let previewsOf = first.version;
  let wait: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setTimeout> | undefined;
  let fading: ReturnType<typeof setTimeout> | undefined;
  let thought: AbortController | null = null;

  const view = $derived(timeline.shown.view ?? firstView);
  const choices = $derived(offerOf(timeline.shown.choices));
  const canAct = $derived(
    isUpToDate(timeline) && !isSending && timeline.latest.link === 'live' && choices !== null,
  );
  const selection = $derived.by((): Selection => {
    if (!canAct || choices === null) return { ...NOTHING, picked };
    return offered(choices, picked);
  });
  const speaking = $derived<Speaking<G>>({
    view,
    people: options.people(),
    seat: options.seat(),
    standing: timeline.shown.standing,
  });
  const last = $derived(
    room.trail === undefined
      ? lastTurn(timeline.shown.log, options.seat())
      : lastTurn(timeline.shown.log, options.seat(), room.trail.bind(room)),
  );

  const pace = (): Pace<G> => ({
    duration: (event) => room.duration(event),
    isStill: options.isStill(),
    waitForMe: options.waitForMe(),
    seat: options.seat(),
  });

  function advance(event: TimelineEvent<G>): void {
    const before = timeline;
    timeline = update(before, event, pace());
    if (timeline.wait !== before.wait) {
      clearTimeout(wait);
      if (timeline.wait !== null) wait = setTimeout(() => advance({ kind: 'elapsed' }), timeline.wait.ms);
    }
    if (timeline.playing !== null && timeline.playing !== before.playing)
      options.onEvent?.(timeline.playing.event);
    const now = timeline.shown;
    if (now.choices !== before.shown.choices)
      picked = keptPicks(offerOf(before.shown.choices), offerOf(now.choices), picked);
    if (now.version !== before.shown.version) {
      advice = null;
      advised = [];
      if (thought !== null) dismissHint();
    }
    foresee();
  }

  /** What is foreseen follows what is looked at and, without a look, what waits to be confirmed. */
  function foresee(): void {
    clearTimeout(looking);
    const target = looked ?? picked.at(-1) ?? null;
    if (target === null || choices === null || !canAct) {
      foreseen = null;
      return;
    }
    const move = looked === null ? selection.move : foreseenMove(choices, picked, target);
    if (move === null) {
      foreseen = null;
      return;
    }
    if (foreseen !== null && foreseen.move === move && foreseen.target === target) return;
    const { version } = choices;
    if (previewsOf !== version) previews.clear();
    previewsOf = version;
    const show = (preview: Preview<G>) => {
      foreseen = { target, move, ...preview };
    };
    const known = previews.get(move);
    if (known !== undefined) {
      show(known);
      return;
    }
    foreseen = null;
    looking = setTimeout(async () => {
      const answer = await port.preview(move);
      if (!answer.ok || previewsOf !== version) return;
      previews.set(move, answer.value);
      const isWanted = (looked ?? picked.at(-1)) === target && choices?.version === version;
      if (isWanted) show(answer.value);
    }, LOOK_MS);
  }

  function choose(next: readonly Target[]): void {
    picked = next;
    foresee();
  }

  function refuse(next: Refusal): void {
    clearTimeout(fading);
    refusal = next;
    fading = setTimeout(() => {
      refusal = null;
    }, REFUSAL_MS);
  }

  async function send(asked: Promise<Awaited<ReturnType<Port<G>['play']>>>): Promise<void> {
    isSending = true;
    foreseen = null;
    const answer = await asked;
    isSending = false;
    if (answer.ok) return;
    picked = [];
    const why = refusalOf(answer.error);
    if (why !== null) refuse(why);
  }

  function play(move: string): void {
    if (choices === null || !canAct) return;
    void send(port.play(move, choices.version));
  }

  /** Why this target is not offered: the rule of the move that it would make, or what the room says. */
  async function explain(target: Target): Promise<void> {
    if (options.seat() === null) return;
    if (choices === null) {
      if (view.over === null) refuse({ sentence: t('ui.not_your_turn'), rule: null });
      return;
    }
    const move = nearestMove(choices.tree, picked, target);
    const answer = move === null ? null : await port.check(move);
    if (answer?.ok === false && answer.error.kind === 'refused' && answer.error.rule !== null) {
      const why = refusalOf(answer.error);
      if (why !== null) refuse(why);
      return;
    }
    const why = room.words.refuse?.(target, speaking) ?? null;
    refuse({ sentence: why === null ? t('table.not_offered') : plain(why), rule: null });
  }

  function pick(target: Target, by: 'click' | 'tap' = 'click'): void {
    const wasTelling = !isUpToDate(timeline);
    if (wasTelling) advance({ kind: 'skip' });
    refusal = null;
    if (!canAct || choices === null) {
      if (!wasTelling && !isSending) void explain(target);
      return;
    }
    const click = clicked(choices, picked, target, wasTelling ? 'tap' : by);
    switch (click.kind) {
      case 'kept':
        return;
      case 'refused':
        // Whoever clicked to skip meant nothing by it.
        if (!wasTelling) void explain(target);
        return;
      case 'picked':
        choose(click.picked);
        return;
      case 'play':
        picked = click.picked;
        play(click.move);
        return;
    }
  }

  function dismissHint(): void {
    thought?.abort();
    thought = null;
    thinking = null;
    advice = null;
    advised = [];
  }

  async function hint(): Promise<void> {
    if (choices === null || !canAct) return;
    dismissHint();
    const mine = new AbortController();
    const { tree, version } = choices;
    thought = mine;
    thinking = 0;
    const answer = await port.hint({
      signal: mine.signal,
      onProgress: (_sofar, progress) => {
        if (thought === mine) thinking = progress;
      },
    });
    if (thought !== mine) return;
    thought = null;
    thinking = null;
    if (!answer.ok) {
      const why = refusalOf(answer.error);
      if (why !== null) refuse(why);
      return;
    }
    if (choices?.version !== version) return;
    const { move, evaluation } = answer.value;
    advice = { move, targets: pathTo(tree, move) ?? [], share: evaluation };
    const preview = await port.preview(move);
    if (preview.ok && advice?.move === move) advised = preview.value.events;
  }

  const unsubscribe = port.subscribe((change) => advance({ kind: 'changed', change }));

  return {
    game: port.game,
    room,
    get view() {
      return view;
    },
    get standing() {
      return timeline.shown.standing;
    },
    get choices() {
      return timeline.shown.choices;
    },
    get seat() {
      return options.seat();
    },
    get people() {
      return options.people();
    },
    get canAct() {
      return canAct;
    },
    get selection() {
      return selection;
    },
    get foreseen() {
      return foreseen;
    },
    get advice() {
      return advice;
    },
    get playing() {
      return timeline.playing;
    },
    get lit() {
      return lit;
    },
    get pointed() {
      return pointed;
    },
    get last() {
      return last;
    },
    get latest() {
      return timeline.latest;
    },
    get version() {
      return timeline.shown.version;
    },
    get log() {
      return timeline.shown.log;
    },
    get speaking() {
      return speaking;
    },
    get refusal() {
      return refusal;
    },
    get isTelling() {
      return !isUpToDate(timeline);
    },
    get isHeld() {
      return !isUpToDate(timeline) && timeline.wait === null;
    },
    get isSending() {
      return isSending;
    },
    get canUndo() {
      const seat = options.seat();
      const isOwn = seat !== null && (view.undoable_by === seat || view.own_choice !== null);
      return isOwn && isUpToDate(timeline) && !isSending && timeline.latest.link === 'live';
    },
    get thinking() {
      return thinking;
    },
    get advised() {
      return advised;
    },
    pick,
    unpick(target) {
      if (choices !== null && canAct) choose(unpick(choices.tree, picked, target));
    },
    back: () => choose(back(picked)),
    confirm() {
      if (selection.move !== null) play(selection.move);
    },
    look(target) {
      looked = target;
      foresee();
    },
    light(targets) {
      lit = new Set(targets);
    },
    point(seat) {
      pointed = seat;
    },
    undo() {
      if (!isUpToDate(timeline)) advance({ kind: 'skip' });
      if (!isSending) void send(port.undo());
    },
    hint: () => void hint(),
    dismissHint,
    refuse,
    skip: () => advance({ kind: 'skip' }),
    close() {
      unsubscribe();
      dismissHint();
      for (const timer of [wait, looking, fading]) clearTimeout(timer);
    },
  };
}
