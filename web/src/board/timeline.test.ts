import { describe, expect, test } from 'vitest';
import type { Change, TableState } from '../ports/port.ts';
import { unopened } from '../ports/table_state.ts';
import type { LogEntry } from '../protocol/game.ts';
import {
  FADE,
  isUpToDate,
  MOST_SCENES,
  PAUSE,
  type Pace,
  type Timeline,
  timelineOf,
  update,
} from './timeline.ts';

type State = TableState<'tigris'>;
type Told = LogEntry<'tigris'>['events'][number];

const pace: Pace<'tigris'> = {
  duration: (event) => (event.event === 'passed' ? 0 : 220),
  isStill: false,
  isNews: (event) => event.event === 'conflict_won',
  waitForMe: false,
  seat: 0,
};

function at(version: number): State {
  return { ...unopened<'tigris'>(), link: 'live', version };
}

function laid(cell: string): Told {
  return { event: 'tile_laid', turn: 1, seat: 1, color: 'red', cell } as unknown as Told;
}

function change(version: number, actor: number, ...events: Told[]): Change<'tigris'> {
  const entry: LogEntry<'tigris'> = {
    version,
    what: 'move',
    actor,
    ply: version,
    turn: 1,
    move: null,
    events,
  };
  return { state: at(version), entries: [entry] };
}

function told(timeline: Timeline<'tigris'>, ...changes: Change<'tigris'>[]): Timeline<'tigris'> {
  return changes.reduce((sofar, one) => update(sofar, { kind: 'changed', change: one }, pace), timeline);
}

function elapsed(timeline: Timeline<'tigris'>, how = pace): Timeline<'tigris'> {
  return update(timeline, { kind: 'elapsed' }, how);
}

const start = timelineOf(at(0));

describe('a change', () => {
  test('is told event by event over the view before it', () => {
    const first = told(start, change(1, 0, laid('A1'), laid('A2')));
    expect(first).toMatchObject({
      shown: { version: 0 },
      playing: { ms: 220, before: [] },
      wait: { ms: 220 },
    });
    const second = elapsed(first);
    expect(second).toMatchObject({
      shown: { version: 0 },
      playing: { event: laid('A2'), before: [laid('A1')] },
    });
    expect(second.wait).not.toBe(first.wait);
    const done = elapsed(second);
    expect(done).toMatchObject({ shown: { version: 1 }, playing: null, wait: null });
    expect(isUpToDate(done)).toBe(true);
  });

  test('without events that take time is shown at once', () => {
    expect(told(start, change(1, 0))).toMatchObject({ shown: { version: 1 }, playing: null });
  });

  test('of another seat is followed by a pause, in which one may already act', () => {
    const rest = elapsed(told(start, change(1, 1, laid('A1'))));
    expect(rest).toMatchObject({ shown: { version: 1 }, resting: true, wait: { ms: PAUSE } });
    expect(isUpToDate(rest)).toBe(true);
    const next = told(rest, change(2, 1, laid('A2')));
    expect(next).toMatchObject({ shown: { version: 1 }, playing: null });
    expect(isUpToDate(next)).toBe(false);
    expect(elapsed(next)).toMatchObject({ playing: { event: laid('A2') } });
  });

  test('does not move when motion is reduced', () => {
    const still = update(
      start,
      { kind: 'changed', change: change(1, 0, laid('A1')) },
      { ...pace, isStill: true },
    );
    expect(still).toMatchObject({ playing: { ms: 0 }, wait: { ms: FADE } });
  });

  test('takes its time when motion is reduced, if it is news', () => {
    const won = { ...laid('A1'), event: 'conflict_won' } as unknown as Told;
    const still = update(start, { kind: 'changed', change: change(1, 0, won) }, { ...pace, isStill: true });
    expect(still).toMatchObject({ playing: { ms: 0 }, wait: { ms: 220 } });
  });

  test('that tells nothing new is what the last one leads to', () => {
    const lost: Change<'tigris'> = { state: { ...at(1), link: 'lost' }, entries: [] };
    expect(told(start, lost).shown.link).toBe('lost');
    const busy = told(start, change(1, 0, laid('A1')), lost);
    expect(busy).toMatchObject({ shown: { version: 0, link: 'live' }, latest: { link: 'lost' } });
    expect(elapsed(busy).shown.link).toBe('lost');
  });

  test('of many entries is not told', () => {
    const one = change(20, 1, laid('A1'));
    const many = { ...one, entries: Array.from({ length: 20 }, () => one.entries).flat() };
    expect(told(start, many)).toMatchObject({ shown: { version: 20 }, playing: null });
  });
});

describe('whoever does not want to wait', () => {
  test('sees the newest', () => {
    const busy = told(start, change(1, 1, laid('A1')), change(2, 1, laid('A2')), change(3, 1, laid('A3')));
    expect(update(busy, { kind: 'skip' }, pace)).toMatchObject({
      shown: { version: 3 },
      playing: null,
      queue: [],
    });
  });

  test('sees the newest of a long queue by itself', () => {
    const versions = Array.from({ length: MOST_SCENES + 3 }, (_, index) => index + 1);
    const busy = told(start, ...versions.map((version) => change(version, 1, laid(`A${version}`))));
    expect(busy.queue.length).toBe(MOST_SCENES);
    expect(busy.shown.version).toBe(3);
    expect(busy.playing?.event).toEqual(laid('A4'));
  });
});

test('whoever wants to be waited for sees one change after the other', () => {
  const held = { ...pace, waitForMe: true };
  const busy = told(start, change(1, 1, laid('A1')), change(2, 1, laid('A2')));
  const first = elapsed(busy, held);
  expect(first).toMatchObject({ shown: { version: 1 }, resting: true, wait: null });
  const second = update(first, { kind: 'skip' }, held);
  expect(second).toMatchObject({ shown: { version: 1 }, playing: { event: laid('A2') } });
});

test('the views come in order, each once, and the last always, whatever happens in between', () => {
  let seed = 5;
  const roll = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  let timeline = start;
  let version = 0;
  for (let step = 0; step < 2000; ++step) {
    const before = timeline.shown.version;
    if (roll(3) === 0) {
      const events = Array.from({ length: roll(3) }, (_, index) => laid(`B${index}`));
      timeline = told(timeline, change(++version, roll(2), ...events));
    } else if (timeline.wait !== null)
      timeline = roll(9) === 0 ? update(timeline, { kind: 'skip' }, pace) : elapsed(timeline);
    expect(timeline.shown.version).toBeGreaterThanOrEqual(before);
    expect(timeline.latest.version).toBe(version);
    if (timeline.wait === null) expect(timeline.shown.version).toBe(version);
    if (timeline.playing !== null) expect(timeline.queue.length).toBeGreaterThan(0);
  }
});
