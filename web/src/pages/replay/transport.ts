// Going through a match: a pure machine.
import { stopAt, type Track, turnAt } from './track.ts';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Transport {
  readonly track: Track;
  /** Always one of the track's stops. */
  readonly ply: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

export type TransportEvent =
  | { readonly kind: 'first' | 'back' | 'forward' | 'last' | 'turn_back' | 'turn_forward' }
  /** Play, or hold. At the end it plays from the beginning. */
  | { readonly kind: 'toggle' }
  /** It is time for the next step. */
  | { readonly kind: 'tick' }
  | { readonly kind: 'jump'; readonly ply: number }
  | { readonly kind: 'faster' };

export function transportOf(track: Track, ply: number | null): Transport {
  return { track, ply: stopAt(track, ply ?? track.stops[0] ?? 0), isPlaying: false, speed: 1 };
}

function firstStop({ stops, last }: Track): number {
  return stops[0] ?? last;
}

function next({ track, ply }: Transport): number {
  return track.stops.find((stop) => stop > ply) ?? track.last;
}

function turnStart({ turns, last }: Track, index: number): number {
  return turns[Math.max(0, index)]?.stops[0] ?? last;
}

/** The beginning of this turn, or of the one before if this is the beginning. */
function turnBack({ track, ply }: Transport): number {
  const index = turnAt(track, ply);
  const start = turnStart(track, index);
  return ply > start ? start : turnStart(track, index - 1);
}

function target(
  state: Transport,
  kind: Exclude<TransportEvent['kind'], 'toggle' | 'tick' | 'jump' | 'faster'>,
): number {
  const { track, ply } = state;
  switch (kind) {
    case 'first':
      return firstStop(track);
    case 'last':
      return track.last;
    case 'back':
      return track.stops.findLast((stop) => stop < ply) ?? firstStop(track);
    case 'forward':
      return next(state);
    case 'turn_back':
      return turnBack(state);
    case 'turn_forward':
      return turnStart(track, turnAt(track, ply) + 1);
  }
}

export function update(state: Transport, event: TransportEvent): Transport {
  const { track } = state;
  switch (event.kind) {
    case 'faster':
      return { ...state, speed: SPEEDS[(SPEEDS.indexOf(state.speed) + 1) % SPEEDS.length] ?? 1 };
    case 'toggle': {
      const isAtEnd = state.ply >= track.last;
      const ply = isAtEnd && !state.isPlaying ? firstStop(track) : state.ply;
      return { ...state, ply, isPlaying: !state.isPlaying && track.stops.length > 1 };
    }
    case 'tick': {
      if (!state.isPlaying) return state;
      const ply = next(state);
      return { ...state, ply, isPlaying: ply < track.last };
    }
    case 'jump':
      return { ...state, ply: stopAt(track, event.ply), isPlaying: false };
    default:
      return { ...state, ply: target(state, event.kind), isPlaying: false };
  }
}

/** Whether what lies between is worth showing: one step ahead is, a jump is not. */
export function isStep(before: Transport, after: Transport): boolean {
  return after.ply === next(before) && after.ply > before.ply;
}

/** The key as it would be pressed in a player of films; null: not for us. */
export function eventOfKey(key: string, shift: boolean): TransportEvent | null {
  switch (key) {
    case 'ArrowLeft':
      return { kind: shift ? 'turn_back' : 'back' };
    case 'ArrowRight':
      return { kind: shift ? 'turn_forward' : 'forward' };
    case 'PageUp':
      return { kind: 'turn_back' };
    case 'PageDown':
      return { kind: 'turn_forward' };
    case 'Home':
      return { kind: 'first' };
    case 'End':
      return { kind: 'last' };
    case ' ':
      return { kind: 'toggle' };
    default:
      return null;
  }
}
