// Where the messages are: texts/ in every room of web/src, and the English of the engine in src/texts/en.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { TextFile } from './catalogue.ts';
import { LANGUAGES } from './languages.ts';

export const web = resolve(import.meta.dirname, '../..');
const source = join(web, 'src');
const engine = resolve(web, '../src/texts/en');

/** Texts of a game are loaded with it, all others with the page. */
function bundleOf(path: string): string {
  return /^src\/games\/([^/]+)\/texts\//.exec(path)?.[1] ?? 'common';
}

function roomFiles(): readonly TextFile[] {
  return LANGUAGES.flatMap((language) =>
    globSync(`**/texts/${language}.json`, { cwd: source })
      .sort()
      .map((found) => {
        const path = relative(web, join(source, found));
        return { path, language, bundle: bundleOf(path), text: readFileSync(join(web, path), 'utf8') };
      }),
  );
}

/** The English of a game counts as soon as the game has texts here. */
function engineFiles(): readonly TextFile[] {
  return readdirSync(engine)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file): readonly TextFile[] => {
      const stem = basename(file, '.json');
      const isHouse = stem === 'hall' || stem === 'house';
      if (!isHouse && !existsSync(join(source, 'games', stem, 'texts'))) return [];
      const text = readFileSync(join(engine, file), 'utf8');
      return [{ path: `../src/texts/en/${file}`, language: 'en', bundle: isHouse ? 'common' : stem, text }];
    });
}

export function isOfEngine(path: string): boolean {
  return path.startsWith('../');
}

export function textFiles(): readonly TextFile[] {
  return [...engineFiles(), ...roomFiles()];
}
