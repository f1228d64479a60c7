// The palace: chambers, balconies, terraces and the outer terrace.
import { t } from '../../../texts/texts.svelte.ts';
import { GROUPS, outline, spaceBoxes } from '../layout.ts';
import { type Space, spacesFor } from '../pieces.ts';
import { dieOf } from './dice.ts';
import { effectPicture, effectsPicture } from './effect.ts';
import { mid, text, worker } from './kit.ts';

/** How a space for a worker looks now. */
export interface SpaceState {
  /** The colour of whoever stands there; null: it is free. */
  readonly worker: number | null;
  /** It cannot be chosen in this decision of the reader. */
  readonly off: boolean;
}

export type SpaceStates = (id: string) => SpaceState;

/** The framed shape of a space, its icons, and who stands there. */
export function framed(
  space: Space,
  players: number,
  state: SpaceState,
  icons: string,
  fill: string,
): string {
  const box = spaceBoxes(players).get(space.id);
  if (box === undefined) return '';
  const taken = state.worker !== null;
  const quiet = taken || state.off || space.covered;
  const stroke = quiet
    ? 'stroke="var(--rj-quiet)" stroke-width="1.6"'
    : 'stroke="var(--rj-stroke)" stroke-width="1.8"';
  const opacity = taken || space.covered ? 0.16 : state.off ? 0.45 : 1;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const size =
    space.area === 'quarry' ? 50 : space.area === 'harbor' ? 52 : space.area === 'market' ? 46 : 48;
  return (
    `<path d="${outline(box)}" fill="${fill}" ${stroke} stroke-linejoin="round"/><g opacity="${opacity}">${icons}</g>` +
    (space.covered ? mid('rj-cover', cx, cy, Math.min(box.w, box.h) - 8) : '') +
    (state.worker === null ? '' : worker(cx, cy - 3, size, state.worker))
  );
}

function icons(space: Space, players: number): string {
  const box = spaceBoxes(players).get(space.id);
  if (box === undefined) return '';
  const { x, y, w } = box;
  const [first] = space.effects;
  switch (space.area) {
    case 'chamber':
      return (
        mid(`rj-die-cost-${space.chamber}`, x + 30.5, y + 27, 24) +
        mid(`rj-chamber-${space.chamber}`, x + 30.5, y + 66, 50) +
        effectsPicture(space.effects, x + 30.5, y + 109, space.effects.length === 1 ? 22 : 20, 1.35)
      );
    case 'balcony': {
      if (space.color === null || first === undefined) return '';
      const arrow = `<path d="M${x + 33} ${y + 41}h11m-5 -4.5 5 4.5 -5 4.5" fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
      return dieOf(space.color, x + 20, y + 42, 24) + arrow + effectPicture(first, x + 66, y + 42, 26);
    }
    case 'terrace':
      return space.color === null
        ? ''
        : dieOf(space.color, x + 50, y + 24, 33) + text(x + 24, y + 31, 18, '+1');
    case 'outer_terrace':
      return effectsPicture(space.effects, x + w / 2, y + 25, 26, 1.2);
    default:
      return '';
  }
}

function band(y: number, name: string, note: string): string {
  return (
    text(16, y, 13.5, name, { anchor: 'start', display: true }) +
    text(402, y, 12.5, note, { anchor: 'end', weight: 500, fill: 'var(--ink-soft)' })
  );
}

export function palacePicture(players: number, stateOf: SpaceStates): string {
  const { x, y } = GROUPS.palace;
  const house =
    `<path d="M8 508V100H30V92C30 78 42 74 52 58 62 74 74 78 74 92V100H126V88C126 58 172 52 209 8 246 52 292 58 292 88V100H344V92C344 78 356 74 366 58 376 74 388 78 388 92V100H410V508Z" fill="var(--rj-palace)" stroke="var(--rj-edge)" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M126 96C126 60 172 52 209 10 246 52 292 60 292 96ZM30 98C30 80 42 74 52 60 62 74 74 80 74 98ZM344 98C344 80 356 74 366 60 376 74 388 80 388 98Z" fill="var(--rj-dome)" stroke="var(--rj-dome-edge)" stroke-width="1.4"/>` +
    `<path d="M209 8V-4M52 58V48M366 58V48" stroke="var(--gold)" stroke-width="3" stroke-linecap="round"/>`;
  const names =
    text(209, 66, 21, t('rajas.board.palace'), { display: true }) +
    band(116, t('rajas.board.chambers'), t('rajas.board.chambers_note')) +
    band(272, t('rajas.board.balconies'), t('rajas.board.balconies_note')) +
    band(366, t('rajas.board.terraces'), t('rajas.board.terraces_note')) +
    band(441, t('rajas.board.outer_terrace'), t('rajas.board.outer_terrace_note'));
  const spaces = spacesFor(players)
    .filter(({ area }) => area !== 'quarry' && area !== 'harbor' && area !== 'market')
    .map((space) => {
      const fill = space.area === 'terrace' ? 'var(--rj-terrace)' : 'var(--rj-space)';
      return framed(space, players, stateOf(space.id), icons(space, players), fill);
    });
  return `<g transform="translate(${x} ${y})">${house}${names}</g>${spaces.join('')}`;
}
