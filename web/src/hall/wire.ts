// The socket of the hall as a pure machine: what has happened goes in, the new state and what is to be done come out.
import { failed, ok, type Result } from '../base/result.ts';
import type { Gone } from '../engine/host.ts';
import {
  answers,
  type ErrorAnswer,
  type Exchanges,
  type HelloAnswer,
  isErrorAnswer,
  isPush,
  type Push,
} from '../protocol/generated/hall.ts';
import { decode, fields, type Garbled, integer, parseJson } from '../protocol/guards.ts';

export type Name = keyof Exchanges;
export type RequestOf<N extends Name> = Omit<Exchanges[N]['request'], 'do' | 'id'>;
export type AnswerOf<N extends Name> = Exchanges[N]['answer'];
export type HallError = { readonly kind: 'refused'; readonly error: ErrorAnswer['error'] } | Garbled | Gone;
export type Outcome = Result<unknown, HallError>;

/** What happens to a request that was sent when the connection breaks: `again` does no harm, `once` might. */
export type Resend = 'again' | 'once';

interface Waiting {
  readonly id: number;
  readonly name: Name;
  readonly text: string;
  readonly resend: Resend;
  readonly sent: boolean;
}

export interface Wire {
  readonly status: 'dialling' | 'open' | 'resting' | 'closed';
  /** Dials in a row that failed. */
  readonly failures: number;
  readonly nextId: number;
  /** In the order they were asked. */
  readonly waiting: readonly Waiting[];
  /** When anything was last heard, in ms. */
  readonly heardAt: number;
  /** The greeting that is not answered yet: it shows whether anybody is there. */
  readonly probe: { readonly id: number; readonly at: number } | null;
}

export type WireEvent =
  | { readonly kind: 'ask'; readonly name: Name; readonly request: object; readonly resend: Resend }
  | { readonly kind: 'opened'; readonly now: number }
  | { readonly kind: 'heard'; readonly text: string; readonly now: number }
  /** `chance`: from 0 to 1, so that not everybody comes back at the same moment. */
  | { readonly kind: 'lost'; readonly chance: number }
  | { readonly kind: 'rested' }
  | { readonly kind: 'tick'; readonly now: number }
  | { readonly kind: 'close' };

export type Effect =
  | { readonly kind: 'dial' }
  | { readonly kind: 'send'; readonly text: string }
  | { readonly kind: 'rest'; readonly ms: number }
  | { readonly kind: 'settle'; readonly id: number; readonly outcome: Outcome }
  | { readonly kind: 'pushed'; readonly push: Push }
  | { readonly kind: 'greeted'; readonly hello: HelloAnswer }
  | { readonly kind: 'hang up' };

export interface Step {
  readonly wire: Wire;
  readonly effects: readonly Effect[];
}

export interface Patience {
  /** How long nothing may be heard before somebody is asked for, and then before the line counts as dead; ms. */
  readonly silence: number;
  /** The first rest before another dial, and the longest; ms. */
  readonly rest: number;
  readonly longestRest: number;
}

export const PATIENCE: Patience = { silence: 12_000, rest: 250, longestRest: 10_000 };

export function unwired(): Step {
  const wire: Wire = { status: 'dialling', failures: 0, nextId: 0, waiting: [], heardAt: 0, probe: null };
  return { wire, effects: [{ kind: 'dial' }] };
}

export function update(wire: Wire, event: WireEvent, patience: Patience = PATIENCE): Step {
  if (wire.status === 'closed') return { wire, effects: [] };
  switch (event.kind) {
    case 'ask':
      return asked(wire, event.name, event.request, event.resend);
    case 'opened':
      return opened(wire, event.now);
    case 'heard':
      return heard({ ...wire, heardAt: event.now }, event.text);
    case 'lost':
      return lost(wire, event.chance, patience);
    case 'rested':
      return wire.status === 'resting'
        ? { wire: { ...wire, status: 'dialling' }, effects: [{ kind: 'dial' }] }
        : { wire, effects: [] };
    case 'tick':
      return ticked(wire, event.now, patience);
    case 'close':
      return {
        wire: { ...wire, status: 'closed', waiting: [] },
        effects: [{ kind: 'hang up' }, ...settled(wire.waiting, 'The connection was closed.')],
      };
  }
}

function settled(waiting: readonly Waiting[], why: string): Effect[] {
  return waiting.map(({ id }) => ({ kind: 'settle', id, outcome: failed({ kind: 'gone', why }) }));
}

function asked(wire: Wire, name: Name, request: object, resend: Resend): Step {
  const id = wire.nextId;
  const text = JSON.stringify({ do: name, id, ...request });
  const sent = wire.status === 'open';
  return {
    wire: { ...wire, nextId: id + 1, waiting: [...wire.waiting, { id, name, text, resend, sent }] },
    effects: sent ? [{ kind: 'send', text }] : [],
  };
}

function greeting(wire: Wire, now: number): Step {
  const id = wire.nextId;
  return {
    wire: { ...wire, nextId: id + 1, probe: { id, at: now } },
    effects: [{ kind: 'send', text: JSON.stringify({ do: 'hello', id }) }],
  };
}

function opened(wire: Wire, now: number): Step {
  const greeted = greeting({ ...wire, status: 'open', failures: 0, heardAt: now }, now);
  return {
    wire: { ...greeted.wire, waiting: wire.waiting.map((one) => ({ ...one, sent: true })) },
    effects: [...greeted.effects, ...wire.waiting.map(({ text }): Effect => ({ kind: 'send', text }))],
  };
}

const isAnswer = fields<{ readonly re: number }>({ re: integer(0, Number.MAX_SAFE_INTEGER) }, {});

function heard(wire: Wire, text: string): Step {
  const value = parseJson(text);
  if (!value.ok) return { wire, effects: [{ kind: 'hang up' }] };
  const push = decode(isPush, value.value);
  if (push.ok) return { wire, effects: [{ kind: 'pushed', push: push.value }] };
  const answer = decode(isAnswer, value.value);
  // A push that cannot be read leaves the page behind without notice: begin again with a whole one.
  if (!answer.ok) return { wire, effects: [{ kind: 'hang up' }] };
  if (answer.value.re === wire.probe?.id) {
    const hello = decode(answers.hello, value.value);
    return {
      wire: { ...wire, probe: null },
      effects: hello.ok ? [{ kind: 'greeted', hello: hello.value }] : [],
    };
  }
  const asker = wire.waiting.find(({ id }) => id === answer.value.re);
  if (asker === undefined) return { wire, effects: [] };
  return {
    wire: { ...wire, waiting: wire.waiting.filter((one) => one !== asker) },
    effects: [{ kind: 'settle', id: asker.id, outcome: outcomeOf(asker.name, value.value) }],
  };
}

function outcomeOf(name: Name, value: unknown): Outcome {
  const refusal = decode(isErrorAnswer, value);
  if (refusal.ok) return failed({ kind: 'refused', error: refusal.value.error });
  const answer = decode<unknown>(answers[name], value);
  return answer.ok ? ok(answer.value) : answer;
}

function lost(wire: Wire, chance: number, patience: Patience): Step {
  if (wire.status === 'resting') return { wire, effects: [] };
  const longest = Math.min(patience.rest * 2 ** wire.failures, patience.longestRest);
  const unsure = wire.waiting.filter((one) => one.sent && one.resend === 'once');
  return {
    wire: {
      ...wire,
      status: 'resting',
      failures: wire.failures + 1,
      waiting: wire.waiting.filter((one) => !unsure.includes(one)).map((one) => ({ ...one, sent: false })),
      probe: null,
    },
    effects: [
      { kind: 'rest', ms: longest * (0.5 + chance / 2) },
      ...settled(unsure, 'The connection broke before the answer came.'),
    ],
  };
}

function ticked(wire: Wire, now: number, patience: Patience): Step {
  if (wire.status !== 'open') return { wire, effects: [] };
  if (wire.probe !== null) {
    const dead = now - wire.probe.at > patience.silence;
    return { wire, effects: dead ? [{ kind: 'hang up' }] : [] };
  }
  return now - wire.heardAt > patience.silence ? greeting(wire, now) : { wire, effects: [] };
}
