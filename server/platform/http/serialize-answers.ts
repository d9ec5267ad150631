import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Validates each response against the contract: unknown fields are dropped, mismatches are errors. Parses
 * rather than encodes, because zod compiles only parsing; without codecs in the contract both give the same.
 */
export const serializeResponses: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const answer = schema.safeParse(data);
    if (!answer.success) throw new ResponseSerializationError(method, url, { cause: answer.error });
    return JSON.stringify(answer.data);
  };
