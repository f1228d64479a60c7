// Where on the screen everything is that a step speaks of, that may be clicked and that must not be covered. Measured again
// whenever something may have moved, and for a while after it, because boards and sheets move slowly.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Target } from '../../board/table_model.ts';
import { type Box, around as boxAround, common } from './outline.ts';

export interface Numbered {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** What fills its box no better than the sector of a circle. */
export interface Shape {
  readonly d: string;
  /** To the screen. */
  readonly transform: string;
}

export interface Spot {
  readonly box: Box;
  /** Null: the box itself. */
  readonly shape: Shape | null;
}

export interface Seen {
  /** Board and tray: what is dimmed. */
  readonly grounds: readonly Box[];
  /** What is spoken of. */
  readonly spoken: readonly Spot[];
  /** What else the card keeps off. */
  readonly kept: readonly Box[];
  /** What may be clicked, or is chosen already. */
  readonly legal: readonly Spot[];
  /** The dock, the seats, the supply and the list of the steps. */
  readonly around: readonly Box[];
  /** What else there is to look at. */
  readonly pictures: readonly Box[];
  /** The clicks that are shown, in order. */
  readonly numbered: readonly Numbered[];
  /** The board, as far as it is in sight. */
  readonly board: Box | null;
  /** The screen below the header and, where the dock lies over the page, above it. */
  readonly room: Box;
}

interface Wanted {
  readonly spoken: readonly Target[];
  readonly kept: readonly Target[];
  readonly numbered: readonly Target[];
}

const NOTHING: Seen = {
  grounds: [],
  spoken: [],
  kept: [],
  legal: [],
  around: [],
  pictures: [],
  numbered: [],
  board: null,
  room: { left: 0, top: 0, right: 0, bottom: 0 },
};
/** Sheets rise for 320 ms. */
const SETTLING_MS = 600;
const MARGIN = 8;
/** Pieces, and what a sheet says. */
const PICTURES = '[data-board] use, [data-tray] :is(use, h3, p, li)';
/** In square pixels; what is larger is a ground on which they lie. */
const PICTURE_MOST = 25_600;
/** A number lies on a corner, so that the piece that is shown can be seen. */
const INSET = 5;

/** Whole pixels: what moves by less does not move. */
function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(right),
    bottom: Math.round(bottom),
  };
}

function isSeen({ left, top, right, bottom }: Box): boolean {
  return right - left > 1 && bottom - top > 1;
}

function boxesOf(root: ParentNode, selector: string): readonly Box[] {
  return [...root.querySelectorAll(selector)].map(boxOf).filter(isSeen);
}

function shapeOf(element: Element): Shape | null {
  const matrix = element instanceof SVGPathElement ? element.getScreenCTM() : null;
  if (matrix === null) return null;
  const numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].map((one) => one.toFixed(3));
  return { d: element.getAttribute('d') ?? '', transform: `matrix(${numbers.join(' ')})` };
}

function measured(root: HTMLElement, { spoken, kept, numbered }: Wanted): Seen {
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const header = root.querySelector('header');
  const foot = root.querySelector('.foot');
  const footBox = foot === null ? null : boxOf(foot);
  const headerBottom = header === null ? 0 : Math.max(0, boxOf(header).bottom);
  const frame = root.querySelector('[data-board]')?.parentElement ?? null;
  const tray = root.querySelector('[data-tray]');
  const whole = frame === null ? null : common(boxOf(frame), screen);
  // The dock may lie over the board, as on phones.
  const isUnder = whole !== null && footBox !== null && common(whole, footBox) !== null;
  const board = whole === null || !isUnder ? whole : common(whole, { ...screen, bottom: footBox.top });
  // A sheet may be larger than its place.
  const parts = tray === null ? [] : [tray, ...tray.children].map(boxOf).filter(isSeen);
  const trayWhole = boxAround(parts);
  const trayBox = trayWhole === null ? null : common(trayWhole, screen);

  function inSight(element: Element): readonly Box[] {
    const box = boxOf(element);
    const clip =
      element.closest('[data-board]') !== null ? board : tray?.contains(element) ? trayBox : screen;
    const seen = clip === null || !isSeen(box) ? null : common(box, clip);
    return seen === null ? [] : [seen];
  }
  /** Some targets say which of their parts the light falls on: what they consist of is larger than what they show. */
  function spots(element: Element): readonly Spot[] {
    const parts = element.querySelectorAll('[data-spot]');
    return (parts.length > 0 ? [...parts] : [element]).flatMap((part) =>
      inSight(part).map((box) => ({ box, shape: shapeOf(part) })),
    );
  }
  const marked = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-target]')];
  const of = (target: Target) => marked.filter((one) => one.dataset['target'] === target);
  const isPointed = (one: HTMLElement | SVGElement) =>
    one.dataset['legal'] === 'true' || one.dataset['picked'] !== undefined;

  const times = new Map<Target, number>();
  const numbers = numbered.flatMap((target, index): readonly Numbered[] => {
    const nth = times.get(target) ?? 0;
    times.set(target, nth + 1);
    const all = of(target).flatMap(inSight);
    const box = all[nth] ?? all[0];
    if (box === undefined) return [];
    return [{ number: index + 1, x: box.left + INSET, y: box.top + INSET }];
  });
  const isOver =
    footBox !== null && whole !== null && footBox.top > headerBottom && footBox.left < whole.right;
  return {
    grounds: [board, trayBox].filter((box) => box !== null),
    spoken: spoken.flatMap(of).flatMap(spots),
    kept: kept.flatMap(of).flatMap(inSight),
    legal: [...marked.filter(isPointed), ...root.querySelectorAll('[data-action=confirm]')].flatMap(spots),
    around: boxesOf(root, '.grown, .seats, .supply, .tellings'),
    pictures: [...root.querySelectorAll(PICTURES)]
      .flatMap(inSight)
      .filter(({ left, top, right, bottom }) => (right - left) * (bottom - top) < PICTURE_MOST),
    numbered: numbers,
    board,
    room: {
      left: MARGIN,
      top: headerBottom + MARGIN,
      right: innerWidth - MARGIN,
      bottom: (isOver ? Math.min(innerHeight, footBox.top) : innerHeight) - MARGIN,
    },
  };
}

export interface Spotlight {
  readonly seen: Seen;
  /** Something may have moved. */
  poke(): void;
  /** On what holds header, board and dock. */
  readonly attach: Attachment<HTMLElement>;
}

export function spotlight(wanted: () => Wanted): Spotlight {
  let seen = $state.raw<Seen>(NOTHING);
  let root: HTMLElement | null = null;
  let frame: number | null = null;
  let until = 0;

  function measure(): void {
    frame = null;
    if (root === null) return;
    const now = measured(root, wanted());
    if (JSON.stringify(now) !== JSON.stringify(seen)) seen = now;
    if (performance.now() < until) frame = requestAnimationFrame(measure);
  }

  function poke(): void {
    until = performance.now() + SETTLING_MS;
    frame ??= requestAnimationFrame(measure);
  }

  const attach: Attachment<HTMLElement> = (element) => {
    root = element;
    const changes = new MutationObserver(poke);
    changes.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-legal', 'data-picked', 'viewBox'],
    });
    const sizes = new ResizeObserver(poke);
    sizes.observe(element);
    for (const part of element.querySelectorAll('main, [data-board], .foot')) sizes.observe(part);
    const ends = [
      on(window, 'scroll', poke, { capture: true, passive: true }),
      on(window, 'resize', poke),
      on(element, 'wheel', poke, { passive: true }),
      on(element, 'pointermove', (event) => {
        // A board that is enlarged follows the finger.
        if (event.buttons !== 0) poke();
      }),
    ];
    poke();
    return () => {
      root = null;
      changes.disconnect();
      sizes.disconnect();
      for (const end of ends) end();
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    };
  };

  return {
    get seen() {
      return seen;
    },
    poke,
    attach,
  };
}
