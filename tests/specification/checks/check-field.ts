import { isDeepStrictEqual } from 'node:util';
import type { FieldCheck } from '../check.ts';
import { builtEndpoint } from './built-endpoint.ts';
import { alternativesOf, type JsonSchema, jsonSchemaOf, schemasAt } from './json-schema.ts';

/** Nullable fields name two types, and an integer is a number. */
const isOfType = (schema: JsonSchema, type: string) => {
  const types = [schema.type ?? []].flat();
  return types.includes(type) || (type === 'number' && types.includes('integer'));
};

export function checkField(check: FieldCheck): string | undefined {
  const endpoint = builtEndpoint(check.call);
  if (typeof endpoint === 'string') return endpoint;
  const schema = check.of === 'body' ? endpoint.body : endpoint.response;
  if (!schema || typeof schema === 'string') return `${check.call} carries no JSON there`;

  const described = jsonSchemaOf(schema, check.of === 'body' ? 'input' : 'output');
  const found = schemasAt(described, check.at).flatMap(alternativesOf);
  const field = `${check.call} ${check.at}`;
  if (found.length === 0) return `${field} does not exist`;

  const { type, oneOf, maximum } = check;
  if (type && !found.some((one) => isOfType(one, type))) return `${field} is not a ${type}`;
  const values = found.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  const absent = oneOf?.filter((value) => !values.includes(value)) ?? [];
  if (absent.length > 0) return `${field} cannot be ${absent.join(', ')}`;
  if (maximum !== undefined && !found.some((one) => one.maximum === maximum))
    return `${field} is not bounded by ${maximum}`;
  if ('default' in check && !found.some((one) => isDeepStrictEqual(one.default, check.default)))
    return `${field} has no default ${String(check.default)}`;
  return undefined;
}
