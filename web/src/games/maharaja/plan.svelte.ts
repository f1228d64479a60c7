// The dry run of a disc: what the engine says it would cost and bring in every place, and which place the reader looks at.
// Nobody is bound by it.
import type { Gloss } from '../../board/room.ts';
import type { TableModel } from '../../board/table_model.ts';

export interface Way {
  readonly roads: readonly string[];
  readonly villages: readonly { readonly village: string; readonly gold: number }[];
  readonly price: number;
  readonly tolls: readonly { readonly seat: number; readonly gold: number | null }[];
}

export interface Stands {
  readonly city: string;
  readonly points: number;
  readonly rank: number | null;
  readonly gold: number;
}

/** What a disc would cost and bring in one place (the engine's `plan`, docs/protocol.md). */
export interface Plan extends Way {
  readonly to: string;
  readonly gold: number;
  readonly income: number;
  readonly coin: number;
  readonly palace_cost: number;
  readonly house_cost: number;
  readonly left: number;
  readonly palaces: number;
  readonly centre_free: boolean;
  readonly outer_free: number;
  readonly houses: number;
  readonly supply: number;
  readonly lacks: readonly { readonly what: string; readonly count: number }[];
  readonly risks: readonly number[];
  readonly stands: Stands;
}

function isPlan(gloss: Gloss): gloss is Gloss & Plan {
  return gloss.effect === 'plan';
}

export function plansOf(gloss: readonly Gloss[]): readonly Plan[] {
  return gloss.filter(isPlan);
}

/** How the reader would stand in the scored city after what is looked at; null: as before. */
export function standsOf(gloss: readonly Gloss[]): Stands | null {
  const isStands = (one: Gloss): one is Gloss & Stands => one.effect === 'stands';
  return gloss.find(isStands) ?? null;
}

/** The roads that what is looked at would open, or close. */
export function roadsOf(gloss: readonly Gloss[], effect: 'opens' | 'closes'): ReadonlySet<string> {
  const isRoad = (one: Gloss): one is Gloss & { readonly road: string } => one.effect === effect;
  return new Set(gloss.filter(isRoad).map(({ road }) => road));
}

/** The city that would be scored next. */
export function nextOf(gloss: readonly Gloss[]): string | null {
  const isNext = (one: Gloss): one is Gloss & { readonly city: string } => one.effect === 'next';
  return gloss.find(isNext)?.city ?? null;
}

type Table = TableModel<'maharaja'>;

export function isPlanning({ view, seat }: Pick<Table, 'view' | 'seat'>): boolean {
  return view.decision.kind === 'disc' && seat !== null && view.deciding.includes(seat);
}

/** The place that the reader would build in; empty: the best. It is kept while discs are tried. */
let guess = $state('');
/** The last dry run, kept while the pointer is elsewhere. */
let known = $state.raw<{ readonly move: string; readonly plans: readonly Plan[] } | null>(null);

export function guessPlace(to: string): void {
  guess = to;
}

/** What a table foresees of the whole disc is remembered until another disc is chosen. */
export function rememberPlans(table: Table): void {
  const { foreseen, selection } = table;
  if (selection.move === null) known = null;
  else if (foreseen !== null && foreseen.move === selection.move)
    known = { move: foreseen.move, plans: plansOf(foreseen.gloss) };
}

export function knownPlans(table: Table): readonly Plan[] {
  return known !== null && known.move === table.selection.move ? known.plans : [];
}

export function chosenPlan(table: Table): Plan | null {
  const plans = knownPlans(table);
  return plans.find(({ to }) => to === guess) ?? plans[0] ?? null;
}

/** Which of several ways the reader looks at, by where it leads. */
let chosen = $state.raw<{ readonly to: string; readonly at: number }>({ to: '', at: 0 });

export function chooseWay(to: string, at: number): void {
  chosen = { to, at };
}

export interface Journey extends Way {
  readonly to: string;
  readonly others: readonly Way[];
}

/** All ways to a place that the table tells of, the cheapest first. */
export function waysTo(table: Pick<Table, 'view'>, to: string): readonly Way[] {
  const { decision } = table.view;
  const journey =
    decision.kind === 'turn' ? decision.pending.journeys.find((one) => one.to === to) : undefined;
  return journey === undefined ? [] : [journey, ...journey.others];
}

export function chosenWay(
  table: Pick<Table, 'view'>,
  to: string,
): { readonly way: Way; readonly at: number } | null {
  const ways = waysTo(table, to);
  const at = chosen.to === to && chosen.at < ways.length ? chosen.at : 0;
  const way = ways[at];
  return way === undefined ? null : { way, at };
}

/** The place that the reader has looked at last, to go there, and in which turn of events. */
let goal = $state.raw<{ readonly to: string; readonly version: number } | null>(null);

/** A look at a place is remembered until something happens, so that the eye may go to what is told of it. */
export function rememberGoal(table: Table): void {
  const { looked, view } = table;
  if (view.decision.kind !== 'turn' || looked === null || !looked.startsWith('junction:')) return;
  goal = { to: looked.slice('junction:'.length), version: view.version };
}

/** Null: nobody looks at a place, or no road leads there. */
export function goalOf(table: Table): string | null {
  if (goal === null || goal.version !== table.view.version) return null;
  if (!table.canAct || table.selection.picked.length > 0) return null;
  return waysTo(table, goal.to).length > 0 ? goal.to : null;
}
