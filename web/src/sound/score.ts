// The sounds of the table as notes: what they are made of, and nothing about how they are played.

export type SoundName = 'turn' | 'piece' | 'points' | 'conflict' | 'end';

export interface Note {
  /** Seconds after the sound begins. */
  readonly at: number;
  /** Hertz. */
  readonly pitch: number;
  /** Seconds until it has died away. */
  readonly length: number;
  /** 0 to 1. */
  readonly strength: number;
  /** `string`: a plucked santoor; `drum`: falls while it sounds; `wood`: a piece on a board. */
  readonly voice: 'string' | 'drum' | 'wood';
}

const D4 = 293.66;

/** Just intervals over D: the calm of a raga, and no tune to grow tired of. */
function tone(ratio: number): number {
  return D4 * ratio;
}

function plucked(at: number, ratio: number, strength: number, length = 0.9): Note {
  return { at, pitch: tone(ratio), length, strength, voice: 'string' };
}

export const SCORE: { readonly [S in SoundName]: readonly Note[] } = {
  turn: [plucked(0, 3 / 2, 0.5), plucked(0.14, 2, 0.6, 1.4)],
  piece: [
    { at: 0, pitch: 520, length: 0.07, strength: 0.5, voice: 'wood' },
    { at: 0.012, pitch: 190, length: 0.09, strength: 0.35, voice: 'drum' },
  ],
  points: [plucked(0, 2, 0.3, 0.5), plucked(0.07, 5 / 2, 0.3, 0.5), plucked(0.14, 3, 0.35, 0.7)],
  conflict: [
    { at: 0, pitch: 130, length: 0.5, strength: 0.9, voice: 'drum' },
    { at: 0.22, pitch: 98, length: 0.7, strength: 0.9, voice: 'drum' },
    plucked(0.24, 16 / 15, 0.25, 1.1),
  ],
  end: [
    plucked(0, 1, 0.5, 1.6),
    plucked(0.16, 5 / 4, 0.45, 1.6),
    plucked(0.32, 3 / 2, 0.45, 1.6),
    plucked(0.48, 2, 0.6, 2.4),
  ],
};
