// The modules of src/texts/generated: the messages of each bundle and language, their types, and how they are loaded.
import { argumentsIn, type Catalogue } from './catalogue.ts';
import { compile } from './compile.ts';
import { LANGUAGES, type Language } from './languages.ts';

const HEAD = '// Made by tools/texts. Do not edit.\n';

export function bundlesOf(catalogue: Catalogue): readonly string[] {
  return [...new Set(['common', ...[...catalogue.en.values()].map(({ bundle }) => bundle)])].sort();
}

/** Complete in every language: what is not translated yet is English. */
export function messagesModule(catalogue: Catalogue, bundle: string, language: Language): string {
  const lines = [...catalogue.en]
    .filter(([, entry]) => entry.bundle === bundle)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, english]) => {
      const own = catalogue[language].get(key);
      const message = compile((own ?? english).nodes, own === undefined ? 'en' : language);
      return `  ${JSON.stringify(key)}: ${JSON.stringify(message)},\n`;
    });
  return `${HEAD}import type { Messages } from '../message.ts';\n\nexport const messages: Messages = {\n${lines.join('')}};\n`;
}

/** All keys with their arguments. */
export function keysModule(catalogue: Catalogue): string {
  const lines = [...catalogue.en.keys()].sort().map((key) => {
    const named = [...argumentsIn(catalogue, key)].map(([name, kind]) => `${name}: '${kind}'`);
    return `  '${key}': ${named.length === 0 ? '{}' : `{ ${named.join('; ')} }`};\n`;
  });
  return `${HEAD}/** What each argument is used for: counted, chosen by, or only shown. */\nexport type Arguments = {\n${lines.join('')}};\n`;
}

/** English common texts are part of the page; everything else is a chunk of its own. */
export function loadersModule(bundles: readonly string[]): string {
  const loaders = bundles.map((bundle) => {
    const each = LANGUAGES.map((language) =>
      bundle === 'common' && language === 'en'
        ? '    en: () => Promise.resolve(english),\n'
        : `    ${language}: () => import('./${bundle}.${language}.ts').then((m) => m.messages),\n`,
    );
    return `  ${bundle}: {\n${each.join('')}  },\n`;
  });
  return `${HEAD}import type { Messages } from '../message.ts';
import { messages as english } from './common.en.ts';

type Load = () => Promise<Messages>;

export { english };

export const loaders = {
${loaders.join('')}} satisfies Record<string, Record<${LANGUAGES.map((one) => `'${one}'`).join(' | ')}, Load>>;
`;
}
