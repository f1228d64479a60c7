// The ledger of a game's rules (docs/rules/<game>.md) as data: chapters of sentences, each with its id.

export interface Rule {
  /** TE-4.4 */
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  /** TE-4 */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

const CHAPTER = /^## ([A-Z]{2}-\d+) (.+)$/;
const RULE = /^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.+)$/;
/** What a sentence rests on, for engineers: a mark before it, sources behind it. */
const MARK = /\*[A-Z][a-z ]+:\* /g;
const SOURCES = / \[[^\]]*\]$/;

function ruleOf(id: string, told: string): Rule {
  return { id, text: told.replace(SOURCES, '').replaceAll(MARK, '').replaceAll(/[*`]/g, '') };
}

export function chaptersOf(ledger: string): readonly Chapter[] {
  const chapters: { id: string; title: string; rules: Rule[] }[] = [];
  for (const line of ledger.split('\n')) {
    const [, chapter, title] = CHAPTER.exec(line) ?? [];
    if (chapter !== undefined && title !== undefined) chapters.push({ id: chapter, title, rules: [] });
    const [, id, text] = RULE.exec(line) ?? [];
    if (id !== undefined && text !== undefined) chapters.at(-1)?.rules.push(ruleOf(id, text));
  }
  return chapters;
}

/** The chapters with what has all of these words, in the sentence or its id; empty ones are left out. */
export function found(chapters: readonly Chapter[], words: string): readonly Chapter[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id, text }) => {
        const all = `${id} ${text}`.toLowerCase();
        return wanted.every((word) => all.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
