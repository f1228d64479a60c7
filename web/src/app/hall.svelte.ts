// The one connection of the page to the hall, and what is known through it. It is opened by whoever first needs it.

import { randomLetters } from '../base/random.ts';
import type { Result } from '../base/result.ts';
import { connectHall, type HallConnection } from '../hall/connection.ts';
import { dialFromPage } from '../hall/visit.ts';
import type { AnswerOf, HallError } from '../hall/wire.ts';
import { isGamesReply, type NewSettings } from '../protocol/generated/hall.ts';
import { decode } from '../protocol/guards.ts';
import { said, t } from '../texts/texts.svelte.ts';
import { guestName } from './guest_name.ts';
import { type HallEvent, type HallState, OUTSIDE, update } from './hall_state.ts';
import { iAm } from './me.svelte.ts';

/** How long nobody may answer before the page offers what it has without the hall. */
const PATIENCE_MS = 2500;
/** Own tables are not pushed: they are asked for again this often while somebody looks at them. */
const REFRESH_MS = 10_000;

let current = $state.raw<HallState>(OUTSIDE);
let connection: HallConnection | null = null;

/** Reactive. */
export function hall(): HallState {
  return current;
}

function take(event: HallEvent): void {
  current = update(current, event);
}

async function dial() {
  try {
    return await dialFromPage(guestName);
  } catch (fault) {
    take({ kind: 'unanswered' });
    throw fault;
  }
}

function connected(): HallConnection {
  const made = connectHall({ dial });
  made.listen({
    opened(hello) {
      take({ kind: 'greeted', hallClock: hello.now, ourClock: Date.now() });
      iAm(hello.person);
    },
    lost: () => take({ kind: 'lost' }),
    pushed(push) {
      if (push.push === 'lobby') take({ kind: 'lobby', tables: push.tables });
    },
  });
  setTimeout(() => take({ kind: 'unanswered' }), PATIENCE_MS);
  return made;
}

function hurry(): void {
  connection?.hurry();
}

/** For tables, which speak through it themselves. The same one until `becomeAnother`. */
export function hallConnection(): HallConnection {
  if (connection === null) {
    connection = connected();
    // A page that wakes up, or whose network has come back, does not rest on.
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
  }
  return connection;
}

/** After logging in or out: the socket belongs to who the browser was. */
export function becomeAnother(): void {
  connection?.close();
  take({ kind: 'stranger' });
  connection = connected();
}

async function refreshOwn(): Promise<void> {
  const asked = hallConnection();
  const [mine, finished] = await Promise.all([
    asked.ask('tables', { which: 'mine' }, 'once'),
    asked.ask('tables', { which: 'finished' }, 'once'),
  ]);
  if (mine.ok) take({ kind: 'mine', tables: mine.value.tables });
  if (finished.ok) take({ kind: 'finished', tables: finished.value.tables });
}

async function refreshGames(): Promise<void> {
  try {
    const response = await fetch('/api/games');
    const reply = decode(isGamesReply, await response.json());
    if (reply.ok) take({ kind: 'games', games: reply.value.games, levels: reply.value.levels });
  } catch {
    // Without a hall the page says so already.
  }
}

async function refreshLobby(): Promise<void> {
  const lobby = await hallConnection().ask('lobby', {}, 'once');
  if (lobby.ok) take({ kind: 'lobby', tables: lobby.value.tables });
}

function refreshAll(): void {
  void refreshOwn();
  void refreshLobby();
  if (current.games === null) void refreshGames();
}

/** Keeps the lists of tables fresh until the answer is called. */
export function followHall(): () => void {
  const asked = hallConnection();
  const unlisten = asked.listen({
    opened: refreshAll,
    pushed(push) {
      if (push.push === 'lobby') void refreshOwn();
    },
  });
  if (asked.isOpen()) refreshAll();
  const clock = setInterval(() => {
    if (asked.isOpen() && document.visibilityState === 'visible') void refreshOwn();
  }, REFRESH_MS);
  return () => {
    unlisten();
    clearInterval(clock);
  };
}

export function openTable(settings: NewSettings): Promise<Result<AnswerOf<'open'>, HallError>> {
  return hallConnection().ask('open', { settings }, 'once');
}

export function sitDown(table: string, seat: number): Promise<Result<AnswerOf<'sit'>, HallError>> {
  return hallConnection().ask('sit', { table, seat, salt: randomLetters() }, 'once');
}

/** Opens a table, sits down and starts; bots have all the other chairs. */
export async function startTable(
  settings: NewSettings,
  seat = 0,
): Promise<Result<AnswerOf<'open'>, HallError>> {
  const opened = await openTable(settings);
  if (!opened.ok) return opened;
  const { table } = opened.value;
  const sat = await sitDown(table, seat);
  if (!sat.ok) return sat;
  const started = await hallConnection().ask('start', { table }, 'once');
  return started.ok ? opened : started;
}

/** What went wrong, in the chosen language. */
export function sentenceOf(error: HallError): string {
  switch (error.kind) {
    case 'refused':
      return said(error.error.key, error.error.values, error.error.sentence);
    case 'gone':
      return t('ui.error.server');
    case 'garbled':
      return t('ui.error.unknown');
  }
}
