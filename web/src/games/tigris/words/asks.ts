// The one sentence that says who must do what.
import type { Counted } from '../../../board/room.ts';
import type { Target } from '../../../board/table_model.ts';
import type { Line } from '../../../texts/rich.ts';
import { line, listed, t } from '../../../texts/texts.svelte.ts';
import { takesOne } from '../asked.ts';
import { asColor, asLeader, colorOf, type TigrisEvent } from '../pieces.ts';
import { nameOf, square, type Tigris, youAre } from './names.ts';

/** Whoever decides; chance and nobody have no name. */
function decider({ view }: Tigris): number | null {
  return view.deciding[0] ?? view.active_seat;
}

/** The sentence after the name and the colon with which it begins; the page has said them already. */
function withoutName(whole: Line): Line {
  const name = whole.findIndex((part) => part.kind === 'strong');
  const after = whole[name + 1];
  if (name < 0 || after?.kind !== 'text') return whole;
  const rest = after.text.replace(/^\s*:\s*/, '');
  return [{ kind: 'text', text: rest }, ...whole.slice(name + 2)];
}

function picking(
  speaking: Tigris,
  seat: { readonly kind: 'strong'; readonly text: string },
  picked: readonly Target[],
): Line | null {
  const [first] = picked;
  if (first === undefined) return null;
  if (first === 'catastrophe') return line('tigris.pick.catastrophe', { seat });
  if (first === 'swap') return line('tigris.pick.swap', { seat, n: picked.length - 1 });
  const color = asColor(first.startsWith('hand:') ? first.slice(5) : null);
  if (color !== null) return line('tigris.pick.tile', { seat, color });
  const leader = asLeader(first.startsWith('leader:') ? first.slice(7) : null);
  if (leader === null) return null;
  const own = speaking.seat === null ? undefined : speaking.view.seats[speaking.seat];
  const placed = (own?.leaders[leader] ?? null) !== null;
  return line('tigris.pick.leader', { seat, color: colorOf(leader), placed });
}

/** To whoever decides. */
export function ask(speaking: Tigris, picked: readonly Target[]): Line {
  const who = decider(speaking);
  const seat = { kind: 'strong', text: who === null ? '' : nameOf(speaking, who) } as const;
  const { decision } = speaking.view;
  switch (decision.kind) {
    case 'action': {
      const { number, of } = decision.pending;
      if (picked[0] === 'pass') return line('tigris.action.pass', { n: of - number + 1 });
      const step = picking(speaking, seat, picked);
      // Which action it is stands beside the sentence.
      return step === null ? line('tigris.action.choose') : withoutName(step);
    }
    case 'war':
      return withoutName(line('tigris.ask.war', { seat }));
    case 'support': {
      // The sheet has the strengths.
      const { color, support } = decision.pending;
      return line('tigris.sheet.ask', { color, support });
    }
    case 'building': {
      const { cell, color, standing } = decision.pending;
      return withoutName(
        line('tigris.ask.building', {
          seat,
          color,
          cell: square(cell),
          standing,
        }),
      );
    }
    case 'monument': {
      const { cell, color } = decision.pending;
      return withoutName(line('tigris.ask.monument', { seat, color, cell: square(cell) }));
    }
    case 'treasure':
      return line(takesOne(decision.pending) ? 'tigris.treasure.take' : 'tigris.treasure.leave', {
        cells: listed(decision.pending.may_stay.map(square)),
      });
    case 'draw':
    case 'start':
    case 'over':
      return wait(speaking);
  }
}

/** What the button says that makes the foreseen move. */
export function confirm(events: readonly TigrisEvent[]): string | null {
  const swapped = events.find(({ event }) => event === 'swapped');
  if (swapped?.event === 'swapped') return t('tigris.confirm.swap', { n: swapped.amount });
  return events.some(({ event }) => event === 'passed') ? t('tigris.tray.pass') : null;
}

/** Wars of one tile are counted like actions of a turn. */
export function counted({ view }: Tigris, at: Counted): string | null {
  return view.decision.kind === 'action' ? null : t('tigris.war.counted', { n: at.number, of: at.of });
}

/** To everybody else. */
export function wait(speaking: Tigris): Line {
  const who = decider(speaking);
  const seat = { kind: 'strong', text: who === null ? '' : nameOf(speaking, who) } as const;
  const { decision } = speaking.view;
  switch (decision.kind) {
    case 'action':
      return line('tigris.wait.action', { seat, ...decision.pending });
    case 'war':
      return line('tigris.wait.war', { seat });
    case 'support': {
      const { role, support } = decision.pending;
      return line('tigris.wait.support', { seat, role, support });
    }
    case 'building': {
      const { color, standing } = decision.pending;
      return line('tigris.wait.building', { seat, color, standing });
    }
    case 'monument': {
      const { cell, color } = decision.pending;
      return line('tigris.wait.monument', { seat, color, cell: square(cell) });
    }
    case 'treasure':
      return takesOne(decision.pending)
        ? line('tigris.treasure.takes', { seat, cells: listed(decision.pending.may_stay.map(square)) })
        : line('tigris.wait.treasure', { seat, may_stay: listed(decision.pending.may_stay.map(square)) });
    case 'draw': {
      const { seat: drawer, left } = decision.pending;
      const you = youAre(speaking, drawer);
      return line('tigris.chance.draw', { seat: nameOf(speaking, drawer), you, left });
    }
    case 'start':
      return line('tigris.chance.start');
    case 'over':
      return line('tigris.refuse.over');
  }
}
