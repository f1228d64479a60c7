// A table of the hall, over a connection that may break at any time.
import { randomLetters } from '../base/random.ts';
import { failed, ok, type Result } from '../base/result.ts';
import type { HallConnection } from '../hall/connection.ts';
import { patched } from '../hall/patch.ts';
import type { AnswerOf, HallError, Name, RequestOf, Resend } from '../hall/wire.ts';
import {
  type Contract,
  entriesOf,
  foreseenOf,
  type GameId,
  type LogEntry,
  type Standing,
  standingOf,
  type View,
  viewOf,
} from '../protocol/game.ts';
import {
  type Cursor,
  isPage,
  type NewsItem,
  type OpenChoices,
  type Page,
  type TablePush,
  type WatchAnswer,
} from '../protocol/generated/hall.ts';
import type { Entry } from '../protocol/generated/log.ts';
import { decode, type Garbled } from '../protocol/guards.ts';
import type { Port, PortError } from './port.ts';
import { store } from './store.ts';

/** What `history` brings at once. */
const MOST_NEWS = 200;

export type Remark = Exclude<NewsItem, Entry>;

export interface HallPortOptions<G extends GameId> {
  readonly connection: HallConnection;
  readonly contract: Contract<G>;
  readonly table: string;
  /** The secret of the link, for a table that is not listed. */
  readonly link?: string;
}

export interface HallPort<G extends GameId> extends Port<G> {
  /** People, clocks and requests at the table; null before it was first seen. */
  page(): Page | null;
  /** Chat, and who came and went, since the port was opened. */
  remarks(): readonly Remark[];
  /** The match as it was after so many moves, as the reader knew it then. */
  lookBack(
    plies: number,
  ): Promise<Result<{ readonly view: View<G>; readonly standing: Standing<G> }, PortError>>;
  /** Any other request about this table: sit, start, say … Sent once: if the connection breaks, nobody knows. */
  ask<N extends TableRequest>(
    name: N,
    request: Omit<RequestOf<N>, 'table'>,
  ): Promise<Result<AnswerOf<N>, PortError>>;
}

/** Requests about one table that nothing depends on but the person's wish. */
export type TableRequest =
  | 'sit'
  | 'stand'
  | 'start'
  | 'leave'
  | 'come_back'
  | 'resign'
  | 'remove'
  | 'ask_rewind'
  | 'answer_rewind'
  | 'wait_longer'
  | 'let_bot_play'
  | 'say'
  | 'rematch';

interface Seen {
  /** As it was told, for the next patch. */
  readonly raw: unknown;
  readonly page: Page;
  readonly choices: OpenChoices | null;
  readonly cursor: Cursor;
}

function portError(error: HallError): PortError {
  return error.kind === 'refused' ? { kind: 'refused', ...error.error } : error;
}

function isEntry(item: NewsItem): item is Entry {
  return 'version' in item;
}

/** The page after a push; a page that does not become one again is garbled. */
function pushed(seen: Seen, push: TablePush): Result<Seen, Garbled> {
  const raw = patched(seen.raw, push.patch);
  if (!raw.ok) return raw;
  const page = decode(isPage, raw.value);
  if (!page.ok) return page;
  const choices = push.choices === undefined ? seen.choices : push.choices;
  return ok({ raw: raw.value, page: page.value, choices, cursor: push.cursor });
}

function watched(answer: WatchAnswer): Seen {
  return { raw: answer.page, page: answer.page, choices: answer.choices, cursor: answer.cursor };
}

/** Watches the table. The answer comes with the first page, or with the reason why there is none. */
export async function openHallPort<G extends GameId>(
  options: HallPortOptions<G>,
): Promise<Result<HallPort<G>, PortError>> {
  const { connection, contract, table } = options;
  const inner = store<G>();
  let seen: Seen | null = null;
  let remarks: readonly Remark[] = [];
  let closed = false;

  const show = (next: Seen, news: readonly NewsItem[], since: number): Result<null, Garbled> => {
    const view = next.page.match === null ? ok(null) : viewOf(contract, next.page.match);
    if (!view.ok) return view;
    const standing = next.page.standing === null ? ok(null) : standingOf(contract, next.page.standing);
    if (!standing.ok) return standing;
    const entries = entriesOf(contract, news.filter(isEntry));
    if (!entries.ok) return entries;
    seen = next;
    const said = news.filter((item): item is Remark => !isEntry(item));
    if (said.length > 0) remarks = [...remarks, ...said];
    inner.apply({
      kind: 'told',
      version: next.cursor.match,
      view: view.value,
      choices: next.choices,
      standing: standing.value,
      entries: entries.value,
      since,
    });
    return ok(null);
  };

  const tell = async <N extends Name>(
    name: N,
    request: RequestOf<N>,
    resend: Resend,
  ): Promise<Result<AnswerOf<N>, PortError>> => {
    if (closed) return failed({ kind: 'gone', why: 'The table was closed.' });
    const answer = await connection.ask(name, request, resend);
    return answer.ok ? answer : failed(portError(answer.error));
  };

  /** The whole page as it is now, with what was missed. */
  const watch = async (resend: Resend): Promise<Result<null, PortError>> => {
    const since = seen?.cursor ?? null;
    const link = options.link === undefined ? {} : { link: options.link };
    const answer = await tell('watch', { table, since, ...link }, resend);
    if (answer.ok) return show(watched(answer.value), answer.value.news, since?.match ?? 0);
    // There is no such table any more, or not for this person.
    if (answer.error.kind === 'refused') close();
    return answer;
  };

  const unlisten = connection.listen({
    opened() {
      if (seen !== null) void watch('once');
    },
    lost: () => inner.apply({ kind: 'link', link: 'lost' }),
    pushed(push) {
      if (push.push !== 'table' || push.table !== table || seen === null) return;
      const since = seen.cursor.match;
      const next = pushed(seen, push);
      const shown = next.ok ? show(next.value, push.news, since) : next;
      // Out of step with the server: a whole page brings both together again.
      if (!shown.ok) void watch('once');
    },
  });

  function close(): void {
    if (closed) return;
    if (connection.isOpen()) void connection.ask('unwatch', { table }, 'once');
    closed = true;
    unlisten();
    inner.apply({ kind: 'link', link: 'closed' });
  }

  /** After a change that the hall has granted: until it is seen here too. */
  const changed = async (answer: Result<AnswerOf<'play'>, PortError>): Promise<Result<null, PortError>> => {
    if (answer.ok) {
      const { match } = answer.value.cursor;
      await inner.until((state) => state.version >= match || state.link === 'closed');
      return ok(null);
    }
    // Whoever is told that the match has gone on shall see how far.
    if (answer.error.kind === 'refused' && answer.error.code === 'move/stale') await watch('again');
    return answer;
  };

  const older = async (since: number): Promise<Result<readonly LogEntry<G>[], PortError>> => {
    let found: readonly LogEntry<G>[] = [];
    let before = inner.state().logFrom;
    while (before > since) {
      const most = Math.min(MOST_NEWS, before - since);
      const answer = await tell('history', { table, before: { match: before, remark: 0 }, most }, 'again');
      if (!answer.ok) return answer;
      const entries = entriesOf(contract, answer.value.news.filter(isEntry));
      if (!entries.ok) return entries;
      if (entries.value.length === 0) break;
      found = [...entries.value, ...found];
      before -= entries.value.length;
    }
    return ok(found);
  };

  const first = await watch('again');
  if (!first.ok) {
    close();
    return first;
  }

  return ok({
    game: contract.game,
    state: inner.state,
    subscribe: inner.subscribe,
    page: () => seen?.page ?? null,
    remarks: () => remarks,
    async check(move) {
      const answer = await tell('check', { table, move }, 'again');
      return answer.ok ? ok(null) : answer;
    },
    async preview(move) {
      const turn = inner.state().view?.turn ?? 0;
      const answer = await tell('preview', { table, move }, 'again');
      if (!answer.ok) return answer;
      const events = foreseenOf(contract, answer.value.events, turn);
      return events.ok ? ok({ events: events.value, gloss: answer.value.gloss }) : events;
    },
    async play(move, version) {
      return changed(await tell('play', { table, version, key: randomLetters(), move }, 'again'));
    },
    async undo() {
      const { version } = inner.state();
      return changed(await tell('undo', { table, version, key: randomLetters() }, 'again'));
    },
    async hint(wanted = {}) {
      const cancelled = new Promise<Result<never, PortError>>((resolve) => {
        const gone = () => resolve(failed({ kind: 'gone', why: 'The thought was cancelled.' }));
        if (wanted.signal?.aborted === true) gone();
        wanted.signal?.addEventListener('abort', gone);
      });
      const answer = await Promise.race([tell('hint', { table }, 'again'), cancelled]);
      return answer.ok ? ok({ move: answer.value.move, evaluation: null, candidates: [] }) : answer;
    },
    async events(since) {
      const { log, logFrom } = inner.state();
      const before = await older(since);
      if (!before.ok) return before;
      return ok([...before.value, ...log.slice(Math.max(0, since - logFrom))]);
    },
    async lookBack(plies) {
      const answer = await tell('look_back', { table, plies }, 'again');
      if (!answer.ok) return answer;
      const view = viewOf(contract, answer.value.view);
      if (!view.ok) return view;
      const standing = standingOf(contract, answer.value.standing);
      return standing.ok ? ok({ view: view.value, standing: standing.value }) : standing;
    },
    ask: (name, request) => tell(name, { table, ...request } as RequestOf<typeof name>, 'once'),
    close,
  });
}
