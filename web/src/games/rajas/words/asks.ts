// The one sentence that says who must do what.
import type { Target } from '../../../board/table_model.ts';
import type { Line } from '../../../texts/rich.ts';
import { line, t } from '../../../texts/texts.svelte.ts';
import { nameOf, type Rajas, sourceOf, spaceName, tileName, tokenName, who } from './names.ts';

/** Whoever decides; chance and nobody have no name. */
function decider({ view }: Rajas): number | null {
  return view.deciding[0] ?? view.active_seat;
}

function named(speaking: Rajas): { readonly kind: 'strong'; readonly text: string } {
  const seat = decider(speaking);
  return { kind: 'strong', text: seat === null ? '' : nameOf(speaking, seat) };
}

/** The sentence after the name and the colon with which it begins; the page has said them already. */
function withoutName(whole: Line): Line {
  const name = whole.findIndex((part) => part.kind === 'strong');
  const after = whole[name + 1];
  if (name < 0 || after?.kind !== 'text') return whole;
  return [{ kind: 'text', text: after.text.replace(/^\s*:\s*/, '') }, ...whole.slice(name + 2)];
}

/** To whoever decides: short, because it stands in the header; why it is decided stands in the log. */
export function ask(speaking: Rajas, picked: readonly Target[]): Line {
  const seat = named(speaking);
  const { decision, players } = speaking.view;
  switch (decision.kind) {
    case 'place':
      return line('rajas.pick.place', { n: decision.pending.workers });
    case 'die':
      return line('rajas.pick.die', { space: spaceName(decision.pending.space, players) });
    case 'tile':
      return withoutName(line('rajas.ask.tile', { seat, laying: decision.pending.laying }));
    case 'lay': {
      if (picked.length > 0) return line('rajas.pick.turn');
      const { laying, tile } = decision.pending;
      return withoutName(line('rajas.ask.lay', { seat, laying, tile: tileName(tile) }));
    }
    case 'pay': {
      const { price, color } = decision.pending;
      return withoutName(line('rajas.ask.pay', { seat, price, color }));
    }
    case 'order': {
      const { of, fame, money, fame_bonus, money_bonus } = decision.pending;
      return withoutName(
        line('rajas.ask.order', {
          seat,
          of,
          fame: fame ?? 0,
          money: money ?? 0,
          fame_bonus: fame_bonus ?? 0,
          money_bonus: money_bonus ?? 0,
        }),
      );
    }
    case 'yield':
      return line('rajas.pick.yield');
    case 'room':
      return line('rajas.pick.room', { most: decision.pending.most });
    case 'dice': {
      const { any, fewer, most, reason, source } = decision.pending;
      return withoutName(
        line('rajas.ask.dice', { seat, any, fewer, most, reason, source: sourceOf(reason, source, players) }),
      );
    }
    case 'reroll':
      return withoutName(line('rajas.ask.reroll', { seat }));
    case 'upgrade':
      return line('rajas.pick.upgrade', { late: decision.pending.late });
    case 'sail':
      return line('rajas.pick.sail', { stays: decision.pending.least === 0 });
    case 'chamber':
      return line('rajas.pick.chamber');
    case 'sell': {
      const [first] = picked;
      if (first?.startsWith('good:') === true) return line('rajas.pick.stalls');
      const { good, most } = decision.pending;
      return line('rajas.pick.sell', { good: good ?? 'null', most });
    }
    case 'token': {
      const [first] = picked;
      if (first?.startsWith('token:') === true)
        return line('rajas.pick.slot', { effects: tokenName(first.slice(6)) });
      if (decision.pending.reason !== 'deal') return line('rajas.pick.token');
      // What it brings is said as soon as it is taken up.
      return withoutName(line('rajas.ask.token', { seat, reason: 'deal', token: '', source: '' }));
    }
    case 'draw':
    case 'reveal':
    case 'river':
    case 'roll':
    case 'start':
    case 'over':
      return wait(speaking);
  }
}

/** To everybody else. */
export function wait(speaking: Rajas): Line {
  const seat = named(speaking);
  const { decision } = speaking.view;
  switch (decision.kind) {
    case 'place':
      return line('rajas.wait.place', { seat });
    case 'die':
      return line('rajas.wait.die', { seat });
    case 'tile':
      return line('rajas.wait.tile', { seat });
    case 'lay':
      return line('rajas.wait.lay', { seat });
    case 'pay':
      return line('rajas.wait.pay', { seat });
    case 'order':
      return line('rajas.wait.order', { seat });
    case 'yield':
      return line('rajas.wait.yield', { seat });
    case 'room':
      return line('rajas.wait.room', { seat });
    case 'dice':
      return line('rajas.wait.dice', { seat });
    case 'reroll':
      return line('rajas.wait.reroll', { seat });
    case 'upgrade':
      return line('rajas.wait.upgrade', { seat });
    case 'sail':
      return line('rajas.wait.sail', { seat });
    case 'chamber':
      return line('rajas.wait.chamber', { seat });
    case 'sell':
      return line('rajas.wait.sell', { seat });
    case 'token':
      return line('rajas.wait.token', { seat });
    case 'draw':
      return line('rajas.chance.draw', {
        ...who(speaking, decision.pending.seat),
        color: decision.pending.color,
      });
    case 'reveal': {
      const [color = '', animal = ''] = decision.pending.stack.split('-');
      return line('rajas.chance.reveal', { stack: t('rajas.stack', { color, animal }) });
    }
    case 'river':
      return line('rajas.chance.river', { river_space: decision.pending.river_space });
    case 'roll':
      return line('rajas.chance.roll', who(speaking, decision.pending.seat));
    case 'start':
      return line('rajas.chance.start');
    case 'over':
      return line('rajas.refuse.over');
  }
}
