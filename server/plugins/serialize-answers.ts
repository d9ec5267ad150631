import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler as serializedByZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { checkOf } from './answer-check.ts';
import { misfit } from './answer-check-leaves.ts';

/**
 * Holds every answer to its schema in the contract and writes it as JSON: what the contract does not
 * name stays here, and what does not fit it is an error of ours. Encoding by zod takes longer than
 * asking the database; here it is only asked about what the compiled check does not accept.
 */
export const serializeAnswers: FastifySerializerCompiler<z.ZodType> = (route) => {
  const accept = checkOf(route.schema);
  const byZod = serializedByZod(route as Parameters<typeof serializedByZod>[0]);
  return (data) => {
    const accepted = accept(data);
    return accepted === misfit ? byZod(data) : JSON.stringify(accepted);
  };
};
