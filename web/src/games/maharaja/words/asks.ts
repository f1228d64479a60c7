// The one sentence that says who must do what.
import type { Target } from '../../../board/table_model.ts';
import type { Line } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import { type Maharaja, nameOf, youAre } from './names.ts';

/** The sentence after the name and the colon with which it begins; the page has said them already. */
function withoutName(whole: Line): Line {
  const name = whole.findIndex((part) => part.kind === 'strong');
  const after = whole[name + 1];
  if (name < 0 || after?.kind !== 'text' || !/^\s*:/.test(after.text)) return whole;
  return [{ kind: 'text', text: after.text.replace(/^\s*:\s*/, '') }, ...whole.slice(name + 2)];
}

function strong(speaking: Maharaja, seat: number): { readonly kind: 'strong'; readonly text: string } {
  return { kind: 'strong', text: nameOf(speaking, seat) };
}

/** What the clicks of a turn ask for next; null: nothing has been clicked. */
function stepOf(picked: readonly Target[]): string | null {
  const [first] = picked;
  if (first === undefined) return null;
  const word = first.includes(':') ? first.slice(first.indexOf(':') + 1) : first;
  if (word === 'move') return picked.length === 1 ? 'move_from' : 'move_to';
  if (word === 'character' && picked.length > 1) return 'given';
  return word;
}

/** To whoever decides. */
export function ask(speaking: Maharaja, picked: readonly Target[]): Line {
  const { decision } = speaking.view;
  switch (decision.kind) {
    case 'choose': {
      const { seat, price } = decision.pending;
      return withoutName(line('maharaja.ask.choose', { seat: strong(speaking, seat), price }));
    }
    case 'bid': {
      const { seat, bid, leader, least } = decision.pending;
      return withoutName(
        line('maharaja.ask.bid', {
          seat: strong(speaking, seat),
          // Where nobody leads, no bid is told.
          bid: bid ?? least,
          least,
          leader: leader === null ? null : nameOf(speaking, leader),
        }),
      );
    }
    case 'place': {
      const { seat, lap, laps } = decision.pending;
      return withoutName(line('maharaja.ask.place', { seat: strong(speaking, seat), lap, laps }));
    }
    case 'disc':
      return line(picked.length < 2 ? 'maharaja.pick.disc' : 'maharaja.pick.disc_full');
    case 'turn': {
      const { open_parts, token_parts, builder, token, compensation } = decision.pending;
      const step = stepOf(picked);
      if (step === 'end' && open_parts > 0)
        return line('maharaja.warn.open_parts', { open_parts, compensation });
      if (step !== null && step !== 'end') return line('maharaja.pick.step', { step });
      return line('maharaja.pick.turn', { open: open_parts + token_parts, builder, token });
    }
    case 'victim': {
      const { seat, other, character } = decision.pending;
      return withoutName(
        line('maharaja.ask.victim', {
          seat: strong(speaking, seat),
          other: nameOf(speaking, other),
          character,
        }),
      );
    }
    case 'give': {
      const { seat, other } = decision.pending;
      return withoutName(
        line('maharaja.ask.give', { seat: strong(speaking, seat), other: nameOf(speaking, other) }),
      );
    }
    case 'governor':
    case 'over':
      return wait(speaking);
  }
}

/** To everybody else. */
export function wait(speaking: Maharaja): Line {
  const { decision } = speaking.view;
  switch (decision.kind) {
    case 'choose':
      return line('maharaja.wait.choose', { seat: strong(speaking, decision.pending.seat) });
    case 'bid':
      return line('maharaja.wait.bid', { seat: strong(speaking, decision.pending.seat) });
    case 'place': {
      const { seat, lap, laps } = decision.pending;
      return line('maharaja.wait.place', { seat: strong(speaking, seat), lap, laps });
    }
    case 'disc':
      return line('maharaja.wait.disc', { round: decision.pending.round });
    case 'turn':
      return line('maharaja.wait.turn', { seat: strong(speaking, decision.pending.seat) });
    case 'victim': {
      const { seat, other, character } = decision.pending;
      const you = youAre(speaking, seat, other);
      return line('maharaja.wait.victim', {
        seat: strong(speaking, seat),
        other: nameOf(speaking, other),
        you,
        character,
      });
    }
    case 'give': {
      const { seat, other } = decision.pending;
      const you = youAre(speaking, seat, other);
      return line('maharaja.wait.give', {
        seat: strong(speaking, seat),
        other: nameOf(speaking, other),
        you,
      });
    }
    case 'governor':
      return line('maharaja.chance.governor', { field: decision.pending.field });
    case 'over':
      return line('maharaja.refuse.over');
  }
}
