// The one sentence of the table: who must do what, always in the same place.
import type { Table } from '../../board/table.svelte.ts';
import type { Target } from '../../board/table_model.ts';
import type { GameId } from '../../protocol/game.ts';
import type { Line } from '../../texts/rich.ts';
import { t } from '../../texts/texts.svelte.ts';
import { awaitedIn, type Company, type Sitter } from './company.ts';

export interface Sentence {
  /** Said first, in strong letters; null: nothing. */
  readonly lead: string | null;
  readonly line: Line;
  /** `told`: what just happened, which the log says too. */
  readonly tone: 'plain' | 'refused' | 'advice' | 'told';
  /** The ledger's id of the rule that refused. */
  readonly rule: string | null;
  /** The page of the book that tells about it, where no rule does. */
  readonly page: string | null;
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

type Spoken<G extends GameId> = Pick<Table<G>, 'room' | 'speaking'>;

/** What is said aloud of a target begins with its name; "no, thanks" is a name as a whole. */
function nameOf<G extends GameId>({ room, speaking }: Spoken<G>, target: Target): string {
  const label = room.words.label(target, speaking);
  return target === 'no' ? label : (label.split(/[,;]/)[0] ?? '');
}

/** Clicks in short words: "King → F4", "Swap tiles → Temple × 3". */
export function inShort<G extends GameId>(table: Spoken<G>, targets: readonly Target[]): string {
  const named: { readonly name: string; times: number }[] = [];
  for (const target of targets) {
    const name = nameOf(table, target);
    const last = named.at(-1);
    if (last?.name === name) ++last.times;
    else named.push({ name, times: 1 });
  }
  return named.map(({ name, times }) => (times === 1 ? name : `${name}\u00a0×\u00a0${times}`)).join(' → ');
}

function adviceOf<G extends GameId>(table: Table<G>): Line {
  const { words } = table.room;
  const share = table.advice?.share ?? null;
  const foreseen = words.foreseen(table.advised, table.speaking);
  return [
    { kind: 'strong', text: t('table.hint_is', { move: inShort(table, table.advice?.targets ?? []) }) },
    ...(foreseen === null ? [] : [{ kind: 'text', text: ': ' } as const, ...foreseen]),
    ...(share === null ? [] : text(` (${t('table.hint_share', { percent: Math.round(share * 100) })})`)),
  ];
}

/** What is shown on the board for whoever asks what can be done. */
function exampleOf<G extends GameId>(table: Table<G>): Line {
  const { example, foreseen, room, speaking } = table;
  const move = inShort(table, example?.picked ?? []);
  const caused = foreseen === null ? null : room.words.foreseen(foreseen.events, speaking);
  return [
    { kind: 'strong', text: t('table.help_example', { move }) },
    ...(caused === null ? [] : [{ kind: 'text', text: ': ' } as const, ...caused]),
  ];
}

function seatOf(event: object): number | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

/** While others play: what is being told of it. */
function toldOf<G extends GameId>({
  room,
  told,
  speaking,
  view,
}: Table<G>): Pick<Sentence, 'line' | 'seat'> | null {
  const line = told === null ? null : room.words.event(told, speaking);
  return told === null || line === null ? null : { line, seat: seatOf(told) ?? view.active_seat };
}

export function sentenceOf<G extends GameId>(table: Table<G>, company: Company): Sentence {
  const { room, speaking, view, seat } = table;
  const you = company.sitters.find(({ isYou }) => isYou);
  const plain = { lead: null, tone: 'plain', rule: null, page: null } as const;
  if (table.refusal !== null)
    return {
      lead: null,
      line: text(table.refusal.sentence),
      tone: 'refused',
      rule: table.refusal.rule,
      page: table.refusal.page ?? null,
      seat,
    };
  if (table.example !== null) return { ...plain, line: exampleOf(table), tone: 'advice', seat };
  if (view.over !== null) return { ...plain, line: room.words.verdict(speaking), seat };
  if (you?.isStoodIn === true)
    return {
      ...plain,
      lead: t('table.welcome_back', { seat: you.name }),
      line: text(t('table.bot_plays_you')),
      seat,
    };
  const told = table.canAct ? null : toldOf(table);
  if (told !== null) return { ...plain, ...told, tone: 'told' };
  const decider = view.deciding[0] ?? view.active_seat;
  const isMine = you !== undefined && table.choices !== null;
  if (company.rewind !== null && company.rewind.seat === seat)
    return { ...plain, line: text(t('table.rewind_waits')), seat };
  if (you?.hasResigned === true)
    return { ...plain, lead: t('table.gave_up'), line: room.words.wait(speaking), seat: decider };
  const awaited = awaitedIn(company);
  if (!isMine && awaited !== null) {
    const { bot_wished: wished, needed } = awaited.absence;
    return {
      ...plain,
      lead: t('table.gone', { seat: awaited.name }),
      line: text(t('table.gone_wished', { n: wished.length, of: needed })),
      seat: awaited.seat,
    };
  }
  if (!isMine) return { ...plain, line: room.words.wait(speaking), seat: seat === null ? null : decider };
  if (table.latest.link === 'lost')
    return { ...plain, lead: leadOf(table, you), line: text(t('table.lost_turn')), seat };
  // Whoever follows a hint is asked for the next click, as always.
  if (table.selection.picked.length === 0) {
    if (table.advice !== null) return { ...plain, line: adviceOf(table), tone: 'advice', seat };
    if (table.thinking !== null)
      return { ...plain, line: text(t('table.hint_thinking')), tone: 'advice', seat };
  }
  return {
    ...plain,
    lead: leadOf(table, you),
    line: room.words.ask(speaking, table.selection.picked),
    seat,
  };
}
