// Plays the sounds of the table, made in the browser: no files. Silent where it is muted or the browser has no voice.
import { preferences } from '../app/preferences.svelte.ts';
import { type Note, SCORE, type SoundName } from './score.ts';

export type { SoundName } from './score.ts';

/** All sounds together are never louder than this. */
const LOUDNESS = 0.35;
/** The same sound again within this time is one sound: several points at once do not rattle. */
const APART_MS = 90;

interface Stage {
  readonly context: AudioContext;
  readonly out: GainNode;
}

let stage: Stage | null = null;
const last = new Map<SoundName, number>();

/** Browsers let nobody make a sound before the first click: until then there is no stage. */
function stageOf(): Stage | null {
  if (stage !== null) return stage;
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null;
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  stage = { context, out };
  return stage;
}

function swell(context: AudioContext, note: Note, start: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.strength, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + note.length);
  return gain;
}

function vibrate({ context, out }: Stage, note: Note, begin: number): void {
  const start = begin + note.at;
  const gain = swell(context, note, start);
  gain.connect(out);
  /** A string sounds with its first overtones, each quieter. */
  const partials = note.voice === 'string' ? [1, 2, 3.01] : [1];
  for (const [index, ratio] of partials.entries()) {
    const source = context.createOscillator();
    source.type = note.voice === 'wood' ? 'triangle' : 'sine';
    source.frequency.setValueAtTime(note.pitch * ratio, start);
    if (note.voice !== 'string')
      source.frequency.exponentialRampToValueAtTime(note.pitch * 0.55, start + note.length);
    const share = context.createGain();
    share.gain.value = 0.6 / (index + 1) ** 1.6;
    source.connect(share).connect(gain);
    source.start(start);
    source.stop(start + note.length + 0.05);
  }
}

function play(name: SoundName): void {
  if (!preferences().sound) return;
  const now = performance.now();
  if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < APART_MS) return;
  const on = stageOf();
  if (on === null) return;
  last.set(name, now);
  // A page that slept has a stage that sleeps too.
  void on.context.resume();
  const begin = on.context.currentTime + 0.01;
  for (const note of SCORE[name]) vibrate(on, note, begin);
}

export const sound = { play } as const;
