// How much room there is. Components ask this only where markup differs; where styles do, media queries are enough.

const narrow = matchMedia('(max-width: 699px)');
let screenIsNarrow = $state(narrow.matches);
narrow.addEventListener('change', () => {
  screenIsNarrow = narrow.matches;
});

/** A phone, or a page that was zoomed until it is as narrow as one. */
export function isNarrow(): boolean {
  return screenIsNarrow;
}

const wide = matchMedia('(min-width: 1200px)');
let screenIsWide = $state(wide.matches);
wide.addEventListener('change', () => {
  screenIsWide = wide.matches;
});

/** A desk, with room for a column beside the board. */
export function isWide(): boolean {
  return screenIsWide;
}
