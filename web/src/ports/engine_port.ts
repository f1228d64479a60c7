// A table in the page: the engine holds the match, a second one thinks for the bots and for hints.
import { failed, ok, type Result } from '../base/result.ts';
import { all, ask, type EngineError, type RequestOf } from '../engine/client.ts';
import type { EngineHost } from '../engine/host.ts';
import { type Cancelled, thinkerOn } from '../engine/thinker.ts';
import {
  type Contract,
  entriesOf,
  foreseenOf,
  type GameId,
  type Reader,
  standingOf,
  viewOf,
} from '../protocol/game.ts';
import type * as engine from '../protocol/generated/engine.ts';
import type { Garbled } from '../protocol/guards.ts';
import type { Hint, Port, PortError, TableState } from './port.ts';
import { store } from './store.ts';
import { isOpenSince, type TableEvent } from './table_state.ts';

export interface EnginePortOptions<G extends GameId> {
  readonly contract: Contract<G>;
  /** Holds the match. */
  readonly match: EngineHost;
  /** Thinks. */
  readonly thoughts: EngineHost;
  /** Who reads. A seat decides for itself, the referee for whoever is to act, a spectator for nobody. */
  readonly reader: Reader;
  readonly opening:
    | { readonly kind: 'new'; readonly request: Omit<RequestOf<'new'>, 'game'> }
    | { readonly kind: 'load'; readonly request: RequestOf<'load'> };
  /** Seats that bots play, with the bots' names. */
  readonly bots?: ReadonlyMap<number, string>;
  /** The bot that is asked for hints. */
  readonly adviser?: string;
}

export interface EnginePort<G extends GameId> extends Port<G> {
  /** Makes a move for whoever is to decide, as a script has it. */
  playFor(move: string): Promise<Result<null, PortError>>;
  /** Goes to where so many moves hold, forwards and backwards; bots then wait for somebody to play. Answers the last ply. */
  stand(ply: number): Promise<Result<number, PortError>>;
  /** The match as text, as far as the reader may know it. */
  record(): Promise<Result<string, PortError>>;
  /** All of it, what the reader does not know included: to be kept unread, and loaded to go on. */
  wholeRecord(): Promise<Result<string, PortError>>;
}

type Told = [engine.ViewAnswer, engine.ChoicesAnswer, engine.StandingAnswer, engine.EventsAnswer];

function portError(code: string, error: EngineError | Cancelled): PortError {
  if (error.kind === 'cancelled') return { kind: 'gone', why: 'The thought was cancelled.' };
  if (error.kind !== 'refused') return error;
  const { rule, key, values, error: sentence, line } = error.refusal;
  return {
    kind: 'refused',
    code,
    rule: rule ?? null,
    key: key ?? null,
    values: values ?? {},
    sentence,
    ...(line === undefined ? {} : { line }),
  };
}

const STALE: PortError = {
  kind: 'refused',
  code: 'move/stale',
  rule: null,
  key: 'hall.stale',
  values: {},
  sentence: 'The match has gone on since.',
};

function toldOf<G extends GameId>(
  contract: Contract<G>,
  told: Told,
  since: number,
): Result<TableEvent<G>, Garbled> {
  const [seen, chosen, stood, logged] = told;
  const view = viewOf(contract, seen.view);
  if (!view.ok) return view;
  const standing = standingOf(contract, stood.standing);
  if (!standing.ok) return standing;
  const entries = entriesOf(contract, logged.log);
  if (!entries.ok) return entries;
  const choices =
    chosen.choices === null
      ? null
      : { version: chosen.version, tree: chosen.choices, proposal: chosen.proposal };
  return ok({
    kind: 'told',
    version: view.value.version,
    view: view.value,
    choices,
    standing: standing.value,
    entries: entries.value,
    since,
  });
}

function hintOf(thought: engine.StretchAnswer): Hint {
  return { move: thought.move, evaluation: thought.evaluation, candidates: thought.candidates };
}

/** The seat that this reader decides for now. */
function deciderOf<G extends GameId>(reader: Reader, state: TableState<G>): number | undefined {
  if (typeof reader === 'number') return reader;
  const toAct = state.view?.to_act;
  return reader === 'referee' && typeof toAct === 'number' ? toAct : undefined;
}

export async function openEnginePort<G extends GameId>(
  options: EnginePortOptions<G>,
): Promise<Result<EnginePort<G>, PortError>> {
  const { contract, match, reader, opening } = options;
  const table = store<G>();
  const thinker = thinkerOn(options.thoughts);
  const bots = options.bots ?? new Map<number, string>();
  let botsThought = new AbortController();
  let botsWait = false;
  let lastChange: Promise<unknown> = Promise.resolve();

  /** Asks for everything at once; what was sent to the engine just before is part of it. */
  const refresh = async (since: number): Promise<Result<null, PortError>> => {
    const chooser = reader === 'referee' ? {} : { reader };
    const told = await all<Told>([
      ask(match, 'view', { reader }),
      ask(match, 'choices', chooser),
      ask(match, 'standing', { reader }),
      ask(match, 'events', { reader, since }),
    ]);
    if (!told.ok) return failed(portError('request/refused', told.error));
    const event = toldOf(contract, told.value, since);
    if (!event.ok) return event;
    table.apply(event.value);
    return ok(null);
  };

  /** One change of the match after the other, each with what it led to. */
  const change = (
    code: string,
    asking: () => Promise<Result<unknown, EngineError>> | undefined,
  ): Promise<Result<null, PortError>> => {
    const mine = lastChange.then(async (): Promise<Result<null, PortError>> => {
      const asked = asking();
      if (asked === undefined) return failed(STALE);
      const refreshed = refresh(table.state().version);
      const answer = await asked;
      const seen = await refreshed;
      if (!answer.ok) return failed(portError(code, answer.error));
      botsThought.abort();
      void driveBots();
      return seen;
    });
    lastChange = mine;
    return mine;
  };

  /** Lets the bots decide that have to, one after the other, until people have to or the match is over. */
  const driveBots = async (): Promise<void> => {
    const mine = new AbortController();
    botsThought = mine;
    const view = table.state().view;
    const seat = view?.deciding.find((one) => bots.has(one) && !view.sealed.includes(one));
    if (seat === undefined || botsWait) return;
    const record = await ask(match, 'record', {});
    if (!record.ok) return;
    const thought = await thinker.think({
      record: record.value.record,
      thought: { bot: bots.get(seat) ?? 'easy', seat },
      signal: mine.signal,
    });
    if (!thought.ok || mine.signal.aborted) return;
    const { move } = thought.value;
    await change('move/illegal', () =>
      mine.signal.aborted ? undefined : ask(match, 'play', { seat, move }),
    );
  };

  const opened = await (opening.kind === 'new'
    ? ask(match, 'new', { game: contract.game, ...opening.request })
    : ask(match, 'load', opening.request));
  const first: Result<null, PortError> = opened.ok
    ? await refresh(0)
    : failed(portError('table/settings', opened.error));
  if (!first.ok) {
    match.close();
    thinker.close();
    return first;
  }
  void driveBots();

  const decided = (move: string) => {
    const seat = deciderOf(reader, table.state());
    return seat === undefined ? { move } : { move, seat };
  };
  return ok({
    game: contract.game,
    state: table.state,
    subscribe: table.subscribe,
    async check(move) {
      const answer = await ask(match, 'check', decided(move));
      return answer.ok ? ok(null) : failed(portError('move/illegal', answer.error));
    },
    async preview(move) {
      const turn = table.state().view?.turn ?? 0;
      const answer = await ask(match, 'preview', decided(move));
      if (!answer.ok) return failed(portError('move/illegal', answer.error));
      const events = foreseenOf(contract, answer.value.events, turn);
      return events.ok ? ok({ events: events.value, gloss: answer.value.gloss }) : events;
    },
    play: (move, version) =>
      change('move/illegal', () => {
        if (!isOpenSince(table.state(), version)) return undefined;
        botsWait = false;
        return ask(match, 'play', decided(move));
      }),
    playFor(move) {
      const view = table.state().view;
      const seat = view?.deciding.find((one) => !view.sealed.includes(one));
      return change('move/illegal', () => ask(match, 'play', seat === undefined ? { move } : { move, seat }));
    },
    undo() {
      const seat = typeof reader === 'number' ? { seat: reader } : {};
      return change('undo/refused', () => ask(match, 'undo', seat));
    },
    async hint(wanted = {}) {
      const record = await ask(match, 'record', {});
      if (!record.ok) return failed(portError('request/refused', record.error));
      const seat = deciderOf(reader, table.state());
      const thought = await thinker.think({
        record: record.value.record,
        thought: { bot: options.adviser ?? 'hard', ...(seat === undefined ? {} : { seat }) },
        onProgress: (sofar) => wanted.onProgress?.(hintOf(sofar), sofar.progress),
        ...(wanted.signal === undefined ? {} : { signal: wanted.signal }),
      });
      return thought.ok ? ok(hintOf(thought.value)) : failed(portError('hint/refused', thought.error));
    },
    async events(since) {
      const answer = await ask(match, 'events', { reader, since });
      return answer.ok
        ? entriesOf(contract, answer.value.log)
        : failed(portError('request/refused', answer.error));
    },
    async stand(ply) {
      botsWait = true;
      botsThought.abort();
      const stood = ask(match, 'stand', { ply });
      const seen = await refresh(0); // the way there is another one than that of the log
      const answer = await stood;
      if (!answer.ok) return failed(portError('request/refused', answer.error));
      return seen.ok ? ok(answer.value.last) : seen;
    },
    async record() {
      const answer = await ask(match, 'record', { reader });
      return answer.ok ? ok(answer.value.record) : failed(portError('request/refused', answer.error));
    },
    async wholeRecord() {
      const answer = await ask(match, 'record', {});
      return answer.ok ? ok(answer.value.record) : failed(portError('request/refused', answer.error));
    },
    close() {
      botsThought.abort();
      table.apply({ kind: 'link', link: 'closed' });
      match.close();
      thinker.close();
    },
  });
}
