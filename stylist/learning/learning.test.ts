import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRequest, anyWardrobe } from '../fixtures/arbitrary.ts';
import { prepare } from '../fixtures/prepared.ts';
import { marta } from '../fixtures/wardrobes.ts';
import { generateOutfits } from '../generate.ts';
import { outfitOf } from '../outfit.ts';
import type { Personal, RuleKey } from '../rule-weights.ts';
import { weightsOf } from '../rules/weights.ts';
import { bestOutfits } from '../search/best-outfits.ts';
import { workOf } from '../search/work.ts';
import { describePersonal } from './describe-personal.ts';
import { type Losses, learnFrom, lossesOf, outcomes } from './learn.ts';
import { mostPersonal, personalWeights } from './personal.ts';

const keys = Object.keys(weightsOf()) as RuleKey[];
const losses = (more: Partial<Losses> = {}): Losses =>
  ({ ...Object.fromEntries(keys.map((key) => [key, 0.1])), ...more }) as Losses;

const colourful = losses({ 'colour-harmony': 0.5, novelty: 0 });
const repeated = losses({ 'colour-harmony': 0, novelty: 0.8 });

const chooses = (times: number): Personal => {
  let personal: Personal = {};
  for (let i = 0; i < times; i++) {
    personal = learnFrom(personal, [
      { losses: colourful, outcome: 'worn' },
      { losses: repeated, outcome: 'rejected' },
    ]);
  }
  return personal;
};

describe('learning', () => {
  it('moves weight from sacrificed rules to preferred ones', () => {
    const weights = personalWeights(weightsOf(), chooses(6));
    expect(weights.novelty).toBeGreaterThan(weightsOf().novelty);
    expect(weights['colour-harmony']).toBeLessThan(weightsOf()['colour-harmony']);
  });

  it('learns less from expected choices', () => {
    const surprised = learnFrom({}, [
      { losses: losses({ occasion: 0.6 }), outcome: 'kept' },
      { losses: losses(), outcome: 'ignored' },
    ]);
    const expected = learnFrom({}, [
      { losses: losses(), outcome: 'kept' },
      { losses: losses({ occasion: 0.6 }), outcome: 'ignored' },
    ]);
    expect(Math.abs(surprised.occasion ?? 0)).toBeGreaterThan(2 * Math.abs(expected.occasion ?? 0));
  });

  it('learns nothing from equal outcomes', () => {
    for (const outcome of outcomes) {
      expect(
        learnFrom({}, [
          { losses: colourful, outcome },
          { losses: repeated, outcome },
        ]),
      ).toEqual({});
    }
  });

  it('stays within its bounds, and weights are integers that add up to 100', () => {
    const anyLosses = fc.record(
      Object.fromEntries(keys.map((key) => [key, fc.double({ min: 0, max: 1, noNaN: true })])),
    ) as fc.Arbitrary<Losses>;
    const anyShown = fc.array(fc.record({ losses: anyLosses, outcome: fc.constantFrom(...outcomes) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(anyShown, { maxLength: 12 }), (sessions) => {
        const personal = sessions.reduce<Personal>(learnFrom, {});
        for (const bend of Object.values(personal)) expect(Math.abs(bend)).toBeLessThanOrEqual(mostPersonal);
        const weights = Object.values(personalWeights(weightsOf('maya'), personal));
        expect(weights.reduce((a, b) => a + b, 0)).toBe(100);
        expect(weights.every((weight) => Number.isInteger(weight) && weight >= 1)).toBe(true);
      }),
    );
  });

  it('can be reset', () => {
    expect(personalWeights(weightsOf(), {})).toEqual(weightsOf());
    expect(describePersonal({})).toEqual([]);
  });

  it('is described in Spanish', () => {
    expect(describePersonal(chooses(8))).toEqual([
      'Para ti pesa más no repetir.',
      'Le das menos importancia a la armonía de los colores.',
    ]);
  });

  it('accepts the losses of any outfit', () => {
    fc.assert(
      fc.property(anyWardrobe(), anyRequest, (wardrobe, request) => {
        const { space, context } = prepare(wardrobe, request);
        for (const { pieces } of bestOutfits(space, { count: 2, work: workOf() }).found) {
          for (const loss of Object.values(lossesOf(outfitOf(pieces), context))) {
            expect(loss >= 0 && loss <= 1).toBe(true);
          }
        }
      }),
    );
  });

  it('changes the proposals', () => {
    const asked = { occasion: 'work', season: 'fall', seed: 1, count: 3 } as const;
    const max = (personal: Personal) =>
      generateOutfits(marta, { ...asked, personal }).outfits[0]?.parts.find(({ rule }) => rule === 'novelty')
        ?.max;
    expect(max(chooses(12))).toBeGreaterThan(max({}) ?? 0);
  });
});
