import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/index.ts';
import { serializeResponses } from './serialize-responses.ts';

const written = (schema: z.ZodType, value: unknown) =>
  serializeResponses({ schema, method: 'GET', url: '/' })(value);

it('leaves out what the contract does not name', () => {
  const Row = z.object({ id: z.string() });
  expect(written(z.array(Row), [{ id: 'a', passwordHash: 'secret' }])).toBe('[{"id":"a"}]');
});

it('refuses what does not fit the contract', () => {
  expect(() => written(z.object({ count: z.number() }), { count: '1' })).toThrow('Response');
});

it('finds nothing in an answer of the contract that changes what it reads', () => {
  for (const { endpoint } of endpoints) {
    const { response, path } = endpoint;
    if (typeof response === 'string') continue;
    // A transformation has no output schema.
    expect(() => z.toJSONSchema(response, { io: 'output' }), path).not.toThrow();
  }
});
