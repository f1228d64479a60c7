// Keys of the review, as they are told in the README of web/.
import { eventOfKey, type TransportEvent } from '../replay/transport.ts';

export type Wish =
  | { readonly kind: 'walk'; readonly event: TransportEvent }
  | { readonly kind: 'candidate'; readonly by: 1 | -1 }
  | { readonly kind: 'line' }
  | { readonly kind: 'mark'; readonly direction: 'next' | 'prev' };

/** Null: not for us. Turns are what is gone through here, single moves with Shift. */
export function wishOf(key: string, shift: boolean): Wish | null {
  switch (key) {
    case 'ArrowUp':
      return { kind: 'candidate', by: -1 };
    case 'ArrowDown':
      return { kind: 'candidate', by: 1 };
    case 'Enter':
      return { kind: 'line' };
    case 'm':
    case 'M':
      return { kind: 'mark', direction: shift ? 'prev' : 'next' };
    default: {
      const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
      const event = eventOfKey(key, isArrow ? !shift : shift);
      return event === null ? null : { kind: 'walk', event };
    }
  }
}
