/**
 * Time and work by wardrobe size, and quality of the score. `-- --exact=1000` compares the top 10 with brute force;
 * `--outfits FILE` (AUC) or `--fitb FILE` (fill in the blank) reads JSON lines.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { type Occasion, occasions, type Season, seasons } from '#contract/vocabulary.ts';
import { anyRequest, fullWardrobe } from '#stylist/fixtures/arbitrary.ts';
import { cheapestByForce, everyOutfit } from '#stylist/fixtures/brute-force.ts';
import { prepare } from '#stylist/fixtures/prepared.ts';
import { generateOutfits } from '#stylist/generate.ts';
import { pieceOf } from '#stylist/piece.ts';
import { bestOutfits } from '#stylist/search/best-outfits.ts';
import type { Costs } from '#stylist/search/cost.ts';
import { workOf } from '#stylist/search/work.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { cpuMillis, machine, spreadOf } from './_measure.ts';
import { fillInTheBlank, judgeOutfits } from './_outfits-judged.ts';
import { wardrobeOf } from './_outfits-wardrobe.ts';

const sizes = [50, 300, 1000, 10_000] as const;
const rounds = 5;
const count = 10;

type Day = { occasion: Occasion; season: Season };
const days: readonly Day[] = occasions.flatMap((occasion) => seasons.map((season) => ({ occasion, season })));

let sink = 0;

function scoreAllPairs(wardrobe: readonly Garment[], day: Day, costs: Costs): void {
  const pieces = wardrobe.map((garment) => pieceOf(garment, slotsOfKind[garment.kind][0] ?? 'base', day));
  for (const [index, a] of pieces.entries()) {
    for (let i = index + 1; i < pieces.length; i++) {
      const b = pieces[i];
      if (b && costs.pair(a, b) < 1) sink++;
    }
  }
}

const millis = (values: readonly number[]) => {
  const { median, min, max } = spreadOf(values);
  const say = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  return `${say(median)} ms (${say(min)}–${say(max)})`;
};

type Measured = {
  /** CPU milliseconds. */
  slowest: number;
  top: number[];
  different: number[];
  work: number[];
  proven: number;
  asked: number;
  allPairs: number[];
};

function measure(size: number): Measured {
  const result: Measured = {
    slowest: 0,
    top: [],
    different: [],
    work: [],
    proven: 0,
    asked: 0,
    allPairs: [],
  };
  for (let round = 0; round < rounds; round++) {
    const wardrobe = wardrobeOf(size, round + 1);
    let top = 0;
    let different = 0;
    for (const day of days) {
      const request = { ...day, seed: round, count };
      const work = workOf();
      top += cpuMillis(() => {
        const { proven } = bestOutfits(prepare(wardrobe, request).space, { count, work });
        if (proven) result.proven++;
      });
      const one = cpuMillis(() => {
        const { proven } = generateOutfits(wardrobe, request);
        if (proven) result.proven++;
      });
      different += one;
      result.slowest = Math.max(result.slowest, one);
      result.asked += 2;
      result.work.push(work.spent);
    }
    result.top.push(top / days.length);
    result.different.push(different / days.length);
    const day: Day = { occasion: 'casual', season: 'spring' };
    // Fifty million pairs add nothing over 1,000 garments.
    if (size <= 1000) {
      const { costs } = prepare(wardrobe, { ...day, seed: round, count });
      result.allPairs.push(cpuMillis(() => scoreAllPairs(wardrobe, day, costs)));
    }
  }
  return result;
}

function measureSizes(): void {
  console.log(
    `\noutfits: mean CPU of ${days.length} days, median of ${rounds} wardrobes (spread)\n${machine()}\n`,
  );
  measure(300);
  let before: { size: number; top: number } | null = null;
  for (const size of sizes) {
    const { top, different, work, proven, asked, allPairs, slowest } = measure(size);
    const median = spreadOf(top).median;
    const growth = before ? Math.log(median / before.top) / Math.log(size / before.size) : Number.NaN;
    const pairs = spreadOf(allPairs).median;
    const ratio = (millisOf: number) =>
      `${(millisOf / pairs).toFixed(2)} × scoring all pairs (${pairs.toFixed(0)} ms)`;
    console.log(`${size} garments`);
    console.log(
      `  top ${count}, exact          ${millis(top)}${allPairs.length > 0 ? `, ${ratio(median)}` : ''}`,
    );
    console.log(
      `  ${count} different, explained ${millis(different)}${allPairs.length > 0 ? `, ${ratio(spreadOf(different).median)}` : ''}`,
    );
    console.log(
      `  pairs weighed          ${spreadOf(work).median.toFixed(0)} (${Math.min(...work)}–${Math.max(...work)}) of ${(size * (size - 1)) / 2}`,
    );
    console.log(`  proven best            ${((100 * proven) / asked).toFixed(1)} % of ${asked}`);
    console.log(`  slowest single request ${slowest.toFixed(0)} ms`);
    if (before) console.log(`  growth                 n^${growth.toFixed(2)} since ${before.size}`);
    before = { size, top: median };
  }
  if (sink < 0) console.log(sink);
}

const { values } = parseArgs({
  options: { outfits: { type: 'string' }, fitb: { type: 'string' }, exact: { type: 'string' } },
  strict: false,
});
const given = (value: string | boolean | undefined): value is string => typeof value === 'string';

if (given(values.outfits)) judgeOutfits(values.outfits);
if (given(values.fitb)) fillInTheBlank(values.fitb);
if (given(values.exact)) compareWithForce(Number(values.exact) || 1000);
if (!given(values.outfits) && !given(values.fitb) && !given(values.exact)) measureSizes();

/** @throws at the first difference from brute force */
function compareWithForce(wardrobes: number): void {
  const drawn = fc.sample(fc.tuple(fullWardrobe(40), anyRequest), { numRuns: wardrobes, seed: 2026 });
  let garments = 0;
  let outfits = 0;
  let tried = 0;
  for (const [wardrobe, request] of drawn) {
    const { candidates, costs, wanted, space } = prepare(wardrobe, request);
    const forced = cheapestByForce(candidates, costs, wanted, 10);
    everyOutfit(candidates, costs, wanted, () => tried++);
    const { found, proven } = bestOutfits(space, { count: 10, work: workOf(Number.POSITIVE_INFINITY) });
    const equal =
      found.length === forced.length &&
      found.every(({ cost }, i) => Math.abs(cost - (forced[i] ?? Number.NaN)) < 1e-6);
    if (!equal || !proven) throw new Error(`Differs: ${JSON.stringify({ wardrobe, request })}`);
    garments += wardrobe.length;
    outfits += found.length;
  }
  console.log(
    `\nexact: on ${wardrobes} random wardrobes of up to 40 garments (${(garments / wardrobes).toFixed(1)} on average) ` +
      `the top 10 equal brute force, ${outfits} outfits of the ${tried} that brute force tried`,
  );
}
