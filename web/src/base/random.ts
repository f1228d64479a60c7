/** Letters that nobody can guess. `crypto.randomUUID` is missing where a page comes over plain HTTP from another machine. */
export function randomLetters(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
