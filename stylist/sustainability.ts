import type { Language } from '#contract/languages.ts';
import { wordsOf } from './language/all.ts';
import type { SustainabilityWords } from './language/shape/words.ts';
import type { Garment } from './wardrobe.ts';

export type SustainabilityPart = { label: string; points: number; max: number; reason: string };

export type Sustainability = {
  /** 0 to 100, the sum of the points of `parts`; 100 for an empty wardrobe. */
  score: number;
  parts: SustainabilityPart[];
  formula: string;
};

/** Newer garments are not counted. */
const graceDays = 30;
/** One season. */
const usedWithinDays = 90;
/** A year ("#30wears", L. Firth, 2015). */
const targetWears = 30;

const most = { use: 50, wears: 30, care: 20 } as const;

const isInUse = (garment: Garment) =>
  garment.lastWornDaysAgo !== null && garment.lastWornDaysAgo <= usedWithinDays;

/** Of the wears expected since it was added, at most 1. */
function wearShare({ timesWorn, addedDaysAgo = 365 }: Garment): number {
  const expected = targetWears * Math.min(1, Math.max(graceDays, addedDaysAgo) / 365);
  return Math.min(1, timesWorn / expected);
}

function partInUse(judged: readonly Garment[], { use }: SustainabilityWords): SustainabilityPart {
  const used = judged.filter(isInUse).length;
  const share = judged.length === 0 ? 1 : used / judged.length;
  const reason = judged.length === 0 ? use.early : use.reason(used, judged.length, usedWithinDays);
  return { label: use.label, points: Math.round(most.use * share), max: most.use, reason };
}

function partOfWears(judged: readonly Garment[], { wears }: SustainabilityWords): SustainabilityPart {
  const meanOf = (of: (garment: Garment) => number) =>
    judged.reduce((sum, garment) => sum + of(garment), 0) / judged.length;
  const share = judged.length === 0 ? 1 : meanOf(wearShare);
  const reason =
    judged.length === 0
      ? wears.early(targetWears)
      : wears.reason(
          meanOf(({ timesWorn }) => timesWorn),
          targetWears,
        );
  return { label: wears.label, points: Math.round(most.wears * share), max: most.wears, reason };
}

function partOfCare(wardrobe: readonly Garment[], { care }: SustainabilityWords): SustainabilityPart {
  // Worn out and in use means long-lived; unused means waste.
  const lasting = wardrobe.filter((garment) => garment.condition !== 'worn' || isInUse(garment)).length;
  const share = wardrobe.length === 0 ? 1 : lasting / wardrobe.length;
  const reason = wardrobe.length === 0 ? care.early : care.reason(lasting, wardrobe.length);
  return { label: care.label, points: Math.round(most.care * share), max: most.care, reason };
}

export function sustainabilityScore(wardrobe: readonly Garment[], language?: Language): Sustainability {
  const { sustainability: words } = wordsOf(language);
  const judged = wardrobe.filter(
    (garment) => (garment.addedDaysAgo ?? graceDays) >= graceDays || isInUse(garment),
  );
  const parts = [partInUse(judged, words), partOfWears(judged, words), partOfCare(wardrobe, words)];
  return { score: parts.reduce((sum, part) => sum + part.points, 0), parts, formula: words.formula };
}
