// What somebody new is called until they say otherwise: a thing of rivers and gardens in their own language, and a number.
import { t } from '../texts/texts.svelte.ts';

/** How many things the texts know. */
const KINDS = 24;
const FIRST = 10;
const LAST = 99;

/** `chance`: two numbers from 0 up to, but not including, 1. */
export function guestNameOf([one, two]: readonly [number, number]): string {
  return t('app.guest', {
    kind: Math.floor(one * KINDS),
    n: FIRST + Math.floor(two * (LAST - FIRST + 1)),
  });
}

export function guestName(): string {
  return guestNameOf([Math.random(), Math.random()]);
}
