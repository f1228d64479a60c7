// Dice: four silhouettes, and a tab with the letter of the colour in the reader's language.
import { t } from '../../../texts/texts.svelte.ts';
import type { Color } from '../pieces.ts';
import { mid, text, use } from './kit.ts';

export function letterOf(color: Color): string {
  return t('rajas.letter', { color });
}

/** The ink on a die: light dice have dark pips. */
export function inkOn(color: string): string {
  return color === 'orange' || color === 'green' ? 'var(--pi)' : 'var(--pv)';
}

/** A die that shows a number, in a square of 64. */
export function dieFace(color: Color, face: number): string {
  return (
    use(`rj-die-${color}`, 0, 0, 64) +
    use(`rj-pips-${face}`, 0, 0, 64, `--pip:${inkOn(color)}`) +
    use('rj-die-tab', 0, 0, 64) +
    text(53.4, 58.4, 14, letterOf(color), { fill: 'var(--pi)' })
  );
}

/** A die of the supply, with its letter. */
export function dieOf(color: Color, cx: number, cy: number, size: number): string {
  const left = color === 'green' ? 0.02 : 0;
  return (
    mid(`rj-die-${color}`, cx + size * 0.05, cy + size * 0.05, size) +
    text(cx - left * size, cy + size * 0.17, size * 0.5, letterOf(color), { fill: inkOn(color) })
  );
}
