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

const formula =
  'Hasta 50 puntos por la parte de tu armario que has usado en los últimos 90 días, hasta 30 por acercarte a ' +
  '30 usos por prenda al año y hasta 20 por alargarles la vida. Las prendas recién llegadas no restan.';

const isInUse = (garment: Garment) =>
  garment.lastWornDaysAgo !== null && garment.lastWornDaysAgo <= usedWithinDays;

/** Of the wears expected since it was added, at most 1. */
function wearShare({ timesWorn, addedDaysAgo = 365 }: Garment): number {
  const expected = targetWears * Math.min(1, Math.max(graceDays, addedDaysAgo) / 365);
  return Math.min(1, timesWorn / expected);
}

const decimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const count = (n: number, singular: string, plural: string) => `${n} ${n === 1 ? singular : plural}`;

function partInUse(judged: readonly Garment[]): SustainabilityPart {
  const used = judged.filter(isInUse).length;
  const share = judged.length === 0 ? 1 : used / judged.length;
  const reason =
    judged.length === 0
      ? 'Tus prendas acaban de llegar: aún es pronto para juzgar.'
      : `Has usado ${used} de ${count(judged.length, 'prenda', 'prendas')} en los últimos ${usedWithinDays} días.`;
  return { label: 'Armario en uso', points: Math.round(most.use * share), max: most.use, reason };
}

function partOfWears(judged: readonly Garment[]): SustainabilityPart {
  const share = judged.length === 0 ? 1 : judged.reduce((sum, g) => sum + wearShare(g), 0) / judged.length;
  const wears = judged.reduce((sum, garment) => sum + garment.timesWorn, 0);
  const average = decimal.format(judged.length === 0 ? 0 : wears / judged.length);
  const reason =
    judged.length === 0
      ? `La meta es llegar a ${targetWears} usos por prenda en un año.`
      : `Cada prenda lleva ${average} ${average === '1' ? 'uso' : 'usos'} de media; la meta es llegar a ${targetWears} en un año.`;
  return { label: 'Usos por prenda', points: Math.round(most.wears * share), max: most.wears, reason };
}

function partOfCare(wardrobe: readonly Garment[]): SustainabilityPart {
  // Worn out and in use means long-lived; unused means waste.
  const lasting = wardrobe.filter((garment) => garment.condition !== 'worn' || isInUse(garment)).length;
  const share = wardrobe.length === 0 ? 1 : lasting / wardrobe.length;
  const reason =
    wardrobe.length === 0
      ? 'Cuida lo que llegue y te durará años.'
      : `${count(lasting, 'prenda', 'prendas')} de ${wardrobe.length} ${lasting === 1 ? 'está' : 'están'} en buen estado o ${lasting === 1 ? 'sigue' : 'siguen'} en uso.`;
  return { label: 'Larga vida', points: Math.round(most.care * share), max: most.care, reason };
}

export function sustainabilityScore(wardrobe: readonly Garment[]): Sustainability {
  const judged = wardrobe.filter(
    (garment) => (garment.addedDaysAgo ?? graceDays) >= graceDays || isInUse(garment),
  );
  const parts = [partInUse(judged), partOfWears(judged), partOfCare(wardrobe)];
  return { score: parts.reduce((sum, part) => sum + part.points, 0), parts, formula };
}
