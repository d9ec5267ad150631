import { serializerCompiler as serializedByZod } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/index.ts';
import { checkOf } from './answer-check.ts';
import { misfit } from './answer-check-leaves.ts';
import { serializeAnswers } from './serialize-answers.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const Shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('square'), side: z.number().min(0) }),
  z.strictObject({ kind: z.literal('circle'), radius: z.number().int().max(9) }),
]);
const cases: [string, z.ZodType, unknown][] = [
  ['what the schema does not name', z.object({ id: z.uuid() }), { id, passwordHash: 'secret' }],
  ['what a list’s schema does not name', z.array(z.object({ id: z.uuid() })), [{ id }, { id, secret: 1 }]],
  ['what a strict schema does not name', z.strictObject({ id: z.uuid() }), { id, secret: 1 }],
  ['a string where a number belongs', z.object({ count: z.number() }), { count: '1' }],
  ['no number at all', z.number(), Number.NaN],
  ['a fraction where none belongs', z.number().int(), 1.5],
  ['an identifier that is none', z.uuid(), 'x'],
  ['a moment', z.iso.datetime(), '2026-11-21T09:00:00.000Z'],
  ['a moment that is none', z.iso.datetime(), '2026-13-21T09:00:00.000Z'],
  ['too long a text', z.string().max(2), 'abc'],
  ['a text that has to be trimmed', z.string().trim(), ' a '],
  ['an address', z.url(), 'no address'],
  ['one of a list', z.enum(['a', 'b']), 'a'],
  ['none of a list', z.enum(['a', 'b']), 'c'],
  [
    'nothing, where that is allowed',
    z.object({ a: z.string().nullable(), b: z.string().optional() }),
    { a: null },
  ],
  ['nothing, where it is not', z.object({ a: z.string() }), {}],
  ['a missing field with a default', z.object({ a: z.number().default(1) }), {}],
  ['a null for an object', z.object({}), null],
  ['a list for an object', z.object({}), []],
  ['the first of two shapes', Shape, { kind: 'square', side: 2, secret: 1 }],
  ['the second of two shapes', Shape, { kind: 'circle', radius: 2 }],
  ['the second shape with too much', Shape, { kind: 'circle', radius: 2, secret: 1 }],
  ['neither shape', Shape, { kind: 'circle', radius: 10 }],
  ['some keys of a list', z.partialRecord(z.enum(['a', 'b']), z.literal(true)), { a: true }],
  ['a key of no list', z.partialRecord(z.enum(['a', 'b']), z.literal(true)), { c: true }],
  ['any key', z.record(z.string(), z.number()), { x: 1 }],
  ['any key with a wrong value', z.record(z.string(), z.number()), { x: '1' }],
  [
    'what has more in a record',
    z.record(z.string(), z.object({ a: z.number() })),
    { x: { a: 1, secret: 1 } },
  ],
  ['whatever it is', z.unknown(), { x: [1] }],
];

describe('an answer', () => {
  it.each(cases)('is written, or refused, as zod would: %s', (_what, schema, value) => {
    const route = { schema, method: 'GET', url: '/' };
    const written = (serialize: (data: unknown) => string) => {
      try {
        return serialize(value);
      } catch (error) {
        return (error as Error).name;
      }
    };
    expect(written(serializeAnswers(route))).toBe(written(serializedByZod(route)));
  });

  it('is the very same one where it has nothing but what the contract names', () => {
    const value = { list: [{ id }] };
    expect(checkOf(z.object({ list: z.array(z.object({ id: z.uuid() })) }))(value)).toBe(value);
  });

  it('is left to zod where the schema does more than look', () => {
    expect(checkOf(z.string().trim())(1)).toBe(misfit);
    expect(checkOf(z.object({ a: z.number() }).refine(({ a }) => a > 1))({ a: 1 })).toBe(misfit);
  });

  it('has a check for every call of the contract', () => {
    for (const { endpoint } of endpoints) {
      if (typeof endpoint.response !== 'string') expect(checkOf(endpoint.response)(Symbol())).toBe(misfit);
    }
  });
});
