import { failed, ok, type Result } from '../base/result.ts';
import type { Gone } from '../engine/host.ts';
import { isErrorReply, isPersonReply, type Person } from '../protocol/generated/hall.ts';
import { decode, type Garbled } from '../protocol/guards.ts';
import type { Socket } from './connection.ts';
import type { HallError } from './wire.ts';

/**
 * Makes the browser somebody: without a cookie a guest, otherwise who it was. The socket needs this first. `guestName`: makes a
 * name for somebody new; the hall does not take one that somebody has registered.
 */
export async function visit(guestName: () => string): Promise<Result<Person, HallError>> {
  const first = await visitAs(guestName());
  const isTaken = !first.ok && first.error.kind === 'refused' && first.error.error.code === 'person/taken';
  return isTaken ? visitAs(guestName()) : first;
}

async function visitAs(name: string): Promise<Result<Person, HallError>> {
  const reply = await posted('/api/visit', { name });
  if (!reply.ok) return reply;
  const refusal = decode(isErrorReply, reply.value);
  if (refusal.ok) return failed({ kind: 'refused', error: refusal.value.error });
  const person = decode(isPersonReply, reply.value);
  return person.ok ? ok(person.value.person) : person;
}

async function posted(path: string, body: object): Promise<Result<unknown, Garbled | Gone>> {
  try {
    const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
    return ok(await response.json());
  } catch (fault) {
    return failed({ kind: 'gone', why: String(fault) });
  }
}

/** How the page dials: as somebody, at the server that it came from. */
export async function dialFromPage(guestName: () => string): Promise<Socket> {
  const who = await visit(guestName);
  if (!who.ok) throw new Error('The hall does not answer.');
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}
