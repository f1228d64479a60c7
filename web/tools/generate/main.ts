// Makes src/protocol/generated of protocol/*.schema.json: node tools/generate/main.ts
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_PARTS, gamesModule, moduleOf } from './emit.ts';
import { type SchemaFile, unknownWords } from './schema.ts';

const web = join(dirname(fileURLToPath(import.meta.url)), '../..');
const from = join(web, '../protocol');
const to = join(web, 'src/protocol/generated');
const suffix = '.schema.json';

const files: SchemaFile[] = readdirSync(from)
  .filter((file) => file.endsWith(suffix))
  .sort()
  .map((file) => ({
    name: file.slice(0, -suffix.length),
    schema: JSON.parse(readFileSync(join(from, file), 'utf8')),
  }));

const unknown = files.flatMap(({ name, schema }) => unknownWords(schema, name));
if (unknown.length > 0) {
  console.error(`Words of JSON Schema that the generator does not know:\n${unknown.join('\n')}`);
  process.exit(1);
}

const games = files
  .filter(({ schema }) => GAME_PARTS.every((part) => schema.$defs?.[part] !== undefined))
  .map(({ name }) => name);

rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
for (const file of files) writeFileSync(join(to, `${file.name}.ts`), moduleOf(file, games));
writeFileSync(join(to, 'games.ts'), gamesModule(games, GAME_PARTS));
