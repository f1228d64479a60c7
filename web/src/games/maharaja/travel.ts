// Travel as a person means it: to a city, perhaps over several roads. The engine moves road by road; the table goes on by itself.
import type { Speaking } from '../../board/room.ts';
import type { Target } from '../../board/table_model.ts';
import { ROADS } from './layout.ts';

const TO = 'junction:';
/** A way that the reader has chosen among several: `way:jaipur/r07+r13`. */
const BY = 'way:';

export function wayTarget(to: string, roads: readonly string[]): Target {
  return `${BY}${to}/${roads.join('+')}`;
}

interface Errand {
  readonly to: string;
  /** Null: the cheapest. */
  readonly roads: readonly string[] | null;
}

function errandOf(target: Target): Errand | null {
  if (target.startsWith(TO)) return { to: target.slice(TO.length), roads: null };
  if (!target.startsWith(BY)) return null;
  const [to = '', roads = ''] = target.slice(BY.length).split('/');
  return { to, roads: roads.split('+') };
}

/** The next road of this way from where the architect stands; a way passes no place twice. */
function roadFrom(here: string, roads: readonly string[]): string | null {
  const touching = roads.filter((id) => {
    const road = ROADS.find((one) => one.id === id);
    return road?.from === here || road?.to === here;
  });
  return touching.at(-1) ?? null;
}

/** The clicks of the next step of an errand; null: there is none, or the target is a click by itself. */
export function hop(target: Target, { view }: Speaking<'maharaja'>): readonly Target[] | null {
  const errand = errandOf(target);
  const { decision } = view;
  if (errand === null || decision.kind !== 'turn') return null;
  const { pending } = decision;
  const here = view.seats[pending.seat]?.architect ?? '';
  if (here === errand.to) return null;
  const roads = errand.roads ?? pending.journeys.find(({ to }) => to === errand.to)?.roads ?? [];
  const id = errand.roads === null ? roads[0] : roadFrom(here, roads);
  const road = ROADS.find((one) => one.id === id);
  if (road === undefined) return null;
  const next = road.from === here ? road.to : road.from;
  const parallel = ROADS.filter(
    (one) => (one.from === here && one.to === next) || (one.to === here && one.from === next),
  );
  const click = `${TO}${next}`;
  return parallel.length > 1 ? [click, `road:${road.id}`] : [click];
}
