// The kinds of decisions and events that each game has, as the schemas of the protocol list them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../../src/protocol/game.ts';
import { tests } from './paths.ts';

interface Part {
  readonly $ref?: string;
  readonly oneOf?: readonly Part[];
  readonly properties?: Readonly<Record<string, { readonly const?: string }>>;
}

interface Schema {
  readonly $defs: Readonly<Record<string, Part>>;
}

function kindsIn(schema: Schema, part: string, tag: string): readonly string[] {
  const resolved = (one: Part): Part =>
    one.$ref === undefined ? one : (schema.$defs[one.$ref.replace('#/$defs/', '')] ?? {});
  return (schema.$defs[part]?.oneOf ?? []).map((one) => {
    const kind = resolved(one).properties?.[tag]?.const;
    if (kind === undefined) throw new Error(`A ${part} without a kind.`);
    return kind;
  });
}

function schemaOf(game: GameId): Schema {
  return JSON.parse(readFileSync(join(tests, `../protocol/${game}.schema.json`), 'utf8'));
}

/** Chance decides these before anybody sees them: they are the goldens in which it is to act. */
function ofChance(game: GameId): ReadonlySet<string> {
  const folder = join(tests, `games/${game}/decisions`);
  const told = readdirSync(folder).map((file): { readonly decision: string; readonly actor: unknown } =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  return new Set(told.filter(({ actor }) => actor === 'chance').map(({ decision }) => decision));
}

/** Those that seats make; `over` is none. */
export function decisionKinds(game: GameId): readonly string[] {
  const chance = ofChance(game);
  return kindsIn(schemaOf(game), 'decision', 'kind').filter((kind) => kind !== 'over' && !chance.has(kind));
}

export function eventKinds(game: GameId): readonly string[] {
  return kindsIn(schemaOf(game), 'event', 'event');
}
