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
