// Why something was not done, as a sentence for whoever tried it.
import type { Port, PortError } from '../ports/port.ts';
import type { GameId } from '../protocol/game.ts';
import { plain } from '../texts/rich.ts';
import { said, t } from '../texts/texts.svelte.ts';
import type { GameRoom, Speaking } from './room.ts';
import { nearestMove } from './select.ts';
import type { Offer } from './table_logic.ts';
import type { Target } from './table_model.ts';

export interface Refusal {
  readonly sentence: string;
  /** The ledger's id of the rule that says so. */
  readonly rule: string | null;
  /** Without a rule: the page of the book that tells about what is decided instead. */
  readonly page?: string;
}

/** Null: nothing was refused, the table is gone. */
export function refusalOf(error: PortError): Refusal | null {
  if (error.kind === 'gone') return null;
  if (error.kind === 'garbled') return { sentence: t('ui.error.unknown'), rule: null };
  if (error.code === 'move/stale') return { sentence: t('ui.stale_move'), rule: null };
  return { sentence: said(error.key, error.values, error.sentence), rule: error.rule };
}

/** Why this move is refused, if a rule of the game says so. */
async function brokenRule<G extends GameId>(
  port: Pick<Port<G>, 'check'>,
  move: string | null,
): Promise<Refusal | null> {
  const answer = move === null ? null : await port.check(move);
  if (answer?.ok !== false || answer.error.kind !== 'refused' || answer.error.rule === null) return null;
  return refusalOf(answer.error);
}

export interface Asked<G extends GameId> {
  readonly port: Pick<Port<G>, 'check'>;
  readonly room: GameRoom<G>;
  readonly speaking: Speaking<G>;
  readonly choices: Offer;
  readonly picked: readonly Target[];
  readonly target: Target;
}

/** Why this target is not offered: the rule of the move that it would make, or what the room says. */
export async function whyNot<G extends GameId>(asked: Asked<G>): Promise<Refusal> {
  const { port, room, speaking, choices, picked, target } = asked;
  const answer = room.words.answer?.(target, speaking) ?? null;
  if (answer !== null) return { sentence: plain(answer), rule: null };
  const broken = await brokenRule(port, nearestMove(choices.tree, picked, target));
  if (broken !== null) return broken;
  const why = room.words.refuse?.(target, speaking) ?? null;
  const sentence = why === null ? t('table.not_offered') : plain(why);
  return { sentence, rule: null, page: room.rulesPage(speaking.view) };
}
