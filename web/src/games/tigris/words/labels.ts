// How everything that can be clicked is called aloud.
import type { Selection, Target } from '../../../board/table_model.ts';
import { among, t } from '../../../texts/texts.svelte.ts';
import { mapOf } from '../layout.ts';
import { asColor, asLeader, type Color, colorOf, dynastyOf, type SquareItem } from '../pieces.ts';
import { nameOf, type Tigris, youAre } from './names.ts';

/** The squares among some targets. */
export function cellsOf(targets: Iterable<Target>): readonly string[] {
  return [...targets].flatMap((target) => (target.startsWith('cell:') ? [target.slice(5)] : []));
}

export function leaderName(seat: number, color: Color, speaking: Tigris): string {
  return t('tigris.leader.of', { seat: nameOf(speaking, seat), you: youAre(speaking, seat), color });
}

function kingdomOf(cell: string, speaking: Tigris): string | null {
  const kingdom = speaking.view.table.kingdoms.find(({ squares }) => squares.includes(cell));
  if (kingdom === undefined || kingdom.leaders.length === 0) return null;
  const leaders = kingdom.leaders.map(({ seat, leader }) => leaderName(seat, colorOf(leader), speaking));
  return t('tigris.square.kingdom', { leaders: among(leaders) });
}

function contentsOf(item: SquareItem, speaking: Tigris): readonly string[] {
  const said: string[] = [];
  const color = asColor(item.tile);
  if (color !== null) said.push(t('tigris.square.tile', { color, treasure: item.treasure ?? 'none' }));
  if (item.tile === 'flipped') said.push(t('tigris.square.flipped'));
  if (item.tile === 'catastrophe') said.push(t('tigris.square.catastrophe'));
  if (item.leader !== undefined && item.seat !== undefined) {
    const { seat } = item;
    const strength = speaking.view.table.kingdoms
      .flatMap(({ leaders }) => leaders)
      .find(({ cell }) => cell === item.cell);
    said.push(
      t('tigris.square.leader', {
        leader: leaderName(seat, colorOf(item.leader), speaking),
        dynasty: dynastyOf(speaking.view.seats, seat),
        war: strength?.war_strength ?? 0,
        revolt: strength?.revolt_strength ?? 0,
      }),
    );
  }
  const building = asColor(item.building);
  if (building !== null) said.push(t('tigris.building.name', { color: building }));
  if (item.unification === true) said.push(t('tigris.square.unification'));
  return said;
}

/** "F3, temple with treasure, kingdom of Lenka's farmer and Akbar's king; legal". */
export function squareLabel(cell: string, speaking: Tigris, selection: Selection | null): string {
  const { table, options } = speaking.view;
  const item = table.squares.find((square) => square.cell === cell);
  const ground = mapOf(options['board']).river.includes(cell) ? 'river' : 'land';
  const contents = item === undefined ? [t('tigris.square.empty', { ground })] : contentsOf(item, speaking);
  const kingdom = kingdomOf(cell, speaking);
  const said = [cell, ...contents, ...(kingdom === null ? [] : [kingdom])].join(', ');
  return selection?.legal.has(`cell:${cell}`) ? `${said}; ${t('tigris.square.legal')}` : said;
}

/** How a target is called. */
export function labelOf(target: Target, speaking: Tigris): string {
  const [kind = '', id = ''] = target.split(':');
  switch (kind) {
    case 'cell':
      return squareLabel(id, speaking, null);
    case 'hand':
      return t('tigris.tray.tile', { color: id });
    case 'leader': {
      const leader = asLeader(id);
      if (leader === null) return id;
      const own = speaking.seat === null ? undefined : speaking.view.seats[speaking.seat];
      return t('tigris.tray.leader', { color: colorOf(leader), cell: own?.leaders[leader] ?? null });
    }
    case 'home':
      return t('tigris.tray.withdraw');
    case 'catastrophe':
      return t('tigris.tray.catastrophe');
    case 'swap':
      return t('tigris.tray.swap');
    case 'pass':
      return t('tigris.tray.pass');
    case 'no':
      return t('tigris.sheet.no');
    case 'commit': {
      const { decision } = speaking.view;
      const color = decision.kind === 'support' ? decision.pending.support : null;
      return t('tigris.sheet.add', { n: Number(id), color });
    }
    case 'war': {
      const leader = asLeader(id);
      return leader === null ? id : t('tigris.war.name', { color: colorOf(leader) });
    }
    case 'monument':
      return t('tigris.monument.name', { monument: id });
    default:
      return target;
  }
}
