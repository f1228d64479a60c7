// What a page hears of whoever asks for help: a click with the other button or a finger that rests asks what something is,
// and any click ends an example.
import { type Marked, markedBy } from './target.ts';
import type { Table } from './whole_table.ts';

/** Help in place, on a page that has it. */
export interface HelpActions {
  /** Opens and closes the list of what can be done. */
  toggle(): void;
  /** Tells what this element is. */
  what(element: Marked): void;
  /** One step back; false: nothing of it is open. */
  back(): boolean;
  close(): void;
  /** The next click asks what something is. */
  readonly isAsking: boolean;
}

type Shown = Pick<Table<never>, 'example'>;

/** How long a finger rests on something that it asks about, and how far it may stray meanwhile, in CSS pixels. */
const REST_MS = 500;
const STRAY = 10;

function isOn(event: Event, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

export function listenForHelp(root: HTMLElement, table: Shown, help: HelpActions): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  /** The click that the browser makes of a finger that has rested is none. */
  let hasRested = false;

  function lifted(): void {
    clearTimeout(resting);
  }
  function touched(event: PointerEvent): void {
    lifted();
    hasRested = false;
    const element = markedBy(event.target);
    if (event.pointerType !== 'touch' || !event.isPrimary || element === null) return;
    from = { x: event.clientX, y: event.clientY };
    resting = setTimeout(() => {
      hasRested = true;
      help.what(element);
    }, REST_MS);
  }
  function strayed(event: PointerEvent): void {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) lifted();
  }
  function asked(event: MouseEvent): void {
    const element = markedBy(event.target);
    if (element === null) return;
    event.preventDefault();
    // A finger that rests asks by itself, sooner or later than its browser.
    if (!(event instanceof PointerEvent && event.pointerType === 'touch')) help.what(element);
  }
  /** Else the browser makes a mouse of it, which takes the focus away from what is told. */
  function ended(event: TouchEvent): void {
    if (hasRested) event.preventDefault();
  }
  /** Before anything else hears of the click. */
  function clicked(event: MouseEvent): void {
    const element = markedBy(event.target);
    const use = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (hasRested) {
      hasRested = false;
      use();
    } else if (help.isAsking && element !== null) {
      use();
      help.what(element);
    } else if (table.example !== null) {
      if (isOn(event, '[data-action=help-list]')) return;
      help.close();
      if (isOn(event, '[data-target], [data-board]')) use();
    } else if (element !== null) help.close();
  }
  root.addEventListener('pointerdown', touched);
  root.addEventListener('pointermove', strayed);
  root.addEventListener('pointerup', lifted);
  root.addEventListener('pointercancel', lifted);
  root.addEventListener('touchend', ended, { passive: false });
  root.addEventListener('contextmenu', asked);
  root.addEventListener('click', clicked, true);
  return () => {
    lifted();
    root.removeEventListener('pointerdown', touched);
    root.removeEventListener('pointermove', strayed);
    root.removeEventListener('pointerup', lifted);
    root.removeEventListener('pointercancel', lifted);
    root.removeEventListener('touchend', ended);
    root.removeEventListener('contextmenu', asked);
    root.removeEventListener('click', clicked, true);
  };
}
