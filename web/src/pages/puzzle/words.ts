// What is said of moves of a puzzle.
import { t } from '../../texts/texts.svelte.ts';
import { type Puzzle, percents } from './puzzle.ts';
import type { Wrong } from './puzzle_table.svelte.ts';

/** In place of the sentence, for as long as refusals stand there. */
export function wrongWords(puzzle: Puzzle, { loss }: Wrong): string {
  if (loss === null) return t('puzzle.wrong');
  return t('puzzle.wrong_loss', percents(puzzle, loss));
}
