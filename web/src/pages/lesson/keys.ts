// Enter goes on with a lesson, where it does nothing else.

const ITS_OWN = 'button, a, input, select, textarea, dialog, [data-target]';

export function isFreeEnter({
  key,
  target,
  defaultPrevented,
  altKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent): boolean {
  if (key !== 'Enter' || defaultPrevented || altKey || ctrlKey || metaKey) return false;
  return !(target instanceof Element) || target.closest(ITS_OWN) === null;
}
