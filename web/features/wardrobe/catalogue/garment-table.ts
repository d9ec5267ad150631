import { columnTitles as titles, yes } from '#contract/column-words.ts';
import { attributeLabel, attributeNames, garmentAttributes } from '#contract/garment-attributes.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { categoryNames, kindNames, seasonNames } from '#contract/names.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { type Houses, houseName } from '#web/garments/homes/use-houses.ts';
import { language } from '#web/language.ts';

/** Numbers as a spreadsheet in the language reads them. */
const amount = (value: number | null): string => {
  if (value === null) return '';
  return language === 'en' ? value.toFixed(2) : value.toFixed(2).replace('.', ',');
};
const day = (moment: string | null): string => moment?.slice(0, 10) ?? '';

const columns: readonly (readonly [heading: string, of: (item: WardrobeItem) => string])[] = [
  [titles.name, ({ name }) => name],
  [titles.kind, ({ kind }) => kindNames[kind]],
  [titles.group, ({ category }) => categoryNames[category]],
  [titles.brand, ({ brand }) => brand ?? ''],
  [titles.size, ({ size }) => size ?? ''],
  [titles.color, ({ color }) => colorLabel(color)],
  [titles.secondColor, ({ secondColor }) => (secondColor === null ? '' : colorLabel(secondColor))],
  ...attributeNames.map(
    (attribute) =>
      [
        garmentAttributes[attribute].title,
        (item: WardrobeItem) => attributeLabel(attribute, item[attribute]) ?? '',
      ] as const,
  ),
  [titles.seasons, ({ season }) => season.map((one) => seasonNames[one]).join(', ')],
  [titles.tags, ({ tags }) => tags.join(', ')],
  [titles.price, ({ purchasePrice }) => amount(purchasePrice)],
  [titles.timesWorn, ({ timesWorn }) => String(timesWorn)],
  [titles.upkeepCost, ({ upkeepCost }) => amount(upkeepCost || null)],
  [titles.costPerWear, ({ costPerWear }) => amount(costPerWear)],
  [titles.lastWorn, ({ lastWornAt }) => day(lastWornAt)],
  [titles.since, ({ createdAt }) => day(createdAt)],
  [titles.favorite, ({ favorite }) => (favorite ? yes : '')],
  [titles.page, ({ page }) => page ?? ''],
  [titles.key, ({ id }) => id],
];

/** The headings first; the import reads it back without doubling. */
export function garmentTable(items: readonly WardrobeItem[], houses: Houses): string[][] {
  const home = [titles.home, (item: WardrobeItem) => houseName(houses, item.home)] as const;
  const all = houses.homes.length > 0 ? [...columns, home] : columns;
  return [all.map(([heading]) => heading), ...items.map((item) => all.map(([, of]) => of(item)))];
}
