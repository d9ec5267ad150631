import { describe, expect, it } from 'vitest';
import { colourOf } from '../colour/spelled.ts';
import { fifteen, sixty } from '../fixtures/scenario-wardrobes.ts';
import { generateOutfits } from '../generate.ts';
import { slotsOfKind } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { ceremonies } from './ceremonies.ts';
import { daysOff } from './days-off.ts';
import { evenings } from './evenings.ts';
import type { GarmentFilter, Scenario } from './scenario.ts';
import { sports, wishes } from './sports-and-wishes.ts';
import { weather } from './weather.ts';
import { workingDays } from './working-days.ts';

const scenarios: readonly Scenario[] = [
  ...ceremonies,
  ...workingDays,
  ...evenings,
  ...daysOff,
  ...weather,
  ...sports,
  ...wishes,
];

const isOf = (garment: Garment, sort: GarmentFilter): boolean =>
  (sort.kinds?.includes(garment.kind) ?? true) &&
  (sort.slots?.some((slot) => slotsOfKind[garment.kind].includes(slot)) ?? true) &&
  (sort.fabrics?.some((fabric) => fabric === garment.fabric) ?? true) &&
  (sort.patterns?.includes(garment.pattern) ?? true) &&
  (sort.styles?.includes(garment.style) ?? true) &&
  (sort.colours?.includes(colourOf(garment) ?? '') ?? true) &&
  (sort.ids?.includes(garment.id) ?? true);

describe('the written scenarios', () => {
  it('number at least 120 without duplicates', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(120);
    expect(new Set(scenarios.map(({ title }) => title)).size).toBe(scenarios.length);
  });

  it.each([
    { pieces: 60, wardrobe: sixty },
    { pieces: 15, wardrobe: fifteen },
  ])('have $pieces pieces to choose from', ({ pieces, wardrobe }) => {
    expect(new Set(wardrobe.map(({ id }) => id)).size).toBe(pieces);
  });

  const told = scenarios.flatMap((one) => [
    { ...one, pieces: 60, wardrobe: sixty },
    { ...one, pieces: 15, wardrobe: fifteen },
  ]);

  it.each(told)('$title, from $pieces pieces', ({ day, never, best, wardrobe }) => {
    const { outfits } = generateOutfits(wardrobe, { occasion: 'casual', seed: 7, count: 4, ...day });
    const worn = outfits.map(({ garmentIds }) => wardrobe.filter(({ id }) => garmentIds.includes(id)));
    expect(worn.length).toBeGreaterThan(0);
    for (const sort of never) {
      for (const garments of worn) {
        expect(garments.filter((garment) => isOf(garment, sort)).map(({ id }) => id)).toEqual([]);
      }
    }
    const [first = []] = worn;
    const lacking = best.filter((sort) => !first.some((garment) => isOf(garment, sort)));
    expect({ lacking, worn: lacking.length > 0 ? first.map(({ id }) => id) : [] }).toEqual({
      lacking: [],
      worn: [],
    });
  });
});
