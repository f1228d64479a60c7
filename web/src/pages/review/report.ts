// A whole match in one line: "luck +6, play −14, decided in turn 15".
import { t } from '../../texts/texts.svelte.ts';
import { isRoughlyKnown, type Review } from './review.ts';

/** In points of the win share, by seat. */
export interface Report {
  readonly luck: readonly number[];
  /** What its own moves lost and those of its rivals gave. */
  readonly play: readonly number[];
  /** The turn that decided; null: nobody has won alone. */
  readonly decided: number | null;
}

export function points(share: number): number {
  const rounded = Math.round(share * 100);
  return rounded === 0 ? 0 : rounded;
}

/** Null: not enough is known. */
export function reportOf(review: Review): Report | null {
  const { summary } = review;
  if (summary === null || !isRoughlyKnown(review)) return null;
  const seats = summary.seats.toSorted((a, b) => a.seat - b.seat);
  return {
    luck: seats.map(({ luck }) => points(luck)),
    play: seats.map(({ loss, rivals }) => points(rivals - loss)),
    decided: summary.decided,
  };
}

/** With the sign that numbers have in sentences. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

export function reportWords(report: Report, seat: number): string {
  return t('review.summary', {
    luck: signed(report.luck[seat] ?? 0),
    play: signed(report.play[seat] ?? 0),
    decided: report.decided === null ? 'never' : 'turn',
    n: report.decided ?? 0,
  });
}
