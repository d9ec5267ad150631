import type { z } from 'zod';
import type { Product } from '#contract/store.ts';
import { asGarments } from '#server/shop/in-wardrobe/as-garments.ts';
import { goTogether } from '#stylist/compatibility/go-together.ts';
import { pieceOf } from '#stylist/piece.ts';
import { productViews } from '#stylist/requests/product-views.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { cpuMillis, report } from './_measure.ts';
import { wardrobeOf } from './_outfits-wardrobe.ts';

const garments = 300;
const measured = 160;
const rounds = 5;

let sink = 0;

function scoreAllPairs(wardrobe: readonly Garment[], products: readonly Garment[]): void {
  const pieces = (list: readonly Garment[]) =>
    list.map((garment) =>
      pieceOf(garment, slotsOfKind[garment.kind][0] ?? 'base', { occasion: 'casual', season: 'spring' }),
    );
  const owned = pieces(wardrobe);
  for (const product of pieces(products)) for (const own of owned) if (goTogether(product, own)) sink++;
}

export function measureInWardrobe(products: readonly z.output<typeof Product>[]): void {
  const inAllColors = products.slice(0, measured).map(asGarments);
  const [one, all] = [inAllColors.flatMap((colors) => colors.slice(0, 1)), inAllColors.flat()];
  const first = cpuMillis(() => productViews(wardrobeOf(garments, 99), one));
  const rows: Record<string, number[]> = {
    'weighing every pair once': [],
    [`${one.length} products`]: [],
    [`${all.length} products and colours`]: [],
  };
  for (let round = 0; round < rounds; round++) {
    const wardrobe = wardrobeOf(garments, round + 1);
    const acts = [
      () => scoreAllPairs(wardrobe, one),
      () => void productViews(wardrobe, one),
      () => void productViews(wardrobe, all),
    ];
    for (const [at, name] of Object.keys(rows).entries()) rows[name]?.push(cpuMillis(acts[at] ?? (() => {})));
  }
  report(
    `What the shop would do in a wardrobe of ${garments} garments`,
    'ms of CPU',
    rows,
    'weighing every pair once',
  );
  console.log(`The first pass after a start: ${first.toFixed(0)} ms. ${sink} pairs went together.`);
}
