// What the pieces of the game are called and which pictures they have.
import type { Games } from '../../protocol/game.ts';

export type MaharaniTable = Games['maharani']['table'];
export type MaharaniSeat = Games['maharani']['seat'];
export type MaharaniEvent = Games['maharani']['event'];
export type MaharaniDecision = Games['maharani']['decision'];
export type PalaceItem = MaharaniTable['palace'][number];
export type RondelItem = MaharaniTable['rondel'][number];
export type Tile = NonNullable<RondelItem['tile']>;
export type Stone = Tile['color'];
export type WorkerColor = MaharaniSeat['supply'][number]['worker'];
export type Direction = NonNullable<MaharaniTable['arrow']>;
export type Section = keyof MaharaniSeat['tokens_up'];

const ANIMALS: Readonly<Record<Section, string>> = { A: 'lion', B: 'monkey', C: 'peacock', D: 'elephant' };

export function stonePicture(color: Stone): string {
  return `mh-tile-${color}`;
}

/** Its pillars and its arrow, drawn with the arrow to the north. */
export function facePicture(face: string): string {
  return `mh-face-${face.replaceAll('_', '-')}`;
}

export function animalPicture(section: Section): string {
  return `mh-animal-${ANIMALS[section]}`;
}

export function tokenPicture(section: Section, isUp: boolean): string {
  return `mh-token-${ANIMALS[section]}${isUp ? '' : '-down'}`;
}

/** Whose crew this is; null: nobody's at this table. */
export function crewOf(seats: readonly MaharaniSeat[], worker: WorkerColor): number | null {
  return seats.find(({ supply }) => supply.some((one) => one.worker === worker))?.seat ?? null;
}

/** `one`: the only crew of its seat; with two crews the first wears dark clothes, the second light ones. */
export type Crew = 'one' | 'dark' | 'light';

export function crewKind(seats: readonly MaharaniSeat[], worker: WorkerColor | null): Crew {
  const owner = seats.find(({ supply }) => supply.some((one) => one.worker === worker));
  if (owner === undefined || owner.supply.length < 2) return 'one';
  return owner.supply[0]?.worker === worker ? 'dark' : 'light';
}

/** A worker wears the colour of its seat; the second crew of a seat is the light one. */
export function workerPicture(seats: readonly MaharaniSeat[], worker: WorkerColor): string {
  const seat = crewOf(seats, worker) ?? 0;
  return `mh-worker-${seat + 1}${crewKind(seats, worker) === 'light' ? '-light' : ''}`;
}

/** The crews of all seats, in the order of the seats. */
export function crewsOf(seats: readonly MaharaniSeat[]): readonly WorkerColor[] {
  return seats.flatMap(({ supply }) => supply.map(({ worker }) => worker));
}
