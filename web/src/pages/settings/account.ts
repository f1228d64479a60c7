// What a person asks of the hall about themselves, over plain HTTP because it changes cookies.
import { failed, ok, type Result } from '../../base/result.ts';
import type { HallError } from '../../hall/wire.ts';
import {
  isDoneReply,
  isErrorReply,
  isPersonReply,
  isSessionsReply,
  type Person,
  type Session,
} from '../../protocol/generated/hall.ts';
import { decode, type Guard } from '../../protocol/guards.ts';

async function told(path: string, body: object | null): Promise<Result<unknown, HallError>> {
  try {
    const response = await fetch(path, body === null ? {} : { method: 'POST', body: JSON.stringify(body) });
    return ok(await response.json());
  } catch (fault) {
    return failed({ kind: 'gone', why: String(fault) });
  }
}

async function ask<T>(guard: Guard<T>, path: string, body: object | null): Promise<Result<T, HallError>> {
  const reply = await told(path, body);
  if (!reply.ok) return reply;
  const refusal = decode(isErrorReply, reply.value);
  if (refusal.ok) return failed({ kind: 'refused', error: refusal.value.error });
  return decode(guard, reply.value);
}

async function personAfter(path: string, body: object): Promise<Result<Person, HallError>> {
  const reply = await ask(isPersonReply, path, body);
  return reply.ok ? ok(reply.value.person) : reply;
}

export function rename(name: string): Promise<Result<Person, HallError>> {
  return personAfter('/api/name', { name });
}

/** The guest keeps its tables. */
export function register(name: string, password: string): Promise<Result<Person, HallError>> {
  return personAfter('/api/register', { name, password });
}

/** The browser is somebody else afterwards. */
export function logIn(name: string, password: string): Promise<Result<Person, HallError>> {
  return personAfter('/api/login', { name, password });
}

export async function logOut(): Promise<Result<null, HallError>> {
  const reply = await ask(isDoneReply, '/api/logout', {});
  return reply.ok ? ok(null) : reply;
}

export async function sessions(): Promise<Result<readonly Session[], HallError>> {
  const reply = await ask(isSessionsReply, '/api/sessions', null);
  return reply.ok ? ok(reply.value.sessions) : reply;
}

export async function dropSession(session: string): Promise<Result<null, HallError>> {
  const reply = await ask(isDoneReply, '/api/sessions/drop', { session });
  return reply.ok ? ok(null) : reply;
}
