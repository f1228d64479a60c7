// A frame whose board can be enlarged: pinch, Ctrl and wheel, drag while it is larger, double tap back.
import type { Attachment } from 'svelte/attachments';
import type { Point } from './snap.ts';
import { moved, pinched, UNZOOMED, ZOOM_STEP, type Zoom, zoomedAt } from './zoom.ts';

/** Pixels before a press becomes a drag. */
const DRAG = 8;
const DOUBLE_TAP_MS = 300;

export interface ZoomFrame {
  readonly zoom: Zoom;
  readonly isLarger: boolean;
  /** Around the middle of the frame. */
  by(how: 'in' | 'out' | 'reset'): void;
  /** On the frame; the board in it is moved with `transform`. */
  readonly attach: Attachment<HTMLElement>;
}

export function zoomFrame(): ZoomFrame {
  let zoom = $state.raw<Zoom>(UNZOOMED);
  let frame: HTMLElement | null = null;
  const size = () => ({ width: frame?.clientWidth ?? 1, height: frame?.clientHeight ?? 1 });

  const attach: Attachment<HTMLElement> = (element) => {
    frame = element;
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let isDragging = false;
    let lastTap = { at: 0, x: 0, y: 0 };

    /** In the frame's own pixels: the page may show it smaller. */
    const pointOf = (event: MouseEvent): Point => {
      const { left, top, width } = element.getBoundingClientRect();
      const own = width > 0 ? element.offsetWidth / width : 1;
      return { x: (event.clientX - left) * own, y: (event.clientY - top) * own };
    };
    const pair = (): readonly [Point, Point] | null => {
      const [one, two] = [...fingers.values()];
      return one === undefined || two === undefined ? null : [one, two];
    };

    function wheeled(event: WheelEvent): void {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom = zoomedAt(zoom, ZOOM_STEP ** (-event.deltaY / 100), pointOf(event), size());
    }
    function pressed(event: PointerEvent): void {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, pointOf(event));
      if (fingers.size === 1) {
        start = pointOf(event);
        isDragging = false;
      }
    }
    function wandered(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = pointOf(event);
      const two = pair();
      const far = start === null ? 0 : Math.hypot(now.x - start.x, now.y - start.y);
      if (two === null && (zoom.scale === 1 || (!isDragging && far < DRAG))) return;
      isDragging = true;
      fingers.set(event.pointerId, now);
      if (two === null) {
        zoom = moved(zoom, { x: now.x - before.x, y: now.y - before.y }, size());
        return;
      }
      const after = pair();
      if (after !== null) zoom = pinched(zoom, two, after, size());
    }
    function released(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }
    function clicked(event: MouseEvent): void {
      // The end of a drag is no click.
      if (isDragging) {
        event.stopPropagation();
        isDragging = false;
        return;
      }
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || zoom.scale === 1) return;
      const { x, y } = pointOf(event);
      const isSecond =
        event.timeStamp - lastTap.at < DOUBLE_TAP_MS && Math.hypot(x - lastTap.x, y - lastTap.y) < SAME_PLACE;
      lastTap = { at: event.timeStamp, x, y };
      if (isSecond) zoom = UNZOOMED;
    }
    element.addEventListener('wheel', wheeled, { passive: false });
    element.addEventListener('pointerdown', pressed);
    addEventListener('pointermove', wandered);
    addEventListener('pointerup', released);
    addEventListener('pointercancel', released);
    element.addEventListener('click', clicked, { capture: true });
    return () => {
      frame = null;
      removeEventListener('pointermove', wandered);
      removeEventListener('pointerup', released);
      removeEventListener('pointercancel', released);
    };
  };

  return {
    get zoom() {
      return zoom;
    },
    get isLarger() {
      return zoom.scale > 1;
    },
    by(how) {
      const { width, height } = size();
      const factor = how === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP;
      zoom =
        how === 'reset'
          ? UNZOOMED
          : zoomedAt(zoom, factor, { x: width / 2, y: height / 2 }, { width, height });
    },
    attach,
  };
}

/** Two taps within so many pixels are at the same place. */
const SAME_PLACE = 30;
