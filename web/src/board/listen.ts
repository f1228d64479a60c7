// The page listens once for everything that wears the marks of target.ts, wherever a room has put it.
import type { Attachment } from 'svelte/attachments';
import type { GameId } from '../protocol/game.ts';
import { type Command, commandOf, type Direction, nextIn } from './keys.ts';
import { type HelpActions, listenForHelp } from './listen_help.ts';
import { snapped } from './snap.ts';
import type { Table } from './table.svelte.ts';
import { isWaiting } from './table_logic.ts';
import { type Marked, markedBy } from './target.ts';

export interface TableActions {
  rules(): void;
  log(): void;
  chat(): void;
  zoom(by: 'in' | 'out' | 'reset'): void;
  /** Without it there is no help here. */
  readonly help?: HelpActions;
}

/** What ends a turn, in any game. */
export const ENDS: readonly string[] = ['pass', 'end', 'done'];

type AnyTable = Pick<
  Table<GameId>,
  | 'pick'
  | 'unpick'
  | 'look'
  | 'back'
  | 'undo'
  | 'hint'
  | 'dismissHint'
  | 'skip'
  | 'confirm'
  | 'canUndo'
  | 'canAct'
  | 'isTelling'
  | 'selection'
  | 'looked'
  | 'example'
  | 'advice'
  | 'thinking'
>;

function all(root: ParentNode, selector: string): readonly Marked[] {
  return [...root.querySelectorAll<Marked>(selector)];
}

function boxed(elements: readonly Marked[]): readonly { readonly box: DOMRect; readonly of: Marked }[] {
  return elements.map((of) => ({ box: of.getBoundingClientRect(), of }));
}

/** Keys belong to whatever is written in, and to dialogs. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** What leaves the list of what can be done as it is, and what an example: everything else goes on playing. */
const BESIDE_LIST: readonly Command['kind'][] = ['back', 'help', 'what', 'walk', 'legal', 'zoom'];
const BESIDE_EXAMPLE: readonly Command['kind'][] = ['back', 'help'];

function press(table: AnyTable, element: Marked, by: 'click' | 'tap'): void {
  const { target = '', copy, picked } = element.dataset;
  // One of several copies that is picked is meant itself, not another one of its kind.
  if (copy !== undefined && picked !== undefined && table.selection.legal.has(target)) table.unpick(target);
  else table.pick(target, by);
}

/**
 * On the root of a table. What a finger chooses on the board, or of what wears `data-previews`, waits to be confirmed. The board is what lies in `[data-board]`, the hand in `[data-tray]`. `keys`: a table that is the
 * whole page hears them wherever they are pressed, one that is a part of it only when they are pressed on it.
 */
export function listen(
  table: AnyTable,
  actions: TableActions,
  keys: 'page' | 'part' = 'page',
): Attachment<HTMLElement> {
  return (root) => {
    const hearing: EventTarget = keys === 'page' ? window : root;
    function clicked(event: MouseEvent): void {
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      const board = event.target instanceof Element ? event.target.closest('[data-board]') : null;
      const hit = markedBy(event.target);
      if (board === null) {
        // With another way to lie, or another good, a move that waits to be confirmed goes on waiting.
        const isChange = isTouch && isWaiting(table.selection) && hit?.closest('[data-tray]') != null;
        const isPreviewed = isTouch && hit?.matches('[data-previews]') === true;
        if (hit !== null) press(table, hit, isChange || isPreviewed ? 'tap' : 'click');
        return;
      }
      const legal = isTouch && hit?.dataset['legal'] !== 'true' ? all(board, '[data-legal="true"]') : [];
      const meant = snapped({ x: event.clientX, y: event.clientY }, boxed(legal)) ?? hit;
      if (meant !== null) press(table, meant, isTouch ? 'tap' : 'click');
      else if (table.isTelling) table.skip();
    }
    function pointed(event: PointerEvent): void {
      if (event.pointerType !== 'touch') table.look(markedBy(event.target)?.dataset['target'] ?? null);
    }
    function left(event: PointerEvent): void {
      if (event.pointerType !== 'touch') table.look(null);
    }
    function focused(event: FocusEvent): void {
      const element = markedBy(event.target);
      if (element?.matches(':focus-visible')) table.look(element.dataset['target'] ?? null);
      const board = element?.closest('[data-board]');
      if (element && board) makeTabStop(board, element);
    }
    function unfocused(event: FocusEvent): void {
      if (markedBy(event.target) === null) return;
      // An element loses the focus also while the page takes it away, and then nothing may change at once.
      queueMicrotask(() => {
        if (markedBy(document.activeElement) === null) table.look(null);
      });
    }
    function walk(to: Direction): boolean {
      const from = markedBy(document.activeElement);
      const board = from?.closest('[data-board]');
      if (!from || !board) return false;
      const others = boxed(all(board, '[data-target]').filter((one) => one !== from));
      nextIn(to, from.getBoundingClientRect(), others)?.focus();
      return true;
    }
    function jump(step: 1 | -1): void {
      const legal = all(root, '[data-legal="true"]').filter((one) => one.checkVisibility());
      const now = markedBy(document.activeElement);
      const at = now === null ? -1 : legal.indexOf(now);
      const start = at < 0 && step < 0 ? 0 : at;
      legal[(start + step + legal.length) % Math.max(1, legal.length)]?.focus();
    }
    /** What is focused, or else pointed at. */
    function asked(): Marked | null {
      const focused = markedBy(document.activeElement);
      if (focused !== null || table.looked === null) return focused;
      return root.querySelector<Marked>(`[data-target="${CSS.escape(table.looked)}"]`);
    }
    function stepBack(): void {
      if (actions.help?.back()) return;
      if (table.isTelling) table.skip();
      else if (table.selection.picked.length > 0) table.back();
      else if (table.advice !== null || table.thinking !== null) table.dismissHint();
    }
    /** Whether the key is used up. */
    function obey(command: Command, event: KeyboardEvent): boolean {
      switch (command.kind) {
        case 'walk':
          return walk(command.to);
        case 'legal':
          jump(command.step);
          return true;
        case 'select': {
          const element = markedBy(event.target);
          // Buttons turn Enter into a click by themselves.
          if (element === null || element instanceof HTMLButtonElement) return false;
          press(table, element, 'click');
          return true;
        }
        case 'back':
          stepBack();
          return true;
        case 'help':
          actions.help?.toggle();
          return actions.help !== undefined;
        case 'what': {
          const element = asked();
          if (element !== null) actions.help?.what(element);
          return true;
        }
        case 'undo':
          if (table.canUndo) table.undo();
          return true;
        case 'hint':
          table.hint();
          return true;
        case 'end': {
          // What the button does: also with a tile in hand, where other clicks come next.
          const button = root.querySelector<HTMLElement>('[data-action="end"]');
          const end = button?.dataset['target'] ?? ENDS.find((target) => table.selection.legal.has(target));
          if (end !== undefined && table.canAct) table.pick(end);
          return true;
        }
        case 'hand': {
          const tray = root.querySelector('[data-tray]');
          const element = tray === null ? undefined : all(tray, '[data-target]')[command.index];
          if (element === undefined) return false;
          element.focus();
          press(table, element, 'click');
          return true;
        }
        case 'zoom':
          actions.zoom(command.by);
          return true;
        default:
          actions[command.kind]();
          return true;
      }
    }
    function typed(event: Event): void {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented || isElsewhere(event.target)) return;
      const command = commandOf(event);
      const beside = table.example === null ? BESIDE_LIST : BESIDE_EXAMPLE;
      if (command !== null && !beside.includes(command.kind)) actions.help?.close();
      if (command !== null && obey(command, event)) event.preventDefault();
    }
    const noHelp = actions.help === undefined ? () => {} : listenForHelp(root, table, actions.help);
    root.addEventListener('click', clicked);
    root.addEventListener('pointerover', pointed);
    root.addEventListener('pointerleave', left);
    root.addEventListener('focusin', focused);
    root.addEventListener('focusout', unfocused);
    hearing.addEventListener('keydown', typed);
    return () => {
      noHelp();
      root.removeEventListener('click', clicked);
      root.removeEventListener('pointerover', pointed);
      root.removeEventListener('pointerleave', left);
      root.removeEventListener('focusin', focused);
      root.removeEventListener('focusout', unfocused);
      hearing.removeEventListener('keydown', typed);
    };
  };
}

function makeTabStop(board: Element, element: Marked): void {
  for (const other of all(board, '[data-target][tabindex="0"]'))
    if (other !== element) other.setAttribute('tabindex', '-1');
  element.setAttribute('tabindex', '0');
}

/** On the element with `data-board`: exactly one of its targets can be reached with Tab, whatever is drawn anew. */
export const oneTabStop: Attachment<HTMLElement> = (board) => {
  const keep = () => {
    if (board.querySelector('[data-target][tabindex="0"]') !== null) return;
    const first =
      board.querySelector<Marked>('[data-legal="true"]') ?? board.querySelector<Marked>('[data-target]');
    if (first !== null) makeTabStop(board, first);
  };
  keep();
  const watch = new MutationObserver(keep);
  watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-legal'] });
  return () => watch.disconnect();
};
