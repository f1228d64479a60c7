// Where the page speaks: which keys its sources name, and which of them stand on buttons.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { web } from './files.ts';

export interface Source {
  readonly path: string;
  readonly text: string;
}

export function pageSources(): readonly Source[] {
  return globSync('src/**/*.{ts,svelte}', { cwd: web })
    .filter((path) => !path.includes('/generated/') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }));
}

const KEY = String.raw`[a-z0-9_]+(?:\.[a-z0-9_]+)+`;

function escaped(text: string): string {
  return text.replaceAll('.', String.raw`\.`);
}

/** Tells for a key whether a source names it, as it is or as a template that it fits: `waiting.time.${kind}`. */
export function usageOf(sources: readonly Source[]): (key: string) => boolean {
  const named = new Set<string>();
  const templates = new Set<string>();
  for (const { text } of sources) {
    for (const [, key = ''] of text.matchAll(new RegExp(`['"\`](${KEY})['"\`]`, 'g'))) named.add(key);
    for (const [, template = ''] of text.matchAll(/`([a-z0-9_]+\.[a-z0-9_.]*\$\{[^`]*)`/g)) {
      templates.add(
        template
          .split(/\$\{[^}]*\}/)
          .map(escaped)
          .join('[a-z0-9_]+'),
      );
    }
  }
  const fits = [...templates].map((template) => new RegExp(`^${template}$`));
  return (key) => named.has(key) || fits.some((template) => template.test(key));
}

/** The keys of what is written on buttons; what only their attributes say has room enough. */
export function buttonKeys(sources: readonly Source[]): ReadonlySet<string> {
  const keys = new Set<string>();
  const shown = new RegExp(`(?<![=\\w])\\{[^{}]*\\bt\\('(${KEY})'`, 'g');
  for (const { text } of sources) {
    for (const [button] of text.matchAll(/<button\b(?:(?!<\/button>)[\s\S])*<\/button>/g)) {
      for (const [, key = ''] of button.matchAll(shown)) keys.add(key);
    }
  }
  return keys;
}

/** What stands between braces is code, however deep. */
function withoutCode(markup: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of markup) {
    if (letter === '{') depth += 1;
    if (depth === 0) rest += letter;
    if (letter === '}') depth -= 1;
  }
  return rest;
}

const SPOKEN = /\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g;

/** Words that a component shows or speaks without a key. */
export function literalWords({ path, text }: Source): readonly string[] {
  if (!path.endsWith('.svelte')) return [];
  const markup = withoutCode(text.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, ''));
  const attributes = [...markup.matchAll(SPOKEN)].map(([, words = '']) => words);
  const shown = markup.replace(/<[^>]*>/g, ' ');
  return [shown, ...attributes].flatMap((words) => words.match(/\p{L}{2,}/gu) ?? []);
}
