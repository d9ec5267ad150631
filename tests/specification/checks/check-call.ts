import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { CallCheck } from '../check.ts';
import { builtEndpoint } from './built-endpoint.ts';
import { jsonSchemaOf, schemasAt } from './json-schema.ts';

function missingFields(schema: z.ZodType | undefined, fields: readonly string[]): string | undefined {
  if (!schema) return fields.length === 0 ? undefined : `does not take ${fields.join(', ')}`;
  const described = jsonSchemaOf(schema, 'input');
  const known = Object.keys(described.properties ?? {});
  const missing = fields.filter((field) => !known.includes(field));
  if (missing.length > 0) return `does not take ${missing.join(', ')}`;
  const unforeseen = (described.required ?? []).filter((field) => !fields.includes(field));
  return unforeseen.length > 0 ? `requires ${unforeseen.join(', ')} too` : undefined;
}

function otherRequired(schema: z.ZodType | undefined, fields: readonly string[]): string | undefined {
  const required = (schema && jsonSchemaOf(schema, 'input').required) ?? [];
  return isDeepStrictEqual([...required].sort(), [...fields].sort())
    ? undefined
    : `requires ${required.join(', ') || 'nothing'}`;
}

export function checkCall(check: CallCheck): string | undefined {
  const endpoint = builtEndpoint(check.call);
  if (typeof endpoint === 'string') return endpoint;
  if (check.access && endpoint.access !== check.access) return `${check.call} is for ${endpoint.access}`;

  const faults = [
    check.sends && missingFields(endpoint.body, check.sends),
    check.asks && missingFields(endpoint.query, check.asks),
    check.requires && otherRequired(endpoint.body, check.requires),
    ...(check.reads ?? []).map((field) => {
      if (typeof endpoint.response === 'string') return `answers a ${endpoint.response}`;
      const found = schemasAt(jsonSchemaOf(endpoint.response, 'output'), field);
      return found.length > 0 ? undefined : `does not answer ${field}`;
    }),
    ...(check.neverSends ?? []).map((field) => {
      const found = endpoint.body ? schemasAt(jsonSchemaOf(endpoint.body, 'input'), field) : [];
      return found.length > 0 ? `takes ${field}` : undefined;
    }),
  ];
  const fault = faults.find((found) => found !== undefined);
  return fault && `${check.call} ${fault}`;
}
