// The module in a Worker: requests, thoughts, and what becomes of it when it breaks.
import { afterEach, expect, test } from 'vitest';
import { ask } from '../src/engine/client.ts';
import type { EngineHost } from '../src/engine/host.ts';
import { thinkerOn } from '../src/engine/thinker.ts';
import { openEnginePort } from '../src/ports/engine_port.ts';
import { contracts } from '../src/protocol/game.ts';
import { granted } from './support/granted.ts';
import { nativeHost } from './support/native_host.ts';
import { wasmHost } from './support/wasm_host.ts';

const hosts: EngineHost[] = [];
function opened(host: EngineHost): EngineHost {
  hosts.push(host);
  return host;
}
afterEach(() => {
  for (const host of hosts.splice(0)) host.close();
});

async function recordOfNewMatch(host: EngineHost): Promise<string> {
  granted(await ask(host, 'new', { game: 'tigris', players: 2, seed: 7 }));
  return granted(await ask(host, 'record', {})).record;
}

test('the module and the native engine say the same', async () => {
  const [one, two] = [opened(nativeHost()), opened(wasmHost())];
  for (const request of [
    '{"cmd":"games"}',
    '{"cmd":"new","game":"rajas","players":3,"seed":9}',
    '{"cmd":"state"}',
    'x',
  ]) {
    expect(await two.send(request)).toEqual(await one.send(request));
  }
});

test('what the engine refuses is a value', async () => {
  const host = opened(wasmHost());
  expect(await ask(host, 'view', { reader: 0 })).toMatchObject({ ok: false, error: { kind: 'refused' } });
});

test('a thought tells how far it is and is cancelled within 50 ms', async () => {
  const host = opened(wasmHost());
  const thinker = thinkerOn(opened(wasmHost()));
  const record = await recordOfNewMatch(host);
  // The best of three: other tests run beside this one.
  const times: number[] = [];
  for (let round = 0; round < 3; ++round) {
    const stop = new AbortController();
    let cancelledAt = 0;
    const thought = await thinker.think({
      record,
      thought: { bot: 'mcts:ms=10000', seat: 0 },
      signal: stop.signal,
      onProgress() {
        cancelledAt = performance.now();
        stop.abort();
      },
    });
    times.push(performance.now() - cancelledAt);
    expect(thought).toEqual({ ok: false, error: { kind: 'cancelled' } });
  }
  expect(Math.min(...times)).toBeLessThan(50);
  const next = granted(await thinker.think({ record, thought: { bot: 'mcts:iters=50', seat: 0, seed: 1 } }));
  expect(next.done).toBe(true);
});

test('a thought in stretches finds what a thought in one piece finds', async () => {
  const host = opened(nativeHost());
  const thinker = thinkerOn(opened(wasmHost()));
  const record = await recordOfNewMatch(host);
  const bot = 'mcts:iters=300,threads=1';
  const whole = granted(await ask(host, 'go', { bot, seat: 0, seed: 5, threads: 1 }));
  const pieces = granted(await thinker.think({ record, thought: { bot, seat: 0, seed: 5 }, top: 0 }));
  expect(pieces.move).toBe(whole.move);
  expect(pieces.candidates).toEqual(whole.candidates);
});

test('a host that was closed answers that it is gone', async () => {
  const host = opened(wasmHost());
  const answer = host.send('{"cmd":"games"}');
  host.close();
  expect(await answer).toMatchObject({ ok: false, error: { kind: 'gone' } });
  expect(await host.send('{}')).toMatchObject({ ok: false, error: { kind: 'gone' } });
});

test('one stands at any ply of a record, and plays on from there', async () => {
  const host = opened(wasmHost());
  const record = await recordOfNewMatch(host);
  const port = granted(
    await openEnginePort({
      contract: await contracts.tigris(),
      match: opened(wasmHost()),
      thoughts: opened(wasmHost()),
      reader: 'referee',
      opening: { kind: 'load', request: { record } },
    }),
  );
  const end = port.state();
  expect(granted(await port.stand(3))).toBe(end.view?.plies);
  expect(port.state().log.map((entry) => entry.ply)).toEqual([1, 2, 3]);
  expect(port.state().view?.plies).toBe(3);
  granted(await port.stand(end.view?.plies ?? 0));
  expect(port.state().view).toEqual(end.view);
  const version = port.state().choices?.version ?? -1;
  granted(await port.play('pass', version));
  expect(granted(await port.record())).toContain('seat 0 pass');
});
