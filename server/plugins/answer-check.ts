import { encode, type z } from 'zod';
import { type Check, misfit, numberCheck, stringCheck } from './answer-check-leaves.ts';

/**
 * Compiles the check of a schema. It accepts nothing that zod would not encode to the same; what it
 * does not know, it leaves to zod.
 */
export function checkOf(schema: z.core.$ZodType): Check {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return stringCheck(def) ?? encodedBy(schema);
    case 'number':
      return numberCheck(def) ?? encodedBy(schema);
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : misfit);
    case 'null':
      return (value) => (value === null ? null : misfit);
    case 'unknown':
    case 'any':
      return (value) => value;
    case 'enum':
      return oneOf(new Set<unknown>(Object.values(def.entries)));
    case 'literal':
      return oneOf(new Set<unknown>(def.values));
    case 'nullable':
      return unless(null, checkOf(def.innerType));
    case 'optional':
      return unless(undefined, checkOf(def.innerType));
    case 'default':
      return checkOf(def.innerType);
    case 'array':
      return def.checks?.length ? encodedBy(schema) : arrayCheck(checkOf(def.element));
    case 'object':
      return def.checks?.length ? encodedBy(schema) : (objectCheck(def) ?? encodedBy(schema));
    case 'record':
      return recordCheck(def) ?? encodedBy(schema);
    case 'union':
      return def.checks?.length || def.inclusive === false
        ? encodedBy(schema)
        : firstOf(def.options.map(checkOf));
    default:
      return encodedBy(schema);
  }
}

const encodedBy =
  (schema: z.core.$ZodType): Check =>
  (value) => {
    try {
      return encode(schema, value);
    } catch {
      return misfit;
    }
  };

const oneOf =
  (values: ReadonlySet<unknown>): Check =>
  (value) =>
    values.has(value) ? value : misfit;

const unless =
  (exempt: null | undefined, accept: Check): Check =>
  (value) =>
    value === exempt ? value : accept(value);

const firstOf =
  (checks: readonly Check[]): Check =>
  (value) => {
    for (const accept of checks) {
      const accepted = accept(value);
      if (accepted !== misfit) return accepted;
    }
    return misfit;
  };

const arrayCheck =
  (accept: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return misfit;
    let copy: unknown[] | undefined;
    for (let index = 0; index < value.length; index++) {
      const given = value[index];
      const accepted = accept(given);
      if (accepted === misfit) return misfit;
      if (accepted !== given) {
        copy ??= [...value];
        copy[index] = accepted;
      }
    }
    return copy ?? value;
  };

function objectCheck({ shape, catchall }: z.core.$ZodObjectDef): Check | undefined {
  const strict = catchall?._zod.def.type === 'never';
  if (catchall !== undefined && !strict) return undefined;
  const keys = Object.keys(shape);
  const checks = Object.values(shape).map(checkOf);
  const required = Object.values(shape).map(({ _zod }) => _zod.optout !== 'optional');
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return misfit;
    const given = value as Record<string, unknown>;
    let changed: Record<string, unknown> | undefined;
    let present = 0;
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index] as string;
      const field = given[key];
      if (field === undefined && !(key in given)) {
        if (required[index]) return misfit;
        continue;
      }
      present++;
      const accepted = (checks[index] as Check)(field);
      if (accepted === misfit) return misfit;
      if (accepted !== field) {
        changed ??= {};
        changed[key] = accepted;
      }
    }
    let count = 0;
    for (const _key in given) count++;
    if (count === present && changed === undefined) return given;
    if (count !== present && strict) return misfit;
    return {
      ...Object.fromEntries(keys.filter((key) => key in given).map((key) => [key, given[key]])),
      ...changed,
    };
  };
}

/** Any key, or some of a list; other records are rare. */
function recordCheck(def: z.core.$ZodRecordDef): Check | undefined {
  const keys = (def.keyType as z.core.$ZodTypes)._zod.def;
  const partial = 'partial' in def && def.partial === true;
  const anyKey = keys.type === 'string' && !keys.checks?.length && !('format' in keys);
  if (def.checks?.length || !(anyKey || (keys.type === 'enum' && partial))) return undefined;
  const allowed = keys.type === 'enum' ? new Set<unknown>(Object.values(keys.entries)) : undefined;
  const accept = checkOf(def.valueType);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return misfit;
    const given = value as Record<string, unknown>;
    for (const key in given) {
      if (allowed !== undefined && !allowed.has(key)) return misfit;
      // A value that leaves as another one is left to zod.
      if (accept(given[key]) !== given[key]) return misfit;
    }
    return given;
  };
}
