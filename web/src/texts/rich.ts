// Sentences with parts that are more than text: squares to point at, pictures of points.

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  /** A place on the board; pointing at it lights the targets. */
  | { readonly kind: 'link'; readonly text: string; readonly targets: readonly string[] }
  /** A picture with the word it stands for. */
  | { readonly kind: 'icon'; readonly name: string; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string };

export type Line = readonly Part[];

export function plain(line: Line): string {
  return line.map((part) => part.text).join('');
}

/** Where it stands inside of something that is clicked itself. */
export function withoutLinks(line: Line): Line {
  return line.map((part) => (part.kind === 'link' ? { kind: 'text', text: part.text } : part));
}

/** Lines with commas in between. */
export function joined(lines: readonly Line[]): Line {
  return lines.flatMap((one, at): Line => (at === 0 ? one : [{ kind: 'text', text: ', ' }, ...one]));
}
