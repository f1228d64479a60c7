// What the board of Maharani shows while events are told leads from each position of a whole game to the next one.
import { expect, test } from 'vitest';
import { ask } from '../../src/engine/client.ts';
import { duration, motionOf } from '../../src/games/maharani/board/playing.ts';
import type { MaharaniEvent } from '../../src/games/maharani/pieces.ts';
import { type Scene, sceneNow } from '../../src/games/maharani/scene.ts';
import { contracts, entriesOf, type View } from '../../src/protocol/game.ts';
import { granted } from '../support/granted.ts';
import { nativeHost } from '../support/native_host.ts';
import { dice, randomMove } from '../support/random_move.ts';
import { speakingOf } from '../support/speaking.ts';

interface Step {
  readonly before: View<'maharani'>;
  readonly events: readonly MaharaniEvent[];
  readonly after: View<'maharani'>;
}

async function stepsOf(players: number, seed: number): Promise<readonly Step[]> {
  const host = nativeHost();
  const contract = await contracts.maharani();
  const roll = dice(seed);
  const look = async () => (await speakingOf(host, contract, null)).view;
  granted(await ask(host, 'new', { game: 'maharani', players, seed }));
  const steps: Step[] = [];
  for (let before = await look(); before.over === null; ) {
    const { choices } = granted(await ask(host, 'choices', {}));
    if (choices === null) break;
    granted(await ask(host, 'play', { move: randomMove(choices, roll) }));
    const { log } = granted(await ask(host, 'events', { reader: 'spectator', since: before.version }));
    const events = granted(entriesOf(contract, log)).flatMap((entry) => entry.events);
    const after = await look();
    steps.push({ before, events, after });
    before = after;
  }
  host.close();
  return steps;
}

/** A scene, to be compared. Where tiles of the rondel lie changes with its arrow, and is the view's to tell. */
function told({ palace, rondel, seats, scored, arrow }: Scene): unknown {
  return {
    palace: [...palace.values()].toSorted((a, b) => a.space.localeCompare(b.space)),
    rondel: rondel.map(({ place, tile }) => ({ place, tile })),
    seats,
    scored: [...scored].toSorted(),
    arrow,
  };
}

test.each([
  [2, 11],
  [3, 12],
  [4, 13],
])('with %i players', async (players, seed) => {
  const steps = await stepsOf(players, seed);
  expect(steps.length).toBeGreaterThan(30);
  for (const { before, events, after } of steps) {
    const last = events.at(-1);
    const playing = last === undefined ? null : { event: last, ms: 0, before: events.slice(0, -1) };
    expect(told(sceneNow({ view: before, playing }))).toEqual(told(sceneNow({ view: after, playing: null })));
  }
});

test('whatever moves takes its time, and lies on the board', async () => {
  for (const { before, events } of await stepsOf(2, 14))
    for (const [at, event] of events.entries()) {
      const earlier = events[at - 1];
      const playing =
        earlier === undefined ? null : { event: earlier, ms: 0, before: events.slice(0, at - 1) };
      const motion = motionOf(event, sceneNow({ view: before, playing }));
      if (motion === null) continue;
      expect(duration(event), event.event).toBeGreaterThan(0);
      expect(JSON.stringify(motion), event.event).not.toMatch(/null,"y"|NaN|-576/);
    }
});
