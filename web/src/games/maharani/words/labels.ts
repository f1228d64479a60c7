// How everything that can be clicked is called aloud.
import type { TableModel, Target } from '../../../board/table_model.ts';
import { t } from '../../../texts/texts.svelte.ts';
import { DIRECTIONS, type Space, spaceOf } from '../layout.ts';
import { crewKind, crewsOf } from '../pieces.ts';
import { bestOf } from './foreseen.ts';
import { type Maharani, who } from './names.ts';

/** The ids of the targets of one kind. */
export function idsOf(targets: Iterable<Target>, kind: string): readonly string[] {
  const start = `${kind}:`;
  return [...targets].flatMap((target) => (target.startsWith(start) ? [target.slice(start.length)] : []));
}

/** Which sides of a space have half a pillar: "N", "EW"; empty with a whole one in the middle. */
function sidesOf({ halves }: Space): string {
  return DIRECTIONS.filter((side) => halves.includes(side)).join('');
}

/** "D10, elephant section, empty, half pillars east and west; possible, 7 gold". */
export function spaceLabel(
  label: string,
  speaking: Maharani,
  table: Pick<TableModel<'maharani'>, 'selection' | 'foretold'> | null,
): string {
  const space = spaceOf(label);
  if (space === null) return label;
  const { view } = speaking;
  const item = view.table.palace.find((one) => one.space === label);
  const contents =
    item === undefined
      ? [t('maharani.space.empty', { sides: sidesOf(space) })]
      : [t('maharani.space.tile', { color: item.color })];
  if (item !== undefined && item.worker !== null && item.seat !== null)
    contents.push(
      t('maharani.space.worker', { ...who(speaking, item.seat), crew: crewKind(view.seats, item.worker) }),
    );
  const said = [label, t('maharani.space.section', { section: space.section }), ...contents].join(', ');
  const isLegal =
    table?.selection.legal.has(`space:${label}`) || table?.selection.legal.has(`worker:${label}`);
  if (!isLegal) return said;
  const best = bestOf(table?.foretold.get(`space:${label}`) ?? [], speaking.seat);
  const brings = [
    t('maharani.space.legal'),
    ...(best === null ? [] : [t('maharani.seat.gold', { gold: best.gain })]),
    ...(best === null || best.token === null ? [] : [t('maharani.foreseen.token', { section: best.token })]),
  ];
  return `${said}; ${brings.join(', ')}`;
}

/** As spaces are called that it fits. */
function kindOfFace(face: string): string {
  return face.split('_')[0] ?? face;
}

export function placeLabel(place: number, { view }: Maharani): string {
  const item = view.table.rondel.find((one) => one.place === place);
  if (item === undefined || item.tile === null) return t('maharani.place.empty', { place });
  const { color, face } = item.tile;
  return t('maharani.place.tile', { place, color, section: item.section, face: kindOfFace(face) });
}

/** How a target is called. */
export function labelOf(target: Target, speaking: Maharani): string {
  const [kind = '', id = ''] = target.split(':');
  switch (kind) {
    case 'place':
      return placeLabel(Number(id), speaking);
    case 'space':
      return spaceLabel(id, speaking, null);
    case 'arrow':
      return t('maharani.arrow.name', { arrow: id });
    case 'worker': {
      const item = speaking.view.table.palace.find(({ space }) => space === id);
      return t('maharani.worker.moves', {
        crew: crewKind(speaking.view.seats, item?.worker ?? null),
        space: id,
      });
    }
    case 'supply': {
      const worker = crewsOf(speaking.view.seats).find((one) => one === id) ?? null;
      return t('maharani.worker.new', { crew: crewKind(speaking.view.seats, worker) });
    }
    case 'refresh':
      return t('maharani.tray.refresh');
    case 'done':
      return t('maharani.tray.done');
    default:
      return target;
  }
}
