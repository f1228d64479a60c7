import { failed, ok, type Result } from '../base/result.ts';
import type { Gone } from '../engine/host.ts';
import { isErrorReply, isPersonReply, type Person } from '../protocol/generated/hall.ts';
import { decode, type Garbled } from '../protocol/guards.ts';
import type { Socket } from './connection.ts';
import type { HallError } from './wire.ts';

/** Makes the browser somebody: without a cookie a guest, otherwise who it was. The socket needs this first. */
export async function visit(): Promise<Result<Person, HallError>> {
  const reply = await posted('/api/visit', {});
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
export async function dialFromPage(): Promise<Socket> {
  const who = await visit();
  if (!who.ok) throw new Error('The hall does not answer.');
  const url = new URL('/ws', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
}
