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
