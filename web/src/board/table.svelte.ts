// The table as its page and the game's room see it: a port with a memory for clicks, and a timeline for what happens.
// Reactive by runes; what it decides is in pure functions beside it.
import type { Port } from '../ports/port.ts';
import { isOpenSince } from '../ports/table_state.ts';
import type { GameId, Games } from '../protocol/game.ts';
import { earlierSteps } from './earlier.svelte.ts';
import { foresightOf } from './foresight.svelte.ts';
import { hintsOf } from './hint.svelte.ts';
import { noticeOf } from './notice.svelte.ts';
import { refusalOf, whyNot } from './refusal.ts';
import type { Speaking } from './room.ts';
import { back, NOTHING, pathTo, selectionOf, unpick } from './select.ts';
import { asAsked, clicked, offered, offerOf, picksAfter, turnsSince } from './table_logic.ts';
import type { Selection, Target } from './table_model.ts';
import { isUpToDate, type Pace, type TimelineEvent, timelineOf, update } from './timeline.ts';
import { toldNow } from './told.ts';
import type { Way } from './ways.ts';
import type { Table, TableOptions } from './whole_table.ts';

export type { Table, TableOptions };

/** Of a port whose match has started. */
export function openTable<G extends GameId>(options: TableOptions<G>): Table<G> | null {
  const { port, room } = options;
  const first = asAsked(port.state(), room);
  if (first.view === null) return null;
  const firstView = first.view;

  let timeline = $state.raw(timelineOf(first));
  let told = $state.raw<Games[G]['event'] | null>(null);
  let picked = $state.raw<readonly Target[]>(picksAfter(first.choices, [], false));
  let looked = $state.raw<Target | null>(null);
  let lit = $state.raw<ReadonlySet<Target>>(new Set());
  let pointed = $state.raw<number | null>(null);
  let example = $state.raw<Way | null>(null);
  let isSending = $state(false);
  /** Where the reader's moves lead by themselves; null: nowhere. */
  let errand: Target | null = null;
  /** The reader has moved, and nothing else was clicked since. */
  let hasMoved = false;

  let wait: ReturnType<typeof setTimeout> | undefined;
  const notice = noticeOf();
  const { refuse } = notice;

  const view = $derived(timeline.shown.view ?? firstView);
  const choices = $derived(offerOf(timeline.shown.choices));
  const canAct = $derived(
    isUpToDate(timeline) && !isSending && timeline.latest.link === 'live' && choices !== null,
  );
  const selection = $derived.by((): Selection => {
    if (!canAct || choices === null) return { ...NOTHING, picked };
    return example === null ? offered(choices, picked) : { ...offered(choices, example.picked), move: null };
  });
  const speaking = $derived<Speaking<G>>({
    view,
    people: options.people(),
    seat: options.seat(),
    standing: timeline.shown.standing,
  });
  const since = $derived(turnsSince(timeline.shown.log, options.seat(), room.trail?.bind(room)));

  const foresight = foresightOf({ port, room, speaking: () => speaking, ontold: propose });
  const steps = earlierSteps({ undo: takeBack, walk });
  const hints = hintsOf(port, () => (canAct ? choices : null), refuse);

  const pace = (): Pace<G> => ({
    duration: (event) => room.duration(event),
    isStill: options.isStill(),
    isNews: (event) => room.isConflict?.(event) === true,
    waitForMe: options.waitForMe(),
    seat: options.seat(),
  });

  function advance(event: TimelineEvent<G>): void {
    const before = timeline;
    timeline = update(before, event, pace());
    told = toldNow(told, timeline, room, options.seat());
    if (timeline.wait !== before.wait) {
      clearTimeout(wait);
      if (timeline.wait !== null) wait = setTimeout(() => advance({ kind: 'elapsed' }), timeline.wait.ms);
    }
    if (timeline.playing !== null && timeline.playing !== before.playing)
      options.onEvent?.(timeline.playing.event);
    const now = timeline.shown;
    const asked = before.shown.choices;
    // What others seal at the same time changes nothing for the reader.
    const isSame =
      now.choices?.version === asked?.version || (asked !== null && isOpenSince(now, before.shown.version));
    if (now.choices !== asked) picked = picksAfter(now.choices, picked, isSame);
    if (!isSame) {
      hints.dismiss();
      example = null;
    }
    foresee();
    goOn();
  }

  /** What is left to click after a move, where that is no choice; or the next clicks of an errand. */
  function goOn(): void {
    if (!canAct || choices === null) return;
    const [only, ...others] = hasMoved && picked.length === 0 ? selection.legal : [];
    hasMoved = false;
    if (only !== undefined && others.length === 0 && room.goesOn?.(view.decision.kind) === true) {
      pick(only);
      return;
    }
    const way = errand === null ? [] : (room.hop?.(errand, speaking) ?? []);
    const move = way.length === 0 ? null : (selectionOf(choices.tree, way)?.move ?? null);
    if (move === null || way.at(-1) === errand) errand = null;
    if (move !== null) play(move);
  }

  /** What is foreseen follows what is looked at and, without a look, what waits to be confirmed. */
  function foresee(): void {
    const seen = example === null ? { picked, looked } : { picked: example.picked, looked: null };
    foresight.follow({ choices: canAct ? choices : null, ...seen });
  }

  /** Whether the table goes on from these clicks by itself, once it is known what can come of them. */
  function goesOn(clicks: readonly Target[]): boolean {
    const last = clicks.at(-1);
    const isOpen = choices !== null && selectionOf(choices.tree, clicks)?.move === null;
    return isOpen && room.prefers !== undefined && last !== undefined && room.foretells?.(last) === true;
  }

  function propose(): void {
    if (!canAct || choices === null || !goesOn(picked)) return;
    const best = room.prefers?.([...foresight.foretold.values()].flat(), speaking) ?? null;
    const path = best === null ? null : pathTo(choices.tree, best.move);
    if (path !== null) choose(path);
  }

  function choose(next: readonly Target[]): void {
    picked = next;
    example = null;
    // Whoever goes another way has no use for the hint any more.
    const advised = hints.advice?.targets ?? [];
    if (!next.every((target) => advised.includes(target))) hints.dismiss();
    foresee();
  }

  /** Whether it was done. */
  async function send(asked: Promise<Awaited<ReturnType<Port<G>['play']>>>): Promise<boolean> {
    isSending = true;
    foresee();
    const answer = await asked;
    isSending = false;
    foresee();
    if (answer.ok) {
      goOn();
      return true;
    }
    errand = null;
    hasMoved = false;
    picked = [];
    const why = refusalOf(answer.error);
    if (why !== null) refuse(why);
    return false;
  }

  function play(move: string): void {
    if (choices === null || !canAct) return;
    const { kind } = view.decision;
    steps.keep(kind, choices.tree, room.staysOpen?.(kind) === true);
    hasMoved = true;
    void send(port.play(move, choices.version));
  }

  async function takeBack(): Promise<boolean> {
    if (!canUndo()) return false;
    hasMoved = false;
    steps.drop();
    return send(port.undo());
  }

  function canUndo(): boolean {
    const seat = options.seat();
    const isOwn = seat !== null && (view.undoable_by === seat || view.own_choice !== null);
    return isOwn && isUpToDate(timeline) && !isSending && timeline.latest.link === 'live';
  }

  async function explain(target: Target): Promise<void> {
    if (options.seat() === null || choices === null) return;
    refuse(await whyNot({ port, room, speaking, choices, picked, target }));
  }

  function pick(target: Target, by: 'click' | 'tap' = 'click'): void {
    const wasTelling = !isUpToDate(timeline);
    if (wasTelling) advance({ kind: 'skip' });
    notice.clear();
    errand = null;
    hasMoved = false;
    endExample();
    // Whoever clicks while somebody else decides is refused nothing: the sentence says already who that is.
    if (!canAct || choices === null) return;
    if (!selection.legal.has(target) || picked.length === 0) {
      const hop = room.hop?.(target, speaking) ?? null;
      if (hop !== null && hop.join() !== target && !wasTelling) {
        errand = by === 'tap' ? null : target;
        if (by === 'tap') look(target);
        goOn();
        return;
      }
    }
    const waits = wasTelling || (picked.at(-1) !== target && room.hesitates?.(target, speaking) === true);
    const click = clicked(choices, picked, target, waits ? 'tap' : by);
    switch (click.kind) {
      case 'kept':
        return;
      case 'refused':
        if (steps.offer([target])) void steps.retake([target]);
        // Whoever clicked to skip meant nothing by it.
        else if (!wasTelling) void explain(target);
        return;
      case 'picked': {
        choose(click.picked);
        const isPicked = click.picked.at(-1) === target;
        const more = isPicked ? (room.completed?.(click.picked, selection.legal) ?? null) : null;
        if (more !== null) pick(more, by);
        return;
      }
      case 'play':
        picked = click.picked;
        play(click.move);
    }
  }

  /** Only the last click may be completed: what is chosen along with an earlier one could be another than the next. */
  function walk(path: readonly Target[]): void {
    const last = path.at(-1);
    choose(back(path));
    if (last !== undefined) pick(last);
  }

  function endExample(): void {
    if (example === null) return;
    example = null;
    foresee();
  }

  function look(target: Target | null): void {
    looked = target;
    foresee();
  }

  const unsubscribe = port.subscribe((change) =>
    advance({ kind: 'changed', change: { ...change, state: asAsked(change.state, room) } }),
  );

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
    get earlier() {
      return steps.all;
    },
    get foreseen() {
      return foresight.foreseen;
    },
    get foretold() {
      return foresight.foretold;
    },
    get looked() {
      return example?.picked.at(-1) ?? looked;
    },
    get advice() {
      return hints.advice;
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
    get since() {
      return since;
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
      return notice.refusal;
    },
    get isTelling() {
      return !isUpToDate(timeline);
    },
    get told() {
      return told;
    },
    get isHeld() {
      return !isUpToDate(timeline) && timeline.wait === null;
    },
    get isSending() {
      return isSending;
    },
    get canUndo() {
      return canUndo();
    },
    get thinking() {
      return hints.thinking;
    },
    get advised() {
      return hints.advised;
    },
    get example() {
      return example;
    },
    pick,
    unpick(target) {
      if (choices !== null && canAct) choose(unpick(choices.tree, picked, target));
    },
    back() {
      const before = back(picked);
      choose(goesOn(before) ? back(before) : before);
    },
    retake: (path) => void steps.retake(path),
    confirm() {
      if (selection.move !== null) play(selection.move);
    },
    look,
    async why(move) {
      const answer = await port.check(move);
      return answer.ok ? null : refusalOf(answer.error);
    },
    light(targets) {
      lit = new Set(targets);
    },
    point(seat) {
      pointed = seat;
    },
    undo() {
      if (!isUpToDate(timeline)) advance({ kind: 'skip' });
      void takeBack();
    },
    hint() {
      choose([]);
      void hints.ask();
    },
    show(way) {
      if (way !== null) choose([]);
      example = canAct ? way : null;
      foresee();
    },
    foretell: foresight.tell,
    dismissHint: hints.dismiss,
    dismissRefusal: notice.clear,
    refuse,
    skip: () => advance({ kind: 'skip' }),
    close() {
      unsubscribe();
      hints.dismiss();
      foresight.close();
      notice.close();
      clearTimeout(wait);
    },
  };
}
