import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRequest, anyWardrobe, fullWardrobe } from '../fixtures/arbitrary.ts';
import { cheapestByForce, everyOutfit } from '../fixtures/brute-force.ts';
import { prepare } from '../fixtures/prepared.ts';
import { unfitness } from '../limits/unfit.ts';
import { outfitOf } from '../outfit.ts';
import { invalidity } from '../slots.ts';
import { bestOutfits, type Found } from './best-outfits.ts';
import { costOf, luckOf } from './cost.ts';
import { demandOf, differentOutfits, rounds, suitablePart } from './different-outfits.ts';
import type { Space } from './space.ts';
import { workOf } from './work.ts';

const plenty = () => workOf(Number.POSITIVE_INFINITY);
const rounded = (cost: number) => expect.closeTo(cost, 5);
const costsOfAll = (found: readonly Found[]) => found.map(({ cost }) => cost);

describe('the search', () => {
  it('finds the same top 10 as exhaustive search', () => {
    fc.assert(
      fc.property(fullWardrobe(40), anyRequest, (wardrobe, request) => {
        const { candidates, costs, wanted, space } = prepare(wardrobe, request);
        const forced = cheapestByForce(candidates, costs, wanted, 10);
        const { found, proven } = bestOutfits(space, { count: 10, work: plenty() });
        expect(proven).toBe(true);
        expect(costsOfAll(found)).toEqual(forced.map(rounded));
      }),
      { numRuns: 200 },
    );
  });

  it('finds the same when many garments are interchangeable', () => {
    const copies = fc
      .tuple(fullWardrobe(6), fc.integer({ min: 2, max: 14 }))
      .map(([models, times]) =>
        models.flatMap((model) =>
          Array.from({ length: times }, (_, n) => ({ ...model, inLaundry: false, id: `${model.id} ${n}` })),
        ),
      );
    fc.assert(
      fc.property(copies, anyRequest, (wardrobe, asked) => {
        const request = { ...asked, recentOutfits: [wardrobe.slice(0, 3).map(({ id }) => id)] };
        const { candidates, costs, wanted, space } = prepare(wardrobe, request);
        const forced = cheapestByForce(candidates, costs, wanted, 10);
        const { found } = bestOutfits(space, { count: 10, work: plenty() });
        expect(costsOfAll(found)).toEqual(forced.map(rounded));
      }),
      { numRuns: 60 },
    );
    // Copies in every slot at once take brute force a minute.
  }, 180_000);

  it('finds the same under every option: included, avoided, rain, temperature, event, advisor', () => {
    fc.assert(
      fc.property(fullWardrobe(20), anyRequest, fc.nat(), fc.nat(), (wardrobe, asked, i, j) => {
        fc.pre(wardrobe.length > 2);
        const request = {
          ...asked,
          mustInclude: [wardrobe[i % wardrobe.length]?.id ?? ''],
          mustAvoid: [wardrobe[j % wardrobe.length]?.id ?? ''],
          recentOutfits: [wardrobe.slice(0, 6).map(({ id }) => id)],
          advisor: 'maya' as const,
          temperatureC: (i % 45) - 8,
          rain: j % 2 === 0,
          event: j % 3 === 0 ? ('wedding' as const) : null,
        };
        const { candidates, costs, wanted, space } = prepare(wardrobe, request);
        const forced = cheapestByForce(candidates, costs, wanted, 5);
        const { found } = bestOutfits(space, { count: 5, work: plenty() });
        expect(costsOfAll(found)).toEqual(forced.map(rounded));
      }),
      { numRuns: 60 },
    );
  });

  it('computes a cost that equals the losses of all rules plus jitter', () => {
    fc.assert(
      fc.property(anyWardrobe(16), anyRequest, (wardrobe, request) => {
        const { space, context } = prepare(wardrobe, request);
        for (const { pieces, cost } of bestOutfits(space, { count: 5, work: plenty() }).found) {
          const luck = pieces.reduce((sum, piece) => sum + luckOf(piece, request.seed), 0);
          expect(invalidity(pieces)).toBeNull();
          expect(costOf(outfitOf(pieces), context) + luck).toBeCloseTo(cost, 6);
        }
      }),
    );
  });

  it('chooses the same different outfits as exhaustive search', () => {
    fc.assert(
      fc.property(anyWardrobe(14), anyRequest, (wardrobe, request) => {
        const { space, candidates, costs, wanted } = prepare(wardrobe, request);
        const all: Found[] = [];
        everyOutfit(candidates, costs, wanted, ({ pieces, cost }) => all.push({ pieces: [...pieces], cost }));
        all.sort((a, b) => a.cost - b.cost);
        const chosen: Found[] = [];
        const keysOf = (pieces: Found['pieces']) =>
          pieces.map(({ slot, garment }) => `${slot} ${garment.id}`);
        const keysIn = ({ ways }: Space) =>
          new Set(
            ways.flatMap(({ positions }) =>
              positions.flatMap(({ choices }) => keysOf(choices.map(({ piece }) => piece))),
            ),
          );
        let searched = space;
        for (const round of rounds) {
          for (;;) {
            const { accepts } = demandOf(searched, round, chosen, () => true);
            const suitable = keysIn(searched);
            const ceiling = (chosen[0]?.cost ?? Number.POSITIVE_INFINITY) + round.within;
            const next = all.find(
              ({ pieces, cost }) =>
                cost < ceiling && accepts(pieces) && keysOf(pieces).every((key) => suitable.has(key)),
            );
            if (!next || chosen.length >= 5) break;
            if (chosen.length === 0) searched = suitablePart(space, next);
            chosen.push(next);
          }
        }
        const { found, proven } = differentOutfits(space, 5, plenty(), () => true);
        expect(proven).toBe(true);
        expect(costsOfAll(found)).toEqual(costsOfAll(chosen.sort((a, b) => a.cost - b.cost)).map(rounded));
      }),
      { numRuns: 60 },
    );
  });

  it('wears nothing unsuitable while the slot has an alternative', () => {
    fc.assert(
      fc.property(
        fullWardrobe(30),
        anyRequest,
        fc.integer({ min: -8, max: 40 }),
        fc.boolean(),
        (wardrobe, asked, temperatureC, rain) => {
          const { space, candidates, day } = prepare(wardrobe, { ...asked, temperatureC, rain });
          for (const { pieces } of bestOutfits(space, { count: 5, work: plenty() }).found) {
            for (const piece of pieces) {
              const wrong = unfitness(piece, day);
              if (wrong === 0) continue;
              // Unsuitable garments only where nothing is suitable.
              expect(['base', 'bottom', 'onePiece', 'shoes']).toContain(piece.slot);
              expect(candidates[piece.slot].every((other) => unfitness(other, day) === wrong)).toBe(true);
            }
          }
        },
      ),
    );
  });

  it('stops at its work limit, reports it and still returns outfits', () => {
    fc.assert(
      fc.property(fullWardrobe(40), anyRequest, (wardrobe, request) => {
        const { space } = prepare(wardrobe, request);
        const all = bestOutfits(space, { count: 1, work: plenty() });
        const work = workOf(40);
        const some = bestOutfits(space, { count: 1, work });
        expect(some.proven).toBe(work.spent < 40);
        if (some.proven) expect(costsOfAll(some.found)).toEqual(costsOfAll(all.found).map(rounded));
      }),
      { numRuns: 60 },
    );
  });
});
