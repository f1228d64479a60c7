// Makes src/texts/generated of the messages of all rooms: node tools/texts/main.ts
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf } from './catalogue.ts';
import { bundlesOf, keysModule, loadersModule, messagesModule } from './emit.ts';
import { textFiles, web } from './files.ts';
import { LANGUAGES } from './languages.ts';

const to = join(web, 'src/texts/generated');
const { catalogue, faults } = catalogueOf(textFiles());
const bundles = bundlesOf(catalogue);

const modules = new Map([
  ['keys.ts', keysModule(catalogue)],
  ['loaders.ts', loadersModule(bundles)],
  ...bundles.flatMap((bundle) =>
    LANGUAGES.map((language): [string, string] => [
      `${bundle}.${language}.ts`,
      messagesModule(catalogue, bundle, language),
    ]),
  ),
]);

// Only what is different is written: whoever watches these files has nothing to do for the others.
mkdirSync(to, { recursive: true });
for (const file of readdirSync(to)) if (!modules.has(file)) rmSync(join(to, file));
for (const [file, text] of modules) {
  const path = join(to, file);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

if (faults.length > 0) {
  console.error(`Texts that cannot be used:\n${faults.join('\n')}`);
  process.exit(1);
}
