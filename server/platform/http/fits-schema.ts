import type { z } from 'zod';

type Check = (value: unknown) => boolean;
type Plain = Record<string, unknown>;

interface Definition {
  type: string;
  checks?: { _zod: { def: { check: string; format?: string } } }[];
  format?: string;
  pattern?: RegExp;
  coerce?: boolean;
  partial?: boolean;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  entries?: Record<string, string | number>;
  values?: unknown[];
}

const never: Check = () => false;

/**
 * True when parsing would return an equal value, at a tenth of its cost. False is no refusal: unknown kinds
 * of schemas are always parsed.
 */
export function fitsSchema(schema: z.ZodType): Check {
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'object':
      return (definition.checks?.length ?? 0) > 0 ? never : fitsObject(definition.shape ?? {});
    case 'array': {
      const fits = innerCheck(definition.element);
      return (definition.checks?.length ?? 0) > 0
        ? never
        : (value) => Array.isArray(value) && value.every(fits);
    }
    case 'record':
      return fitsRecord(definition);
    case 'nullable': {
      const fits = innerCheck(definition.innerType);
      return (value) => value === null || fits(value);
    }
    case 'optional': {
      const fits = innerCheck(definition.innerType);
      return (value) => value === undefined || fits(value);
    }
    case 'default':
      return innerCheck(definition.innerType);
    case 'enum': {
      const known = new Set<unknown>(Object.values(definition.entries ?? {}));
      return (value) => known.has(value);
    }
    case 'literal': {
      const known = new Set(definition.values);
      return (value) => known.has(value);
    }
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'string':
    case 'number':
      return fitsText(definition) ?? fitsNumber(definition) ?? parsesToItself(schema);
    default:
      return never;
  }
}

const innerCheck = (schema: z.ZodType | undefined): Check =>
  schema === undefined ? never : fitsSchema(schema);

function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function fitsObject(shape: Record<string, z.ZodType>): Check {
  const names = Object.keys(shape);
  const checks = names.map((name) => innerCheck(shape[name]));
  return (value) => {
    if (!isPlain(value)) return false;
    let known = 0;
    for (let index = 0; index < names.length; index++) {
      const name = names[index] as string;
      const field = value[name];
      if (!(checks[index] as Check)(field)) return false;
      if (field !== undefined || name in value) known++;
    }
    return Object.keys(value).length === known;
  };
}

function fitsRecord({ checks = [], partial, keyType, valueType }: Definition): Check {
  const fitsKey = innerCheck(keyType);
  const fits = innerCheck(valueType);
  // Of a fixed set of keys none may be absent, except in a partial record.
  if (checks.length > 0 || (keyType?._zod.values !== undefined && partial !== true)) return never;
  return (value) => {
    if (!isPlain(value)) return false;
    for (const key of Object.keys(value)) if (!fitsKey(key) || !fits(value[key])) return false;
    return true;
  };
}

function fitsText({ type, checks = [], format, pattern, coerce }: Definition): Check | undefined {
  if (type !== 'string' || coerce || checks.length > 0) return undefined;
  if (format === undefined) return (value) => typeof value === 'string';
  if (pattern === undefined || pattern.global || pattern.sticky) return undefined;
  return format === 'uuid' || format === 'datetime'
    ? (value) => typeof value === 'string' && pattern.test(value)
    : undefined;
}

function fitsNumber({ type, checks = [], format, coerce }: Definition): Check | undefined {
  if (type !== 'number' || coerce) return undefined;
  const formats = [format, ...checks.map(({ _zod }) => _zod.def.format)].filter((one) => one !== undefined);
  if (checks.some(({ _zod }) => _zod.def.check !== 'number_format')) return undefined;
  if (formats.length === 0) return Number.isFinite;
  return formats.every((one) => one === 'safeint') ? Number.isSafeInteger : undefined;
}

const parsesToItself =
  (schema: z.ZodType): Check =>
  (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success && Object.is(parsed.data, value);
  };
