// What turns the last page of a table into the present one (docs/hall-protocol.md, "Pages and patches").
import { failed, ok, type Result } from '../base/result.ts';
import type { Patch } from '../protocol/generated/hall.ts';
import type { Garbled } from '../protocol/guards.ts';

/** The patch does not fit the value: one of the two is not what the sender meant. */
function misfit(where: string): Result<never, Garbled> {
  return failed({ kind: 'garbled', where, expected: 'what the patch changes' });
}

function isParts(patch: Patch): patch is Exclude<Patch, readonly unknown[]> {
  return !Array.isArray(patch);
}

/** The value with the patch applied. Parts that do not change are shared with the old value, which stays as it was. */
export function patched(value: unknown, patch: Patch, where = ''): Result<unknown, Garbled> {
  if (isParts(patch)) return patchedParts(value, patch, where);
  if (patch.length === 1) return ok(patch[0]);
  const [from, gone, come] = patch;
  const fits =
    Array.isArray(value) &&
    typeof from === 'number' &&
    typeof gone === 'number' &&
    Array.isArray(come) &&
    from + gone <= value.length;
  return fits ? ok([...value.slice(0, from), ...come, ...value.slice(from + gone)]) : misfit(where);
}

function patchedParts(
  value: unknown,
  parts: Readonly<Record<string, Patch>>,
  where: string,
): Result<unknown, Garbled> {
  if (typeof value !== 'object' || value === null) return misfit(where);
  const changed: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  for (const [name, patch] of Object.entries(parts)) {
    const at = where === '' ? name : `${where}.${name}`;
    if (!Object.hasOwn(changed, name)) return misfit(at);
    const part = patched(Reflect.get(changed, name), patch, at);
    if (!part.ok) return part;
    Reflect.set(changed, name, part.value);
  }
  return ok(changed);
}
