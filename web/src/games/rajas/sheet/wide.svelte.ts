// Whether the sheet for building lies over the whole table. Without a page, as in tests that only draw, it does not.
const wide = globalThis.matchMedia?.('(min-width: 1200px)');
let isWide = $state(wide?.matches === true);
wide?.addEventListener('change', () => {
  isWide = wide.matches;
});

export function hasWideSheet(): boolean {
  return isWide;
}

let sheets = $state(0);

/** While a sheet is there; the board of an example of the rules has none. Returns what takes it away. */
export function laySheet(): () => void {
  sheets += 1;
  return () => {
    sheets -= 1;
  };
}

export function isCoveredBySheet(): boolean {
  return isWide && sheets > 0;
}
