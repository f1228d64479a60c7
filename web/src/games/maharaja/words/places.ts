// Places in sentences: a village is called by its number, and what is told can be pointed at on the map.
import type { Line, Part } from '../../../texts/rich.ts';
import { t } from '../../../texts/texts.svelte.ts';
import { isCity } from '../layout.ts';

/** Of a city its name, of a village its number: "7" for `v07`. */
export function placeWord(id: string): string {
  return isCity(id) ? t('maharaja.city', { id }) : String(Number(id.slice(1)));
}

/** "village 7" */
export function placeName(id: string): string {
  return t('maharaja.place', { id: isCity(id) ? id : placeWord(id) });
}

interface Link {
  /** As the sentence has it. */
  readonly word: string;
  readonly text: string;
  readonly target: string;
}

function split(part: Part, { word, text, target }: Link): Line | null {
  if (part.kind !== 'text') return null;
  const at = part.text.indexOf(word);
  if (at < 0) return null;
  return [
    { kind: 'text', text: part.text.slice(0, at) },
    { kind: 'link', text, targets: [target] },
    { kind: 'text', text: part.text.slice(at + word.length) },
  ];
}

function withLink(line: Line, link: Link): Line {
  for (const [at, part] of line.entries()) {
    const parts = split(part, link);
    if (parts !== null) return [...line.slice(0, at), ...parts, ...line.slice(at + 1)];
  }
  return line;
}

/** The places of a sentence as links. The start is no target of its own that lights. */
export function linked(line: Line, places: readonly string[]): Line {
  return places
    .filter((id) => id !== 'start')
    .map((id) => ({ word: isCity(id) ? placeWord(id) : id, text: placeWord(id), target: `place:${id}` }))
    .reduce(withLink, line);
}

/** The governor of a city as a link to the track. */
export function linkedGovernor(line: Line, city: string): Line {
  const name = placeWord(city);
  return withLink(line, { word: name, text: name, target: `governor:${city}` });
}
