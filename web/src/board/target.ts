// How a room marks what can be clicked. The table page listens once, on its root, for every element that wears these
// attributes: click, tap (with its snapping and its first tap that only previews), hover, focus and keys. Rooms add no
// handlers of their own to targets.
import type { GameId } from '../protocol/game.ts';
import type { TableModel, Target } from './table_model.ts';

export interface TargetMarks {
  readonly 'data-target': Target;
  readonly 'data-legal': 'true' | 'false';
  /** How often it is among the clicks so far; left out if it is not. */
  readonly 'data-picked': string | undefined;
  /** A hint leads over it; left out if none does. */
  readonly 'data-advised': '' | undefined;
  /** Which of several elements with the same target; left out if there is one. */
  readonly 'data-copy': string | undefined;
  readonly 'aria-label': string;
  readonly 'aria-disabled': 'true' | undefined;
}

export interface TargetOptions {
  /** The role on a board; `gridcell` inside of rows of a `grid`. */
  readonly role?: 'button' | 'gridcell';
  /**
   * For a hand with several tiles of one kind: the first is 0. Each copy shows as picked by itself, and a second click
   * on it takes it back.
   */
  readonly copy?: number;
}

type Shown = Pick<TableModel<GameId>, 'selection' | 'advice'>;

function timesIn(targets: readonly Target[], target: Target): number {
  return targets.filter((one) => one === target).length;
}

/** For a `<button>` outside of the board: in the tray, in a sheet. It keeps its own tab stop. */
export function buttonProps(
  table: Shown,
  target: Target,
  label: string,
  options: TargetOptions = {},
): TargetMarks {
  const isLegal = table.selection.legal.has(target);
  const times = timesIn(table.selection.picked, target);
  const isPicked = times > (options.copy ?? 0);
  const isAdvised = timesIn(table.advice?.targets ?? [], target) > (options.copy ?? 0);
  return {
    'data-target': target,
    'data-legal': isLegal ? 'true' : 'false',
    'data-picked': isPicked ? String(options.copy === undefined ? times : 1) : undefined,
    'data-advised': isAdvised ? '' : undefined,
    'data-copy': options.copy === undefined ? undefined : String(options.copy),
    'aria-label': label,
    'aria-disabled': isLegal || isPicked ? undefined : 'true',
  };
}

/** For any element on the board, SVG too. The board as a whole is one tab stop; arrows walk between its targets. */
export function targetProps(
  table: Shown,
  target: Target,
  label: string,
  options: TargetOptions = {},
): TargetMarks & { readonly role: 'button' | 'gridcell'; readonly tabindex: -1 } {
  return { ...buttonProps(table, target, label, options), role: options.role ?? 'button', tabindex: -1 };
}

/** An element that wears these marks. */
export type Marked = HTMLElement | SVGElement;

/** The one that an event is about; null: none. */
export function markedBy(target: EventTarget | null): Marked | null {
  const found = target instanceof Element ? target.closest('[data-target]') : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
}
