// Whether the words of a page have the room they need.
import type { Page } from 'playwright-core';

/** Runs in the page: words that stick out of it, or out of the button they stand on. */
function stickingOut(): readonly string[] {
  const SLACK = 1;
  const parents = (of: Element): readonly Element[] => {
    const above = of.parentElement;
    return above === null ? [] : [above, ...parents(above)];
  };
  const isHidden = (element: Element) =>
    [element, ...parents(element)].some((each) => {
      const style = getComputedStyle(each);
      return style.visibility === 'hidden' || style.display === 'none' || style.clipPath !== 'none';
    });
  /** What scrolls sideways may be wider; what ends in an ellipsis says so. */
  const mayBeCut = (element: Element) =>
    [element, ...parents(element)].some((each) => {
      const style = getComputedStyle(each);
      return ['auto', 'scroll'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
    });
  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth + SLACK) {
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (element === null || words === '' || element.closest('script, style, svg, option') !== null) continue;
    if (isHidden(element) || mayBeCut(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const button = element.closest('button, a, label');
    const room = button?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, 0);
    if (box.left < -SLACK || box.right > innerWidth + SLACK) found.push(`outside the page: ${words}`);
    else if (box.left < room.left - SLACK || box.right > room.right + SLACK)
      found.push(`outside its button: ${words}`);
  }
  return found;
}

export async function overflowIn(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(stickingOut);
}
