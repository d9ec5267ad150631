import { z } from 'zod';

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  maximum?: number;
}

export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

/** A schema with its alternatives, which nullable fields and unions nest. */
export const alternativesOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []).flatMap(alternativesOf),
];

/** Returns the schemas at a path such as `wardrobe.items[].name`; none when the path does not exist. */
export function schemasAt(schema: JsonSchema, path: string): JsonSchema[] {
  const steps = path.replaceAll('[]', '.[]').split('.');
  return steps.reduce<JsonSchema[]>(
    (current, step) =>
      current.flatMap(alternativesOf).flatMap((found) => {
        const next = step === '[]' ? found.items : found.properties?.[step];
        return next ? [next] : [];
      }),
    [schema],
  );
}
