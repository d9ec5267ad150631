/**
 * After three rounds in ten wardrobes, counts proposals that still have a rejected feature, or lack a liked one, while
 * an alternative within 10 points exists.
 */

import type { RejectionReason } from '#contract/composing.ts';
import { sixty } from '#stylist/fixtures/scenario-wardrobes.ts';
import { afterLikes, afterRejections, judged, type Outcome } from '#stylist/fixtures/taught.ts';
import { javier, lucia, marta } from '#stylist/fixtures/wardrobes.ts';
import { type FeatureClass, parseFeature } from '#stylist/learning/features.ts';
import type { Garment, OutfitRequest } from '#stylist/wardrobe.ts';
import { wardrobeOf } from './_outfits-wardrobe.ts';

const wardrobes: readonly (readonly [string, readonly Garment[]])[] = [
  ['marta', marta],
  ['javier', javier],
  ['lucia', lucia],
  ['sixty', sixty],
  ...[40, 60, 80, 100, 150, 200].map((size) => [`random ${size}`, wardrobeOf(size, size)] as const),
];

const days: readonly Pick<OutfitRequest, 'occasion' | 'season'>[] = [
  { occasion: 'casual', season: 'fall' },
  { occasion: 'work', season: 'spring' },
];

function reasonFor(feature: string): RejectionReason | null {
  const parsed = parseFeature(feature);
  switch (parsed.of) {
    case 'garment':
      return { about: 'piece', garmentId: parsed.id };
    case 'pair':
      return { about: 'pair' };
    case 'colour':
      return { about: 'colour' };
    case 'register':
      return { about: 'style' };
    default:
      return null;
  }
}

type Trial = (wardrobe: readonly Garment[], day: (typeof days)[number], of: FeatureClass) => Outcome | null;
const trials: Readonly<Record<string, Trial>> = {
  'rejected, no reason': (wardrobe, day, of) => afterRejections(wardrobe, day, of, () => null),
  'rejected, with a reason': (wardrobe, day, of) => afterRejections(wardrobe, day, of, reasonFor),
  liked: afterLikes,
};

let failures = 0;
for (const [name, trial] of Object.entries(trials)) {
  console.log(`\n${name}: choices → of 9 proposals with it before, after (wrong)`);
  console.log(['wardrobe'.padEnd(12), 'day'.padEnd(14), ...judged.map((of) => of.padEnd(18))].join(' '));
  for (const [who, wardrobe] of wardrobes) {
    for (const day of days) {
      const cells = judged.map((of) => {
        const outcome = trial(wardrobe, day, of);
        if (!outcome) return '–'.padEnd(18);
        const { taught, before, after, wrong } = outcome;
        if (wrong > 1) failures++;
        return `${taught} → ${before}, ${after} (${wrong})${wrong > 1 ? ' !' : ''}`.padEnd(18);
      });
      console.log([who.padEnd(12), `${day.occasion} ${day.season}`.padEnd(14), ...cells].join(' '));
    }
  }
}
console.log(`\nmore than one wrong: ${failures}`);
