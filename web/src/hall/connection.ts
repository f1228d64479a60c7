// The machine of wire.ts with a real socket and real time. One connection serves all tables of a page.
import type { Result } from '../base/result.ts';
import type { HelloAnswer, Push } from '../protocol/generated/hall.ts';
import {
  type AnswerOf,
  type Effect,
  type HallError,
  type Name,
  type Outcome,
  PATIENCE,
  type Patience,
  type RequestOf,
  type Resend,
  unwired,
  update,
  type WireEvent,
} from './wire.ts';

/** What a connection needs of a WebSocket. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

export interface ConnectionOptions {
  /** Opens a new socket; called again for every try. A rejection is a try that failed. */
  readonly dial: () => Promise<Socket>;
  readonly patience?: Patience;
}

export interface HallListener {
  pushed?(push: Push): void;
  /** A socket has opened and who asked is known: what one watches must be asked for again. */
  opened?(hello: HelloAnswer): void;
  lost?(): void;
}

export interface HallConnection {
  /** Never rejects. Waits for a connection if there is none. */
  ask<N extends Name>(
    name: N,
    request: RequestOf<N>,
    resend: Resend,
  ): Promise<Result<AnswerOf<N>, HallError>>;
  listen(listener: HallListener): () => void;
  /** The last greeting; null before the first. */
  greeted(): HelloAnswer | null;
  isOpen(): boolean;
  /** Dials now instead of resting on: for a page that has come back to the network. */
  hurry(): void;
  close(): void;
}

export function connectHall(options: ConnectionOptions): HallConnection {
  const patience = options.patience ?? PATIENCE;
  const listeners = new Set<HallListener>();
  const settlers = new Map<number, (outcome: Outcome) => void>();
  const start = unwired();
  let wire = start.wire;
  let socket: Socket | undefined;
  let hello: HelloAnswer | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** Greetings are also asked for to hear whether anybody is there; only the first of a socket opens it. */
  let announced = false;

  const take = (event: WireEvent) => {
    const wasOpen = wire.status === 'open';
    const step = update(wire, event, patience);
    wire = step.wire;
    if (wasOpen && wire.status !== 'open') {
      announced = false;
      for (const listener of [...listeners]) listener.lost?.();
    }
    for (const effect of step.effects) perform(effect);
  };

  const hangUp = () => {
    const old = socket;
    socket = undefined;
    old?.close();
    take({ kind: 'lost', chance: Math.random() });
  };

  const dial = async () => {
    let mine: Socket;
    try {
      mine = await options.dial();
    } catch {
      take({ kind: 'lost', chance: Math.random() });
      return;
    }
    if (wire.status !== 'dialling') {
      mine.close();
      return;
    }
    socket = mine;
    const whileMine = (event: () => WireEvent) => () => {
      if (socket === mine) take(event());
    };
    mine.addEventListener(
      'open',
      whileMine(() => ({ kind: 'opened', now: performance.now() })),
    );
    mine.addEventListener('message', (message) => {
      if (socket === mine) take({ kind: 'heard', text: String(message.data), now: performance.now() });
    });
    const end = () => {
      if (socket !== mine) return;
      socket = undefined;
      take({ kind: 'lost', chance: Math.random() });
    };
    mine.addEventListener('close', end);
    mine.addEventListener('error', end);
  };

  const perform = (effect: Effect): void => {
    switch (effect.kind) {
      case 'dial':
        void dial();
        return;
      case 'send':
        socket?.send(effect.text);
        return;
      case 'rest':
        clearTimeout(resting);
        resting = setTimeout(() => take({ kind: 'rested' }), effect.ms);
        return;
      case 'settle':
        settlers.get(effect.id)?.(effect.outcome);
        settlers.delete(effect.id);
        return;
      case 'pushed':
        for (const listener of [...listeners]) listener.pushed?.(effect.push);
        return;
      case 'greeted':
        hello = effect.hello;
        if (announced) return;
        announced = true;
        for (const listener of [...listeners]) listener.opened?.(effect.hello);
        return;
      case 'hang up':
        hangUp();
        return;
    }
  };

  for (const effect of start.effects) perform(effect);
  const clock = setInterval(() => take({ kind: 'tick', now: performance.now() }), patience.silence / 4);
  return {
    ask<N extends Name>(name: N, request: RequestOf<N>, resend: Resend) {
      return new Promise<Result<AnswerOf<N>, HallError>>((resolve) => {
        if (wire.status === 'closed') {
          resolve({ ok: false, error: { kind: 'gone', why: 'The connection was closed.' } });
          return;
        }
        // The machine has decoded the answer by the guard of this very request.
        settlers.set(wire.nextId, resolve as (outcome: Outcome) => void);
        take({ kind: 'ask', name, request, resend });
      });
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    greeted: () => hello,
    isOpen: () => announced,
    hurry: () => take({ kind: 'rested' }),
    close() {
      clearInterval(clock);
      clearTimeout(resting);
      take({ kind: 'close' });
    },
  };
}
