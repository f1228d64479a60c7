// The part of JSON Schema (draft 2020-12) that protocol/ uses. A word beyond it ends the generator, so that no promise
// of a schema is left unchecked in silence.
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: string | number | boolean | null;
  readonly enum?: readonly (string | null)[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  /** The definition of the answer to this request. */
  readonly 'x-answer'?: string;
}

export interface SchemaFile {
  /** Of the file without `.schema.json`; also the name of the module made of it. */
  readonly name: string;
  readonly schema: Schema;
}

const WORDS = new Set<string>([
  '$schema',
  '$id',
  '$ref',
  '$defs',
  'title',
  'description',
  'type',
  'const',
  'enum',
  'oneOf',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'maxProperties',
  'x-answer',
]);

/** Where the schema says something that the generator does not know; empty if nowhere. */
export function unknownWords(schema: Schema, at: string): readonly string[] {
  const here = Object.keys(schema)
    .filter((word) => !WORDS.has(word))
    .map((word) => `${at}: ${word}`);
  const named = [...Object.entries(schema.properties ?? {}), ...Object.entries(schema.$defs ?? {})];
  const inner: [string, Schema][] = [...named];
  schema.oneOf?.forEach((kind, index) => {
    inner.push([String(index), kind]);
  });
  if (schema.items !== undefined) inner.push(['items', schema.items]);
  if (typeof schema.additionalProperties === 'object') inner.push(['*', schema.additionalProperties]);
  return [...here, ...inner.flatMap(([name, part]) => unknownWords(part, `${at}/${name}`))];
}
