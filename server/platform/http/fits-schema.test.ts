import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/index.ts';
import { fitsSchema } from './fits-schema.ts';

const Row = z.object({
  id: z.uuid(),
  at: z.iso.datetime().nullable(),
  count: z.number().int(),
  share: z.number().min(0).max(1),
  kind: z.enum(['a', 'b']),
  sure: z.partialRecord(z.enum(['x', 'y']), z.literal(true)),
  tags: z.array(z.string()),
  note: z.string().max(3).optional(),
});
const row = {
  id: 'b3c1f1de-0b4f-4c8e-9c0e-3f9f2f1f7a10',
  at: '2026-11-23T10:00:00.000Z',
  count: 2,
  share: 0.5,
  kind: 'a',
  sure: { x: true },
  tags: ['rayas'],
};

it.each([
  ['whole', {}],
  ['with nothing at a moment', { at: null }],
  ['with an optional text', { note: 'abc' }],
  ['with an optional text that is not there', { note: undefined }],
])('a value that fits %s is what parsing returns', (_what, change) => {
  const value = { ...row, ...change };
  expect(fitsSchema(z.array(Row))([value])).toBe(true);
  expect(JSON.stringify(Row.parse(value))).toBe(JSON.stringify(value));
});

describe('a value that parsing changes or refuses', () => {
  it.each([
    ['an unknown field', { passwordHash: 'secret' }],
    ['an unknown field beside one that is left out', { passwordHash: 'secret', note: undefined }],
    ['an unknown key of a record', { sure: { z: true } }],
    ['another word', { kind: 'c' }],
    ['a number that is no integer', { count: 1.5 }],
    ['a number without a value', { share: Number.NaN }],
    ['a number that is too large', { share: 2 }],
    ['a text that is too long', { note: 'abcd' }],
    ['a date instead of its text', { at: new Date() }],
    ['an identifier of another form', { id: '7' }],
    ['something else in a list', { tags: [7] }],
  ])('does not fit with %s', (_what, change) => {
    expect(fitsSchema(z.array(Row))([{ ...row, ...change }])).toBe(false);
  });

  it.each([
    ['a default', z.object({ n: z.number().default(1) }), {}],
    ['a missing field', z.object({ n: z.number() }), {}],
    ['a missing word of a record', z.record(z.enum(['x', 'y']), z.number()), { x: 1 }],
    ['a kind that it does not know', z.union([z.string(), z.number()]), 7],
    ['a class', z.object({}), new Date()],
  ])('does not fit with %s', (_what, schema, value) => {
    expect(fitsSchema(schema)(value)).toBe(false);
  });
});

it('knows the kinds of the wardrobe’s answer', () => {
  const wardrobe = endpoints.find(({ name }) => name === 'readWardrobe')?.endpoint.response as z.ZodType;
  const stats = {
    totalWears: 0,
    averageCostPerWear: null,
    averageVersatility: 0,
    neverWorn: 0,
    sustainability: [{ label: 'Larga vida', points: 20, max: 20, reason: '…' }],
    allowance: { garments: 50, generationsPerDay: 5, generationsToday: 0 },
  };
  const summary = { totalItems: 0, totalOutfits: 0, totalValue: 0, sustainabilityScore: 100 };
  const answer = { items: [], outfits: [], stats, homes: [], here: null };
  expect(fitsSchema(wardrobe)({ wardrobe: answer, summary })).toBe(true);
});
