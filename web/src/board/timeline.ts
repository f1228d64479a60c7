// What is shown of a table while it changes: a pure machine. Changes come as fast as the table goes on; each is told
// event by event over the view before it, then its own view is shown. The last one is never lost, and whoever does not
// want to wait skips to it.
import type { Change, TableState } from '../ports/port.ts';
import type { GameId, Games, LogEntry } from '../protocol/game.ts';
import type { Playing } from './table_model.ts';

/** A person must be able to follow: between two changes that others made. */
export const PAUSE = 600;
/** What an event takes when nothing may move, if it is no news that must be read. */
export const FADE = 120;
/** Changes that may wait to be told; of more only the newest are. */
export const MOST_SCENES = 6;
/** A change of more entries (after a long absence) is shown without being told. */
const MOST_ENTRIES = 12;

export interface Pace<G extends GameId> {
  readonly duration: (event: Games[G]['event']) => number;
  readonly isStill: boolean;
  /** It must be read, so it takes its time also when nothing may move. */
  readonly isNews: (event: Games[G]['event']) => boolean;
  /** Changes of others wait for a click. */
  readonly waitForMe: boolean;
  /** Whose own moves need no pause; null for spectators. */
  readonly seat: number | null;
}

interface Scene<G extends GameId> {
  readonly events: readonly Games[G]['event'][];
  readonly byOthers: boolean;
  readonly state: TableState<G>;
}

export interface Timeline<G extends GameId> {
  readonly shown: TableState<G>;
  /** The newest that is known. */
  readonly latest: TableState<G>;
  readonly playing: Playing<G> | null;
  /** Changes still to be told; the first one is `playing` if anything is. */
  readonly queue: readonly Scene<G>[];
  /** After a change of others, before the next. */
  readonly resting: boolean;
  /** After so many milliseconds `elapsed` must be told; null: nothing is waited for. Every wait is a record of its own. */
  readonly wait: { readonly ms: number } | null;
}

export type TimelineEvent<G extends GameId> =
  | { readonly kind: 'changed'; readonly change: Change<G> }
  | { readonly kind: 'elapsed' }
  /** Somebody does not want to wait. */
  | { readonly kind: 'skip' };

export function timelineOf<G extends GameId>(state: TableState<G>): Timeline<G> {
  return { shown: state, latest: state, playing: null, queue: [], resting: false, wait: null };
}

/** Nothing is being told, and what is shown is the newest. */
export function isUpToDate<G extends GameId>(timeline: Timeline<G>): boolean {
  return timeline.queue.length === 0;
}

function isByOthers<G extends GameId>(entry: LogEntry<G>, pace: Pace<G>): boolean {
  return entry.what === 'move' && typeof entry.actor === 'number' && entry.actor !== pace.seat;
}

function sceneOf<G extends GameId>(change: Change<G>, pace: Pace<G>): Scene<G> {
  const { entries, state } = change;
  const isLong = entries.length > MOST_ENTRIES;
  return {
    events: isLong
      ? []
      : entries.flatMap((entry) => entry.events).filter((event) => pace.duration(event) > 0),
    byOthers: entries.some((entry) => isByOthers(entry, pace)),
    state,
  };
}

/** Tells the event with this number of the first change, or shows its view if there is none. */
function tell<G extends GameId>(timeline: Timeline<G>, index: number, pace: Pace<G>): Timeline<G> {
  const [scene, ...rest] = timeline.queue;
  if (scene === undefined) return { ...timeline, playing: null, resting: false, wait: null };
  const event = scene.events[index];
  if (event !== undefined) {
    const full = pace.duration(event);
    const playing = { event, ms: pace.isStill ? 0 : full, before: scene.events.slice(0, index) };
    const ms = pace.isStill && !pace.isNews(event) ? FADE : full;
    return { ...timeline, playing, resting: false, wait: { ms } };
  }
  const after = { ...timeline, shown: scene.state, playing: null, queue: rest };
  if (!scene.byOthers) return tell(after, 0, pace);
  const isHeld = pace.waitForMe && rest.length > 0;
  return { ...after, resting: true, wait: isHeld ? null : { ms: PAUSE } };
}

function shortened<G extends GameId>(timeline: Timeline<G>, pace: Pace<G>): Timeline<G> {
  const tooMany = timeline.queue.length - MOST_SCENES;
  const last = timeline.queue[tooMany - 1];
  if (last === undefined) return timeline;
  const queue = timeline.queue.slice(tooMany);
  return tell({ ...timeline, shown: last.state, playing: null, queue }, 0, pace);
}

function changed<G extends GameId>(timeline: Timeline<G>, change: Change<G>, pace: Pace<G>): Timeline<G> {
  const latest = change.state;
  const last = timeline.queue.at(-1);
  if (change.entries.length === 0) {
    // The same position told anew, or another one without a way there: it is what the last change leads to.
    if (last === undefined) return { ...timeline, latest, shown: latest };
    const queue = timeline.queue.with(-1, { ...last, state: latest });
    return { ...timeline, latest, queue };
  }
  const isIdle = timeline.queue.length === 0 && !timeline.resting;
  const queued = { ...timeline, latest, queue: [...timeline.queue, sceneOf(change, pace)] };
  if (isIdle) return tell(queued, 0, pace);
  // Whoever holds a change gets a wait again only by a click; a rest that ran is running still.
  return shortened(queued, pace);
}

export function update<G extends GameId>(
  timeline: Timeline<G>,
  event: TimelineEvent<G>,
  pace: Pace<G>,
): Timeline<G> {
  switch (event.kind) {
    case 'changed':
      return changed(timeline, event.change, pace);
    case 'elapsed': {
      if (timeline.resting && pace.waitForMe && timeline.queue.length > 0) return { ...timeline, wait: null };
      const told = timeline.playing === null ? 0 : timeline.playing.before.length + 1;
      return tell(timeline, told, pace);
    }
    case 'skip':
      if (pace.waitForMe && timeline.resting) return tell(timeline, 0, pace);
      return { ...timelineOf(timeline.latest), wait: null };
  }
}
