// Turns one schema file into one TypeScript module: a type and a guard for each definition. Objects without a name get
// one from where they stand (`TableKingdomsItem`), so that a program can speak of every part.
import type { Schema, SchemaFile } from './schema.ts';

/** How a schema is written in the module: as a type and as a guard. */
interface Written {
  readonly type: string;
  readonly guard: string;
}

interface Module {
  readonly file: SchemaFile;
  readonly declarations: string[];
  readonly imports: Set<string>;
  /** Definitions by key: `begun` while their own parts are being written. */
  readonly progress: Map<string, 'begun' | 'done'>;
}

export function camel(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

export function moduleOf(file: SchemaFile, games: readonly string[]): string {
  const module: Module = { file, declarations: [], imports: new Set(), progress: new Map() };
  for (const key of Object.keys(file.schema.$defs ?? {})) definition(module, key);
  if (hasRoot(file.schema)) declare(module, camel(file.name), file.schema);
  const tail = [...exchanges(module), ...(games.includes(file.name) ? contract(module) : [])];
  const imports = [...module.imports].sort().map((name) => `import * as ${name} from './${name}.ts';`);
  return [
    `// Made of protocol/${file.name}.schema.json by web/tools/generate.`,
    "import * as is from '../guards.ts';",
    ...imports,
    ...(games.includes(file.name) ? ["import type { Contract } from './games.ts';"] : []),
    '',
    ...module.declarations,
    ...tail,
    '',
  ].join('\n');
}

/** The module that knows all games, and loads what it knows of one only when asked. */
export function gamesModule(games: readonly string[], parts: readonly string[]): string {
  const types = games.map((game) => {
    const fields = parts.map((part) => `readonly ${part}: ${game}.${camel(part)}`).join('; ');
    return `  readonly ${game}: { ${fields} };`;
  });
  return [
    '// Made of the schemas of the games in protocol/ by web/tools/generate.',
    "import type { Guard } from '../guards.ts';",
    ...games.map((game) => `import type * as ${game} from './${game}.ts';`),
    '',
    '/** What each game fills in. */',
    'export interface Games {',
    ...types,
    '}',
    'export type GameId = keyof Games;',
    `export const GAMES: readonly GameId[] = ${JSON.stringify(games)};`,
    '/** The guards of one game. */',
    'export type Contract<G extends GameId> = { readonly game: G } & {',
    '  readonly [P in keyof Games[G]]: Guard<Games[G][P]>;',
    '};',
    'export const contracts: { readonly [G in GameId]: () => Promise<Contract<G>> } = {',
    ...games.map((game) => `  ${game}: async () => (await import('./${game}.ts')).contract,`),
    '};',
    '',
  ].join('\n');
}

function hasRoot(schema: Schema): boolean {
  return schema.type !== undefined || schema.oneOf !== undefined;
}

function nameOf(module: Module, key: string): string {
  return module.file.schema.$defs?.[key]?.title ?? camel(key);
}

function definition(module: Module, key: string): void {
  const schema = module.file.schema.$defs?.[key];
  if (schema === undefined) throw new Error(`${module.file.name}: there is no ${key}`);
  if (module.progress.has(key)) return;
  module.progress.set(key, 'begun');
  declare(module, nameOf(module, key), schema);
  module.progress.set(key, 'done');
}

function comment(schema: Schema): string[] {
  return schema.description === undefined ? [] : [`/** ${schema.description} */`];
}

/** Writes a type and its guard with this name. */
function declare(module: Module, name: string, schema: Schema): void {
  if (isObject(schema) && schema.properties !== undefined) {
    declareObject(module, name, schema);
    return;
  }
  const written = write(module, name, schema);
  // An interface may speak of itself where an alias may not.
  const type = written.type.startsWith('{')
    ? `export interface ${name} ${written.type}`
    : `export type ${name} = ${written.type};`;
  module.declarations.push(
    ...comment(schema),
    type,
    `export const is${name}: is.Guard<${name}> = ${written.guard};`,
  );
}

function isObject(schema: Schema): boolean {
  return schema.type === 'object';
}

function declareObject(module: Module, name: string, schema: Schema): void {
  const required = new Set(schema.required ?? []);
  const lines: string[] = [];
  const must: string[] = [];
  const may: string[] = [];
  for (const [field, part] of Object.entries(schema.properties ?? {})) {
    const written = write(module, name + camel(field), part);
    if (part.description !== undefined) lines.push(`  /** ${part.description} */`);
    lines.push(`  readonly ${field}${required.has(field) ? '' : '?'}: ${written.type};`);
    (required.has(field) ? must : may).push(`${field}: ${written.guard}`);
  }
  module.declarations.push(
    ...comment(schema),
    `export interface ${name} {`,
    ...lines,
    '}',
    `export const is${name}: is.Guard<${name}> = is.fields<${name}>({ ${must.join(', ')} }, { ${may.join(', ')} });`,
  );
}

function write(module: Module, name: string, schema: Schema): Written {
  if (schema.$ref !== undefined) return reference(module, schema.$ref);
  if (schema.oneOf !== undefined) return union(module, name, schema.oneOf);
  if (schema.const !== undefined) return words([schema.const]);
  if (schema.enum !== undefined) return words(schema.enum);
  if (Array.isArray(schema.type)) {
    return anyOf(schema.type.map((type: string) => write(module, name, { ...schema, type })));
  }
  switch (schema.type) {
    case 'null':
      return { type: 'null', guard: 'is.nothing' };
    case 'boolean':
      return { type: 'boolean', guard: 'is.truth' };
    case 'number':
      return { type: 'number', guard: 'is.quantity' };
    case 'integer': {
      const least = schema.minimum ?? Number.MIN_SAFE_INTEGER;
      const most = schema.maximum ?? Number.MAX_SAFE_INTEGER;
      return { type: 'number', guard: `is.integer(${least}, ${most})` };
    }
    case 'string':
      return textOf(schema);
    case 'array': {
      const item: Written =
        schema.items === undefined
          ? { type: 'unknown', guard: 'is.anything' }
          : write(module, `${name}Item`, schema.items);
      const bounds =
        schema.maxItems === undefined ? [schema.minItems ?? 0] : [schema.minItems ?? 0, schema.maxItems];
      return { type: `readonly (${item.type})[]`, guard: `is.listOf(${item.guard}, ${bounds.join(', ')})` };
    }
    case 'object':
      return objectOf(module, name, schema);
    default:
      throw new Error(`${module.file.name}: ${name} has no type that the generator knows`);
  }
}

function textOf(schema: Schema): Written {
  const most = schema.maxLength ?? 'Number.POSITIVE_INFINITY';
  const pattern = schema.pattern === undefined ? '' : `, new RegExp(${JSON.stringify(schema.pattern)}, 'u')`;
  return { type: 'string', guard: `is.text(${schema.minLength ?? 0}, ${most}${pattern})` };
}

function objectOf(module: Module, name: string, schema: Schema): Written {
  if (schema.properties !== undefined) {
    declareObject(module, name, schema);
    return { type: name, guard: `is${name}` };
  }
  const item: Written =
    typeof schema.additionalProperties === 'object'
      ? write(module, `${name}Item`, schema.additionalProperties)
      : { type: 'unknown', guard: 'is.anything' };
  return { type: `{ readonly [name: string]: ${item.type} }`, guard: `is.recordOf(${item.guard})` };
}

function reference(module: Module, ref: string): Written {
  const [file = '', path = ''] = ref.split('#');
  const key = path.replace('/$defs/', '');
  if (file !== '') {
    const other = file.replace('.schema.json', '');
    module.imports.add(other);
    const name = camel(key === '' ? other : key);
    return { type: `${other}.${name}`, guard: `${other}.is${name}` };
  }
  definition(module, key);
  const name = nameOf(module, key);
  return module.progress.get(key) === 'done'
    ? { type: name, guard: `is${name}` }
    : { type: name, guard: `is.later(() => is${name})` };
}

function words(all: readonly (string | number | boolean | null)[]): Written {
  const written = all.map((word) => JSON.stringify(word));
  return { type: written.join(' | '), guard: `is.oneWord(${written.join(', ')})` };
}

function anyOf(all: readonly Written[]): Written {
  const [only] = all;
  if (all.length === 1 && only !== undefined) return only;
  const type = all.map((one) => one.type).join(' | ');
  return { type, guard: `is.either(${all.map((one) => one.guard).join(', ')})` };
}

function union(module: Module, name: string, kinds: readonly Schema[]): Written {
  const whole = kinds.map((kind) => resolved(module, kind));
  const tag = tagOf(whole);
  if (tag === undefined)
    return anyOf(kinds.map((kind, index) => write(module, name + camel(String(index)), kind)));
  const written = kinds.map((kind, index) => {
    const word = String(whole[index]?.properties?.[tag]?.const);
    return { word, ...write(module, name + camel(word), kind) };
  });
  const type = written.map((one) => one.type).join(' | ');
  const guards = written.map((one) => `${JSON.stringify(one.word)}: ${one.guard}`);
  return { type, guard: `is.byWord<${type}>(${JSON.stringify(tag)}, { ${guards.join(', ')} })` };
}

function resolved(module: Module, schema: Schema): Schema {
  const key = schema.$ref?.startsWith('#/$defs/') ? schema.$ref.slice('#/$defs/'.length) : undefined;
  return key === undefined ? schema : (module.file.schema.$defs?.[key] ?? schema);
}

/** The field whose word tells all of these objects apart, if there is one. */
function tagOf(kinds: readonly Schema[]): string | undefined {
  const [first] = kinds;
  return Object.keys(first?.properties ?? {}).find((field) => {
    const found = kinds.map((kind) => kind.properties?.[field]?.const);
    return found.every((word) => typeof word === 'string') && new Set(found).size === kinds.length;
  });
}

/** For each request its type, that of its answer, and the answer's guard. */
function exchanges(module: Module): string[] {
  const asked = Object.entries(module.file.schema.$defs ?? {}).flatMap(([key, schema]) => {
    const answer = schema['x-answer'];
    const word = Object.values(schema.properties ?? {}).find((part) => typeof part.const === 'string')?.const;
    return answer === undefined
      ? []
      : [{ word: String(word), request: nameOf(module, key), answer: nameOf(module, answer) }];
  });
  if (asked.length === 0) return [];
  return [
    '/** Each request with its answer. */',
    'export interface Exchanges {',
    ...asked.map(
      (one) =>
        `  readonly ${one.word}: { readonly request: ${one.request}; readonly answer: ${one.answer} };`,
    ),
    '}',
    "export const answers: { readonly [N in keyof Exchanges]: is.Guard<Exchanges[N]['answer']> } = {",
    ...asked.map((one) => `  ${one.word}: is${one.answer},`),
    '};',
  ];
}

function contract(module: Module): string[] {
  const game = module.file.name;
  const guards = GAME_PARTS.map((part) => `${part}: is${camel(part)}`).join(', ');
  return [`export const contract: Contract<'${game}'> = { game: '${game}', ${guards} };`];
}

/** What every game's file defines; a file that does is a game's. */
export const GAME_PARTS = ['table', 'seat', 'decision', 'over', 'event', 'standing'] as const;
