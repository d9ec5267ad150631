import { attributeLabel, searchedAttributes } from '#contract/garment-attributes.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { kindNames } from '#contract/names.ts';
import { type Category, categories, type Season, seasons } from '#contract/vocabulary.ts';
import { garmentSynonyms } from '#web/copy/garment-synonyms.ts';
import { textMatches } from '#web/garments/search-text.ts';
import { locale } from '#web/language.ts';

export const garmentSorts = [
  'recent',
  'most-worn',
  'least-worn',
  'price',
  'versatility',
  'cost-per-wear',
] as const;
export type GarmentSort = (typeof garmentSorts)[number];

export const garmentFlags = ['favorites', 'never-worn', 'in-laundry', 'away'] as const;
export type GarmentFlag = (typeof garmentFlags)[number];

export const mainHome = 'principal';

/** `null` and an empty list filter nothing. */
export interface GarmentFilters {
  search: string;
  category: Category | null;
  color: string | null;
  season: Season | null;
  home: string | null;
  flags: readonly GarmentFlag[];
  sort: GarmentSort;
}

/** Search parameters, so that a filtered wardrobe can be bookmarked. */
export const filterParams = {
  search: 'q',
  category: 'categoria',
  color: 'color',
  season: 'temporada',
  home: 'casa',
  flags: 'ver',
  sort: 'orden',
} as const;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null;

/** Unknown values count as absent. */
export function readGarmentFilters(params: URLSearchParams): GarmentFilters {
  const flags = params.getAll(filterParams.flags);
  return {
    search: params.get(filterParams.search) ?? '',
    category: oneOf(categories, params.get(filterParams.category)),
    color: params.get(filterParams.color),
    season: oneOf(seasons, params.get(filterParams.season)),
    home: params.get(filterParams.home),
    flags: garmentFlags.filter((flag) => flags.includes(flag)),
    sort: oneOf(garmentSorts, params.get(filterParams.sort)) ?? 'recent',
  };
}

/** Keeps other parameters; defaults are not written. */
export function writeGarmentFilters(params: URLSearchParams, filters: GarmentFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of Object.values(filterParams)) next.delete(name);
  if (filters.search !== '') next.set(filterParams.search, filters.search);
  if (filters.category) next.set(filterParams.category, filters.category);
  if (filters.color) next.set(filterParams.color, filters.color);
  if (filters.season) next.set(filterParams.season, filters.season);
  if (filters.home) next.set(filterParams.home, filters.home);
  for (const flag of filters.flags) next.append(filterParams.flags, flag);
  if (filters.sort !== 'recent') next.set(filterParams.sort, filters.sort);
  return next;
}

export const countFilters = ({ category, color, season, home, flags }: GarmentFilters): number =>
  [category, color, season, home].filter((chosen) => chosen !== null).length + flags.length;

export const filtersNarrow = (filters: GarmentFilters): boolean =>
  filters.search.trim() !== '' || countFilters(filters) > 0;

const searchedText = (item: WardrobeItem): string =>
  [
    item.name,
    item.brand ?? '',
    kindNames[item.kind],
    // The category is left out: "Pantalones y faldas" would make "pantalón" match skirts.
    garmentSynonyms[item.kind] ?? '',
    item.color,
    ...searchedAttributes.map((attribute) => attributeLabel(attribute, item[attribute])),
    ...item.tags,
  ].join(' ');

const passesFlag: Record<GarmentFlag, (item: WardrobeItem) => boolean> = {
  favorites: (item) => item.favorite,
  'never-worn': (item) => item.timesWorn === 0,
  'in-laundry': (item) => item.inLaundry,
  away: (item) => item.away !== null,
};

/** Items without a value come last in both directions. */
const byValue =
  (value: (item: WardrobeItem) => number | null, direction: 1 | -1) =>
  (a: WardrobeItem, b: WardrobeItem): number => {
    const left = value(a);
    const right = value(b);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * direction;
  };

const byRecency = (a: WardrobeItem, b: WardrobeItem): number =>
  Number(a.createdAt < b.createdAt) - Number(a.createdAt > b.createdAt);

const comparators: Record<GarmentSort, (a: WardrobeItem, b: WardrobeItem) => number> = {
  recent: byRecency,
  'most-worn': byValue((item) => item.timesWorn, -1),
  'least-worn': byValue((item) => item.timesWorn, 1),
  price: byValue((item) => item.purchasePrice, -1),
  versatility: byValue((item) => item.versatilityScore, -1),
  'cost-per-wear': byValue((item) => item.costPerWear, 1),
};

export function filterGarments(items: readonly WardrobeItem[], filters: GarmentFilters): WardrobeItem[] {
  const compare = comparators[filters.sort];
  return items
    .filter(
      (item) =>
        (filters.category === null || item.category === filters.category) &&
        (filters.color === null || item.color === filters.color) &&
        (filters.season === null || item.season.includes(filters.season)) &&
        (filters.home === null || (item.home ?? mainHome) === filters.home) &&
        filters.flags.every((flag) => passesFlag[flag](item)) &&
        textMatches(searchedText(item), filters.search),
    )
    .sort((a, b) => compare(a, b) || byRecency(a, b));
}

export function colorsInWardrobe(items: readonly WardrobeItem[]): { name: string; hex: string | null }[] {
  const found = new Map<string, { name: string; hex: string | null; count: number }>();
  for (const item of items) {
    const hex = item.colors.find((color) => color.name === item.color)?.hex ?? null;
    const color = found.get(item.color) ?? { name: item.color, hex: null, count: 0 };
    found.set(item.color, { name: item.color, hex: color.hex ?? hex, count: color.count + 1 });
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale))
    .map(({ name, hex }) => ({ name, hex }));
}
