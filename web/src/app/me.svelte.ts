// Who this browser is in the hall. Whoever learns or changes it says so here, and every page that shows the name follows.
import type { Result } from '../base/result.ts';
import { visit } from '../hall/visit.ts';
import type { HallError } from '../hall/wire.ts';
import type { Person } from '../protocol/generated/hall.ts';
import { guestName } from './guest_name.ts';

let known = $state.raw<Person | null>(null);

/** Null before the hall has answered. */
export function me(): Person | null {
  return known;
}

/** The socket does not say whether the person has registered: what was known of that stays true of the same person. */
export function iAm(person: Person): void {
  known = known?.id === person.id ? { ...known, ...person } : person;
}

/** Asks the hall, which makes a guest of a browser that it does not know. */
export async function askWhoIAm(): Promise<Result<Person, HallError>> {
  const answer = await visit(guestName);
  if (answer.ok) iAm(answer.value);
  return answer;
}
