// A line of moves that was never played, from somewhere in the match on: the engine foresees it, and each of its moves is told
// in the words of the room.
import { failed, mapped, ok, type Result } from '../../base/result.ts';
import { pathTo } from '../../board/select.ts';
import { touchedBy } from '../../board/table_logic.ts';
import type { Target } from '../../board/table_model.ts';
import { ask } from '../../engine/client.ts';
import type { EngineHost } from '../../engine/host.ts';
import { NOBODY } from '../../engine/nobody.ts';
import { type EnginePort, openEnginePort } from '../../ports/engine_port.ts';
import type { PortError } from '../../ports/port.ts';
import { eventsOf, type GameId, type Games } from '../../protocol/game.ts';
import { language } from '../../texts/texts.svelte.ts';
import type { Opened } from '../replay/open_replay.ts';
import type { Sitter } from '../table/company.ts';
import { inShort } from '../table/sentence.ts';

export interface ToldStep {
  /** Null: chance. */
  readonly seat: number | null;
  readonly turn: number;
  readonly move: string;
  /** "market → H5"; empty for chance. */
  readonly words: string;
  /** What it touches on the board, in order. */
  readonly targets: readonly Target[];
  readonly events: readonly Games[GameId]['event'][];
  /** The page of the book of rules that tells about what was decided there. */
  readonly page: string;
}

export interface PlayedLine {
  /** Stands behind the last step; the one before it stands at one ply less, and so on. */
  readonly port: EnginePort<GameId>;
  readonly steps: readonly ToldStep[];
}

/** The room's short words for a move of these choices; the engine's own where they do not offer it. */
export function moveWords(
  { room }: Pick<Opened, 'room'>,
  { view, choices }: Pick<ReturnType<EnginePort<GameId>['state']>, 'view' | 'choices'>,
  people: readonly Sitter[],
  move: string,
): { readonly words: string; readonly targets: readonly Target[] } {
  const path = choices?.tree == null ? null : pathTo(choices.tree, move);
  if (view === null || path === null || path.length === 0) return { words: move, targets: [] };
  return { words: inShort({ room, speaking: { view, people, seat: null } }, path), targets: path };
}

/** Plays the line on this host, which keeps it until something else is loaded. */
export async function playLine(
  host: EngineHost,
  opened: Opened,
  people: readonly Sitter[],
  ply: number,
  moves: readonly string[],
): Promise<Result<PlayedLine, PortError>> {
  const port = await openEnginePort<GameId>({
    contract: opened.contract,
    match: host,
    thoughts: NOBODY,
    reader: 'referee',
    opening: { kind: 'load', request: { record: opened.record, chance: 'manual' } },
  });
  if (!port.ok) return port;
  const told = await ask(host, 'foresee', { ply, moves });
  const stood = await port.value.stand(ply);
  if (!told.ok || !stood.ok) {
    port.value.close();
    return failed({ kind: 'gone', why: 'The engine does not foresee this line.' });
  }
  const steps: ToldStep[] = [];
  for (const { actor, move, events: raw } of told.value.steps) {
    const state = port.value.state();
    const events = eventsOf(opened.contract, raw);
    const seat = typeof actor === 'number' ? actor : null;
    if (state.view === null || !events.ok) break;
    const { words, targets } =
      seat === null ? { words: '', targets: [] } : moveWords(opened, state, people, move);
    const { view } = state;
    const played = await port.value.playFor(move);
    if (!played.ok) break;
    const touched = touchedBy<GameId>(events.value, opened.room.trail?.bind(opened.room));
    steps.push({
      seat,
      turn: view.turn,
      move,
      words,
      targets: touched.length > 0 ? touched : targets,
      events: events.value,
      page: opened.room.rulesPage(view),
    });
  }
  return ok({ port: port.value, steps });
}

/** A host that outlives its ports. */
function lasting(host: EngineHost): EngineHost {
  return { send: host.send, close: () => {} };
}

export interface LineTeller {
  /** In the language that is shown. Null: the engine does not foresee it. Told once, however often it is asked. */
  tell(ply: number, moves: readonly string[]): Promise<readonly ToldStep[] | null>;
  close(): void;
}

/** On a host of its own, one line after the other. `people`: as they are called now. */
export function lineTeller(host: EngineHost, opened: Opened, people: () => readonly Sitter[]): LineTeller {
  const known = new Map<string, Promise<readonly ToldStep[] | null>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    tell(ply, moves) {
      const key = `${language()} ${ply} ${moves.join('\n')}`;
      const sooner = known.get(key);
      if (sooner !== undefined) return sooner;
      const mine = last.then(async () => {
        const played = mapped(
          await playLine(lasting(host), opened, people(), ply, moves),
          ({ port, steps }) => {
            port.close();
            return steps;
          },
        );
        return played.ok ? played.value : null;
      });
      last = mine;
      known.set(key, mine);
      return mine;
    },
    close: () => host.close(),
  };
}
