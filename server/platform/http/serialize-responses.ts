import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { fitsSchema } from './fits-schema.ts';

/**
 * Drops unknown fields. Parses rather than encodes, because zod compiles only parsing; without codecs both
 * give the same.
 */
export const serializeResponses: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  const fits = fitsSchema(schema);
  return (data) => {
    if (fits(data)) return JSON.stringify(data);
    const answer = schema.safeParse(data);
    if (!answer.success) throw new ResponseSerializationError(method, url, { cause: answer.error });
    return JSON.stringify(answer.data);
  };
};
