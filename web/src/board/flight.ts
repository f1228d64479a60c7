// A picture that flies over the page, from one element to another: the board may be clipped, the page is not.

/** Starts the flight; the answer ends it early. Without a goal it rises and fades where it is. */
export function fly(picture: string, from: DOMRect, to: DOMRect | null, ms: number): () => void {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `#${picture}`);
  svg.setAttribute('viewBox', '0 0 64 64');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(use);
  const size = Math.min(from.width * 0.55, 34);
  const left = from.x + (from.width - size) / 2;
  const top = from.y + (from.height - size) / 2;
  Object.assign(svg.style, {
    position: 'fixed',
    zIndex: '60',
    pointerEvents: 'none',
    left: `${left}px`,
    top: `${top}px`,
    width: `${size}px`,
    height: `${size}px`,
  });
  document.body.append(svg);
  const dx = to === null ? 0 : to.x + to.width / 2 - left - size / 2;
  const dy = to === null ? -from.height : to.y + to.height / 2 - top - size / 2;
  const flight = svg.animate(
    [
      { transform: 'translate(0, 0) scale(0.6)', opacity: 0 },
      { transform: `translate(0, ${-size * 0.5}px) scale(1.15)`, opacity: 1, offset: 0.25 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.7)`, opacity: to === null ? 0 : 1 },
    ],
    { duration: ms, easing: 'cubic-bezier(.4, 0, .3, 1)' },
  );
  const end = () => svg.remove();
  flight.addEventListener('finish', end);
  return () => {
    flight.cancel();
    end();
  };
}
