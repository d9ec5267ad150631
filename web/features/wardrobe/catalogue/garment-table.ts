import { attributeLabel, attributeNames, garmentAttributes } from '#contract/garment-attributes.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { categoryNames, kindNames, seasonNames } from '#contract/names.ts';
import { garmentTableCopy as copy } from '#web/copy/garment-table.ts';
import { language } from '#web/language.ts';

/** Numbers as a spreadsheet in the language reads them. */
const amount = (value: number | null): string => {
  if (value === null) return '';
  return language === 'en' ? value.toFixed(2) : value.toFixed(2).replace('.', ',');
};
const day = (moment: string | null): string => moment?.slice(0, 10) ?? '';

const columns: readonly (readonly [heading: string, of: (item: WardrobeItem) => string])[] = [
  [copy.name, ({ name }) => name],
  [copy.kind, ({ kind }) => kindNames[kind]],
  [copy.group, ({ category }) => categoryNames[category]],
  [copy.brand, ({ brand }) => brand ?? ''],
  [copy.size, ({ size }) => size ?? ''],
  [copy.color, ({ color }) => color],
  [copy.secondColor, ({ secondColor }) => secondColor ?? ''],
  ...attributeNames.map(
    (attribute) =>
      [
        garmentAttributes[attribute].title,
        (item: WardrobeItem) => attributeLabel(attribute, item[attribute]) ?? '',
      ] as const,
  ),
  [copy.seasons, ({ season }) => season.map((one) => seasonNames[one]).join(', ')],
  [copy.tags, ({ tags }) => tags.join(', ')],
  [copy.price, ({ purchasePrice }) => amount(purchasePrice)],
  [copy.timesWorn, ({ timesWorn }) => String(timesWorn)],
  [copy.costPerWear, ({ costPerWear }) => amount(costPerWear)],
  [copy.lastWorn, ({ lastWornAt }) => day(lastWornAt)],
  [copy.since, ({ createdAt }) => day(createdAt)],
  [copy.favorite, ({ favorite }) => (favorite ? copy.yes : '')],
  [copy.page, ({ page }) => page ?? ''],
  [copy.reference, ({ id }) => id],
];

/** The headings first; the import reads it back without doubling. */
export const garmentTable = (items: readonly WardrobeItem[]): string[][] => [
  columns.map(([heading]) => heading),
  ...items.map((item) => columns.map(([, of]) => of(item))),
];
