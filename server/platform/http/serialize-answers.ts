import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Holds every answer to its schema in the contract and writes it as JSON: what the contract does not
 * name stays here, and what does not fit it is an error of ours. It parses where the provider's own
 * serializer encodes, because zod compiles only the parsing; no answer of the contract is a codec,
 * for which the two would differ.
 */
export const serializeAnswers: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const answer = schema.safeParse(data);
    if (!answer.success) throw new ResponseSerializationError(method, url, { cause: answer.error });
    return JSON.stringify(answer.data);
  };
