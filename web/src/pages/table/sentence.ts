// The one sentence of the table: who must do what, always in the same place.
import type { Table } from '../../board/table.svelte.ts';
import type { Target } from '../../board/table_model.ts';
import type { GameId } from '../../protocol/game.ts';
import type { Line } from '../../texts/rich.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Company, Sitter } from './company.ts';

export interface Sentence {
  /** Said first, in strong letters; null: nothing. */
  readonly lead: string | null;
  readonly line: Line;
  readonly tone: 'plain' | 'refused' | 'advice';
  /** The ledger's id of the rule that refused. */
  readonly rule: string | null;
  /** Whose emblem stands before it; null: an eye's. */
  readonly seat: number | null;
}

function text(words: string): Line {
  return [{ kind: 'text', text: words }];
}

function leadOf<G extends GameId>(table: Table<G>, you: Sitter): string {
  const who = { seat: you.name, known: you.isNamed };
  return table.view.active_seat === table.seat ? t('table.your_turn', who) : t('table.your_decision', who);
}

/** Clicks in short words: "King → F4". What is said aloud of a target begins with its name. */
export function inShort<G extends GameId>(table: Table<G>, targets: readonly Target[]): string {
  const { words } = table.room;
  return targets.map((target) => words.label(target, table.speaking).split(/[,;]/)[0] ?? '').join(' → ');
}

function adviceOf<G extends GameId>(table: Table<G>): Line {
  const { words } = table.room;
  const share = table.advice?.share ?? null;
  const foreseen = words.foreseen(table.advised, table.speaking);
  return [
    { kind: 'strong', text: t('table.hint_is', { move: inShort(table, table.advice?.targets ?? []) }) },
    ...(foreseen === null ? [] : [{ kind: 'text', text: '. ' } as const, ...foreseen]),
    ...(share === null ? [] : text(` (${t('table.hint_share', { percent: Math.round(share * 100) })})`)),
  ];
}

export function sentenceOf<G extends GameId>(table: Table<G>, company: Company): Sentence {
  const { room, speaking, view, seat } = table;
  const you = company.sitters.find(({ isYou }) => isYou);
  const plain = { lead: null, tone: 'plain', rule: null } as const;
  if (table.refusal !== null)
    return {
      lead: null,
      line: text(table.refusal.sentence),
      tone: 'refused',
      rule: table.refusal.rule,
      seat,
    };
  if (view.over !== null) return { ...plain, line: room.words.verdict(speaking), seat };
  if (you?.isStoodIn === true)
    return {
      ...plain,
      lead: t('table.welcome_back', { seat: you.name }),
      line: text(t('table.bot_plays_you')),
      seat,
    };
  const decider = view.deciding[0] ?? view.active_seat;
  const isMine = you !== undefined && table.choices !== null;
  if (company.rewind !== null && company.rewind.seat === seat)
    return { ...plain, line: text(t('table.rewind_waits')), seat };
  if (!isMine) return { ...plain, line: room.words.wait(speaking), seat: seat === null ? null : decider };
  if (table.latest.link === 'lost')
    return { ...plain, lead: leadOf(table, you), line: text(t('table.lost_turn')), seat };
  if (table.advice !== null) return { ...plain, line: adviceOf(table), tone: 'advice', seat };
  if (table.thinking !== null)
    return { ...plain, line: text(t('table.hint_thinking')), tone: 'advice', seat };
  return {
    ...plain,
    lead: leadOf(table, you),
    line: room.words.ask(speaking, table.selection.picked),
    seat,
  };
}
