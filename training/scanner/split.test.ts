import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownPhotograph } from './photographs.ts';
import { drawValidationSenders } from './split.ts';
import { commonKinds } from './trained-kinds.ts';

/** Each with photographs of every common kind. */
const wardrobes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 60, maxLength: 120 }).map((sizes) =>
  sizes.flatMap((size, person) =>
    commonKinds.flatMap((kind) =>
      Array.from(
        { length: size },
        (_, i): KnownPhotograph => ({
          id: `${person}-${kind}-${i}`,
          path: '',
          sender: String(person),
          kind,
          forChild: false,
        }),
      ),
    ),
  ),
);

describe('holding photographers out for validation', () => {
  it('holds out about 11.5 % of the photographs, by photographer, without prolific ones', () => {
    fc.assert(
      fc.property(wardrobes, (photographs) => {
        const drawn = drawValidationSenders(photographs);
        for (const sender of drawn)
          expect(photographs.filter((one) => one.sender === sender).length).toBeLessThanOrEqual(40);
        const held = photographs.filter(({ sender }) => drawn.has(sender)).length;
        expect(held).toBeLessThan(0.115 * photographs.length + 40);
      }),
      { numRuns: 20 },
    );
  });

  it('is deterministic', () => {
    fc.assert(
      fc.property(wardrobes, (photographs) => {
        expect(drawValidationSenders([...photographs].reverse())).toEqual(drawValidationSenders(photographs));
      }),
      { numRuns: 10 },
    );
  });
});
