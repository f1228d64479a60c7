// What the generated decoders are made of. A guard looks at a value from outside and says whether it is what the
// schema promises; a value that passes is used as it is, without a copy. Fields that the schema does not name are
// let through: a server may be newer than the page.
import { failed, ok, type Result } from '../base/result.ts';

/** What was expected, and the path to where it was not found, innermost name first. */
export interface Trail {
  expected: string;
  readonly path: (string | number)[];
}

/** Whether the value is a T. A guard that says no has written down why; one that says yes has written nothing. */
export type Guard<T> = (value: unknown, trail: Trail) => value is T;

export type Guarded<G> = G extends Guard<infer T> ? T : never;

/** Why a text or value from outside is not what it should be. */
export interface Garbled {
  readonly kind: 'garbled';
  /** Such as `page.seats.0.name`; empty for the whole. */
  readonly where: string;
  readonly expected: string;
}

export function decode<T>(guard: Guard<T>, value: unknown): Result<T, Garbled> {
  const trail: Trail = { expected: '', path: [] };
  if (guard(value, trail)) return ok(value);
  return failed({ kind: 'garbled', where: trail.path.reverse().join('.'), expected: trail.expected });
}

/** The value of a JSON text, which is then nobody's type yet. */
export function parseJson(text: string): Result<unknown, Garbled> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return failed({ kind: 'garbled', where: '', expected: 'JSON' });
  }
}

function missed(trail: Trail, expected: string): false {
  trail.expected = expected;
  trail.path.length = 0;
  return false;
}

function missedAt(trail: Trail, name: string | number): false {
  trail.path.push(name);
  return false;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const anything: Guard<unknown> = (value): value is unknown => value !== undefined;

export const nothing: Guard<null> = (value, trail): value is null => value === null || missed(trail, 'null');

export const truth: Guard<boolean> = (value, trail): value is boolean =>
  typeof value === 'boolean' || missed(trail, 'true or false');

export const quantity: Guard<number> = (value, trail): value is number =>
  typeof value === 'number' || missed(trail, 'a number');

/* @__NO_SIDE_EFFECTS__ */
export function integer(least: number, most: number): Guard<number> {
  return (value, trail): value is number =>
    (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most) ||
    missed(trail, `a whole number from ${least} to ${most}`);
}

/** Lengths count letters, as the schemas do, not the halves of letters that JavaScript counts. */
/* @__NO_SIDE_EFFECTS__ */
export function text(least: number, most: number, pattern?: RegExp): Guard<string> {
  return (value, trail): value is string => {
    if (typeof value !== 'string') return missed(trail, 'a text');
    // A letter has at most two halves, so most texts need not be counted.
    const fits = value.length >= least && (value.length <= most || [...value].length <= most);
    if (!fits) return missed(trail, `a text of ${least} to ${most} letters`);
    return pattern === undefined || pattern.test(value) || missed(trail, `a text like ${pattern.source}`);
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function oneWord<const W extends string | number | boolean | null>(...words: readonly W[]): Guard<W> {
  return (value, trail): value is W =>
    words.some((word) => word === value) ||
    missed(trail, words.map((word) => JSON.stringify(word)).join(' or '));
}

/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>(item: Guard<T>, least = 0, most = Number.POSITIVE_INFINITY): Guard<readonly T[]> {
  return (value, trail): value is readonly T[] => {
    if (!Array.isArray(value)) return missed(trail, 'a list');
    if (value.length < least || value.length > most)
      return missed(trail, `a list of ${least} to ${most} items`);
    for (let index = 0; index < value.length; ++index) {
      if (!item(value[index], trail)) return missedAt(trail, index);
    }
    return true;
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function recordOf<T>(item: Guard<T>): Guard<Readonly<Record<string, T>>> {
  return (value, trail): value is Readonly<Record<string, T>> => {
    if (!isFields(value)) return missed(trail, 'an object');
    for (const name of Object.keys(value)) {
      if (!item(value[name], trail)) return missedAt(trail, name);
    }
    return true;
  };
}

type OptionalNames<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type Guards<T, K extends keyof T> = { readonly [N in K]-?: Guard<Exclude<T[N], undefined>> };

/** An object with these fields. The type names exactly the guards that are needed, so the two cannot differ. */
/* @__NO_SIDE_EFFECTS__ */
export function fields<T extends object>(
  required: Guards<T, Exclude<keyof T, OptionalNames<T>>>,
  optional: Guards<T, OptionalNames<T>>,
): Guard<T> {
  const must = Object.entries<Guard<unknown>>(required);
  const may = Object.entries<Guard<unknown>>(optional);
  return (value, trail): value is T => {
    if (!isFields(value)) return missed(trail, 'an object');
    for (const [name, guard] of must) {
      if (!(name in value)) return missed(trail, 'a value') || missedAt(trail, name);
      if (!guard(value[name], trail)) return missedAt(trail, name);
    }
    for (const [name, guard] of may) {
      if (name in value && !guard(value[name], trail)) return missedAt(trail, name);
    }
    return true;
  };
}

/** One of several; the reason it is none of them is that of the last. */
/* @__NO_SIDE_EFFECTS__ */
export function either<T extends readonly Guard<unknown>[]>(...guards: T): Guard<Guarded<T[number]>> {
  return (value, trail): value is Guarded<T[number]> => guards.some((guard) => guard(value, trail));
}

/** One of several objects, told apart by the word in one field. */
/* @__NO_SIDE_EFFECTS__ */
export function byWord<T extends object>(field: string, kinds: Readonly<Record<string, Guard<T>>>): Guard<T> {
  const known = new Map(Object.entries(kinds));
  return (value, trail): value is T => {
    if (!isFields(value)) return missed(trail, 'an object');
    const word = value[field];
    const guard = typeof word === 'string' ? known.get(word) : undefined;
    if (guard === undefined) return missed(trail, [...known.keys()].join(' or ')) || missedAt(trail, field);
    return guard(value, trail);
  };
}

/** For schemas that speak of themselves or of what follows. */
/* @__NO_SIDE_EFFECTS__ */
export function later<T>(guard: () => Guard<T>): Guard<T> {
  return (value, trail): value is T => guard()(value, trail);
}
