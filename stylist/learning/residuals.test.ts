import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { styles } from '#contract/garment-attributes.ts';
import { kinds } from '#contract/vocabulary.ts';
import { anyRequest, fullWardrobe } from '../fixtures/arbitrary.ts';
import { cheapestByForce, everyOutfit } from '../fixtures/brute-force.ts';
import { prepare } from '../fixtures/prepared.ts';
import { sixty } from '../fixtures/scenario-wardrobes.ts';
import { afterLikes, afterRejections, judged } from '../fixtures/taught.ts';
import { javier, lucia, marta } from '../fixtures/wardrobes.ts';
import { generateOutfits } from '../generate.ts';
import { outfitOf } from '../outfit.ts';
import { bestOutfits } from '../search/best-outfits.ts';
import { costOf, luckOf } from '../search/cost.ts';
import { workOf } from '../search/work.ts';
import type { Garment } from '../wardrobe.ts';
import type { Feature, Residuals } from './feature-points.ts';
import { colourFamilyOf, garmentFeature } from './features.ts';
import { type Choice, learnResiduals, leastPoints } from './residuals.ts';

const named = (...names: readonly string[]): Garment[] =>
  names.map((name) => {
    const found = marta.find((garment) => garment.id === name);
    if (!found) throw new Error(`No such garment: ${name}`);
    return found;
  });

const rejected = (names: readonly string[], more: Partial<Choice> = {}): Choice => ({
  garments: named(...names),
  outcome: 'rejected',
  daysAgo: 0,
  ...more,
});
const learned = (choices: readonly Choice[], forgotten: Record<Feature, number> = {}) =>
  learnResiduals(marta, choices, forgotten);

const disliked = [
  ['Camiseta blanca', 'Falda lápiz', 'Mocasines', 'Abrigo camel'],
  ['Blusa burdeos', 'Falda lápiz', 'Mocasines', 'Cazadora de cuero'],
  ['Jersey camel', 'Falda lápiz', 'Mocasines'],
];
const accepted: Choice[] = [
  ['Camiseta blanca', 'Vaqueros rectos', 'Mocasines'],
  ['Blusa burdeos', 'Falda lápiz', 'Botines negros'],
].map((names) => rejected(names, { outcome: 'kept' }));
const pair = 'pair~Falda lápiz~Mocasines';

describe('residuals', () => {
  it('single out the pair of three rejections, while its garments are kept apart', () => {
    const residuals = learned([...disliked.map((names) => rejected(names)), ...accepted]);
    const [strongest] = Object.keys(residuals);
    expect(strongest).toBe(pair);
    expect(residuals[pair]).toBeLessThan(-3);
    expect(residuals[garmentFeature('Mocasines')] ?? 0).toBeGreaterThan(-2);
  });

  it('hardly move after one rejection without a reason', () => {
    for (const points of Object.values(learned([rejected(disliked[0] ?? [])]))) {
      expect(Math.abs(points)).toBeLessThan(2);
    }
  });

  it('leave a garment in reach after one rejection of it, but behind its equals', () => {
    const reason = { about: 'piece', garmentId: 'Mocasines' } as const;
    const residuals = learned([rejected(disliked[0] ?? [], { reason })]);
    expect(Object.keys(residuals)).toEqual([garmentFeature('Mocasines')]);
    expect(residuals[garmentFeature('Mocasines')]).toBeGreaterThan(-14);
    expect(residuals[garmentFeature('Mocasines')]).toBeLessThan(-2.5);
  });

  it.each([
    ['pair', ['pair', 'with', 'kinds']],
    ['colour', ['colour']],
    ['style', ['register']],
    ['too-warm', ['warmth']],
    ['too-cold', ['warmth']],
    ['too-dressy', ['formality']],
    ['too-casual', ['formality']],
  ] as const)('give all the credit of "%s" there', (about, classes) => {
    const residuals = learned(disliked.map((names) => rejected(names, { reason: { about } })));
    const found = Object.keys(residuals).map((feature) => feature.split('~')[0]);
    expect(found.length).toBeGreaterThan(0);
    for (const of of found) expect(classes).toContain(of);
    const asksForMore = about === 'too-cold' || about === 'too-casual';
    expect(Object.values(residuals).every((points) => points > 0 === asksForMore)).toBe(true);
  });

  it('fade, and are gone after some years', () => {
    const learnedAfter = (daysAgo: number) => learned(disliked.map((names) => rejected(names, { daysAgo })));
    const sum = (residuals: Residuals) => Object.values(residuals).reduce((total, one) => total - one, 0);
    expect(sum(learnedAfter(120))).toBeLessThan(0.8 * sum(learnedAfter(0)));
    expect(learnedAfter(1500)).toEqual({});
  });

  it('are forgotten exactly: the others stay as they are, and forgetting all leaves nothing', () => {
    const choices = disliked.map((names) => rejected(names, { daysAgo: 10 }));
    const all = learned(choices);
    for (const feature of Object.keys(all)) {
      const { [feature]: gone, ...others } = all;
      expect(learned(choices, { [feature]: 5 })).toEqual(others);
    }
    const everything = Object.fromEntries(Object.keys(all).map((feature) => [feature, 5]));
    expect(learned(choices, everything)).toEqual({});
  });

  it('learn a forgotten feature anew, from later choices only', () => {
    const reason = { about: 'piece', garmentId: 'Mocasines' } as const;
    const feature = garmentFeature('Mocasines');
    const before = disliked.map((names) => rejected(names, { daysAgo: 10, reason }));
    const later = rejected(disliked[0] ?? [], { reason });
    const anew = learned([...before, later], { [feature]: 5 });
    expect(anew[feature]).toBe(learned([later])[feature]);
    expect(anew[feature]).toBeGreaterThan(learned([...before, later])[feature] ?? 0);
  });

  it('are bounded, however much is chosen', () => {
    const anyChoice = fc.record({
      garments: fc.subarray([...marta], { minLength: 2, maxLength: 7 }),
      outcome: fc.constantFrom('rejected', 'ignored', 'kept', 'worn'),
      daysAgo: fc.nat(900),
      reason: fc.option(
        fc.constantFrom(
          { about: 'pair' },
          { about: 'colour' },
          { about: 'too-warm' },
          { about: 'too-casual' },
        ),
      ),
    }) as fc.Arbitrary<Choice>;
    fc.assert(
      fc.property(fc.array(anyChoice, { maxLength: 40 }), (choices) => {
        const points = Object.values(learned(choices)).map(Math.abs);
        expect(points.length).toBeLessThanOrEqual(40);
        for (const one of points) {
          expect(one).toBeGreaterThanOrEqual(leastPoints);
          expect(one).toBeLessThanOrEqual(18);
        }
      }),
      { numRuns: 40 },
    );
  });
});

const tasteFor = (wardrobe: readonly Garment[]): fc.Arbitrary<Residuals> => {
  const points = fc.double({ min: -18, max: 18, noNaN: true });
  const ids = wardrobe.map(({ id }) => id);
  const id = fc.constantFrom(...ids);
  const kind = fc.constantFrom(...(wardrobe.length > 0 ? wardrobe.map((garment) => garment.kind) : kinds));
  const feature = fc.oneof(
    id.map(garmentFeature),
    fc.constantFrom(...wardrobe).map((garment) => `colour~${colourFamilyOf(garment)}`),
    fc.constantFrom(...styles).map((style) => `register~${style}`),
    fc.tuple(id, id).map(([a, b]) => `pair~${a}~${b}`),
    fc.tuple(id, kind).map(([a, b]) => `with~${a}~${b}`),
    fc.tuple(kind, kind).map(([a, b]) => `kinds~${a}~${b}`),
    fc.constantFrom('warmth', 'formality'),
  );
  return fc.array(fc.tuple(feature, points), { maxLength: 24 }).map((entries) => Object.fromEntries(entries));
};

const taught = (most: number) =>
  fullWardrobe(most)
    .filter((wardrobe) => wardrobe.length > 3)
    .chain((wardrobe) => fc.tuple(fc.constant(wardrobe), tasteFor(wardrobe)));

describe('the search with residuals', () => {
  it('finds the same top 10 as exhaustive search, also among look-alikes', () => {
    const copies = (wardrobe: readonly Garment[], times: number) =>
      wardrobe.flatMap((garment) =>
        Array.from({ length: times }, (_, n) =>
          n === 0 ? garment : { ...garment, id: `${garment.id} ${n}` },
        ),
      );
    const any = fc.oneof(
      taught(24),
      fc
        .tuple(taught(5), fc.integer({ min: 13, max: 14 }))
        .map(([[wardrobe, residuals], times]) => [copies(wardrobe, times), residuals] as const),
    );
    fc.assert(
      fc.property(any, anyRequest, ([wardrobe, residuals], asked) => {
        const { candidates, costs, wanted, space } = prepare(wardrobe, { ...asked, residuals });
        const forced = cheapestByForce(candidates, costs, wanted, 10);
        const { found, proven } = bestOutfits(space, { count: 10, work: workOf(Number.POSITIVE_INFINITY) });
        expect(proven).toBe(true);
        expect(found.map(({ cost }) => cost)).toEqual(forced.map((cost) => expect.closeTo(cost, 5)));
      }),
      { numRuns: 60 },
    );
  });

  it('adds to every outfit the same constant, less what is liked about it, in costs that are never negative', () => {
    fc.assert(
      fc.property(taught(14), anyRequest, ([wardrobe, residuals], asked) => {
        const request = { ...asked, residuals };
        const { candidates, costs, context, wanted } = prepare(wardrobe, request);
        const constants: number[] = [];
        everyOutfit(candidates, costs, wanted, ({ pieces, cost }) => {
          const luck = pieces.reduce((sum, piece) => sum + luckOf(piece, request.seed), 0);
          constants.push(cost - luck - costOf(outfitOf([...pieces]), context));
          for (const [index, piece] of pieces.entries()) {
            expect(context.taste?.single(piece) ?? 0).toBeGreaterThan(-1e-9);
            for (const other of pieces.slice(index + 1)) {
              expect(context.taste?.pair(piece, other) ?? 0).toBeGreaterThan(-1e-9);
            }
          }
        });
        expect(Math.max(...constants, 0) - Math.min(...constants, Math.max(...constants, 0))).toBeLessThan(
          1e-6,
        );
      }),
      { numRuns: 80 },
    );
  });

  it('proposes less warmth, or less formality, to a person who asked for it', () => {
    const request = { occasion: 'work', season: 'fall', seed: 3, count: 3 } as const;
    const mean = (residuals: Residuals, trait: 'warmth' | 'formality') => {
      const { candidates } = prepare(marta, request);
      const pieces = Object.values(candidates).flat();
      const values = generateOutfits(marta, { ...request, residuals }).outfits.flatMap(({ garmentIds }) =>
        garmentIds.map(
          (id) => pieces.find(({ garment }) => garment.id === id)?.[trait === 'warmth' ? 'clo' : trait] ?? 0,
        ),
      );
      return values.reduce((sum, one) => sum + one, 0) / values.length;
    };
    for (const trait of ['warmth', 'formality'] as const) {
      expect(mean({ [trait]: -20 }, trait)).toBeLessThan(mean({}, trait));
      expect(mean({ [trait]: 20 }, trait)).toBeGreaterThan(mean({ [trait]: -20 }, trait));
    }
  });
});

describe('after three rounds of choices', () => {
  const day = { occasion: 'work', season: 'spring' } as const;

  it.each(judged)('at most one of nine proposals has the %s that was rejected', (of) => {
    for (const wardrobe of [marta, javier, lucia]) {
      const outcome = afterRejections(wardrobe, day, of, () => null);
      if (outcome) expect(outcome.wrong).toBeLessThanOrEqual(1);
    }
  });

  it.each(judged)('at most one of nine proposals lacks the %s that was liked', (of) => {
    for (const wardrobe of [javier, sixty]) {
      const outcome = afterLikes(wardrobe, day, of);
      if (outcome) expect(outcome.wrong).toBeLessThanOrEqual(1);
    }
  });
});
