// Phones and low screens do not show a whole table: what a step speaks of, and what is to be clicked, is scrolled into sight.
import type { Target } from '../../board/table_model.ts';
import { around, type Box } from './outline.ts';

/** Sheets rise for 320 ms. */
export const SETTLING_MS = 350;
/** Between what is looked at and the edge of what can be seen. */
const MARGIN = 8;

export interface View {
  readonly top: number;
  readonly bottom: number;
}

/** How far to scroll until all can be seen; where that is too tall, until what matters most can, or at least begins. */
export function wayIntoSight(most: readonly Box[], also: readonly Box[], view: View): number {
  const room = view.bottom - view.top;
  const all = around([...most, ...also]);
  const goal = all !== null && all.bottom - all.top <= room ? all : around(most.length > 0 ? most : also);
  if (goal === null || (goal.top >= view.top && goal.bottom <= view.bottom)) return 0;
  return goal.top - view.top - Math.max(0, (room - (goal.bottom - goal.top)) / 2);
}

function boxesOf(elements: Iterable<Element>, dock: Element | null): readonly Box[] {
  return [...elements]
    .filter((one) => dock === null || !dock.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
}

/** `bottom`: what lies below it is covered. */
export function bringIntoSight(
  root: HTMLElement,
  spoken: readonly Target[],
  bottom: number,
  behavior: ScrollBehavior,
): void {
  const main = root.querySelector('main');
  const own = main !== null && getComputedStyle(main).overflowY === 'auto' ? main : null;
  const top = Math.max(0, own?.getBoundingClientRect().top ?? 0) + MARGIN;
  const foot = root.querySelector('.foot');
  // What is always in sight.
  const dock = foot !== null && getComputedStyle(foot).position === 'sticky' ? foot : null;
  const told = spoken.flatMap((target) => [
    ...root.querySelectorAll(`[data-target="${CSS.escape(target)}"]`),
  ]);
  const legal = root.querySelectorAll('[data-legal=true]');
  const by = wayIntoSight(boxesOf(legal, dock), boxesOf(told, dock), { top, bottom });
  if (by !== 0) (own ?? document.scrollingElement)?.scrollBy({ top: by, behavior });
}
