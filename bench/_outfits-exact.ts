import fc from 'fast-check';
import { anyRequest, fullWardrobe } from '#stylist/fixtures/arbitrary.ts';
import { cheapestByForce, everyOutfit } from '#stylist/fixtures/brute-force.ts';
import { prepare } from '#stylist/fixtures/prepared.ts';
import { bestOutfits } from '#stylist/search/best-outfits.ts';
import { workOf } from '#stylist/search/work.ts';

const same = (a: number, b: number | undefined) => b !== undefined && Math.abs(a - b) < 1e-6;

/**
 * Compares the top 10 of random wardrobes with brute force.
 * @throws at the first difference
 */
export function compareWithForce(wardrobes: number): void {
  const drawn = fc.sample(fc.tuple(fullWardrobe(40), anyRequest), { numRuns: wardrobes, seed: 2026 });
  let garments = 0;
  let outfits = 0;
  let tried = 0;
  for (const [wardrobe, request] of drawn) {
    const { candidates, costs, wanted, space } = prepare(wardrobe, request);
    const forced = cheapestByForce(candidates, costs, wanted, 10);
    everyOutfit(candidates, costs, wanted, () => tried++);
    const { found, proven } = bestOutfits(space, { count: 10, work: workOf(Number.POSITIVE_INFINITY) });
    const equal = found.length === forced.length && found.every(({ cost }, i) => same(cost, forced[i]));
    if (!equal || !proven) throw new Error(`Differs: ${JSON.stringify({ wardrobe, request })}`);
    garments += wardrobe.length;
    outfits += found.length;
  }
  console.log(
    `\nexact: on ${wardrobes} random wardrobes of up to 40 garments (${(garments / wardrobes).toFixed(1)} on average) ` +
      `the top 10 equal brute force, ${outfits} outfits of the ${tried} that brute force tried`,
  );
}
