import { type Care, inLabelOrder } from '#contract/care.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { isSortOf } from '#contract/vocabulary.ts';
import { oklchOf } from '#stylist/colour/oklch.ts';

/** In the order of a washing day. */
export const washes = ['machine', 'gentle', 'hand', 'professional', 'wipe'] as const;
export type Wash = (typeof washes)[number];

/** Machines are filled by these. */
export const tints = ['white', 'colour', 'dark'] as const;
export type Tint = (typeof tints)[number];

export type Basket = {
  wash: Wash;
  tint: Tint | null;
  /** At most, of the most delicate garment; null without a machine. */
  celsius: number | null;
  items: { item: WardrobeItem; fromLabel: boolean }[];
  care: Care[];
};

type Needed = Pick<Basket, 'wash' | 'celsius'> & { fromLabel: boolean };

/** Without a label the mildest that cleans it. */
const washOfFabric: Readonly<Partial<Record<WardrobeItem['fabric'], Wash>>> = {
  cotton: 'machine',
  linen: 'machine',
  denim: 'machine',
  corduroy: 'machine',
  wool: 'hand',
  silk: 'hand',
  chiffon: 'hand',
  leather: 'wipe',
  suede: 'wipe',
  metal: 'wipe',
};

const celsiusWithoutLabel = 30;

const shared: readonly Care[] = ['no-bleach', 'no-tumble-dry', 'dry-flat', 'dry-shade', 'inside-out'];

const machine = /^wash-(\d+)(-gentle|-very-gentle)?$/;

function neededBy({ care, fabric, kind, category }: WardrobeItem): Needed {
  const [, celsius, gentle] = care.map((symbol) => machine.exec(symbol)).find(Boolean) ?? [];
  if (celsius !== undefined)
    return { wash: gentle === undefined ? 'machine' : 'gentle', celsius: Number(celsius), fromLabel: true };
  const cleaned = care.some((symbol) => /^(dry|wet)-clean/.test(symbol));
  if (care.includes('hand-wash')) return { wash: 'hand', celsius: null, fromLabel: true };
  if (care.includes('no-wash') || cleaned)
    return { wash: cleaned ? 'professional' : 'wipe', celsius: null, fromLabel: true };
  const isHard =
    category === 'shoes' || isSortOf(kind, 'bag', 'belt', 'jewellery', 'watch', 'glasses', 'umbrella');
  const byFabric = isHard ? 'wipe' : (washOfFabric[fabric] ?? 'gentle');
  // Its shape does not survive water.
  const isTailored = isSortOf(kind, 'blazer', 'coat', 'suit') && byFabric !== 'machine';
  const wash = isTailored ? 'professional' : byFabric;
  const isWashed = wash === 'machine' || wash === 'gentle';
  return { wash, celsius: isWashed ? celsiusWithoutLabel : null, fromLabel: false };
}

const seenShare = 0.1;

function tintOf({ colors }: WardrobeItem): Tint {
  const seen = colors.filter(({ share }) => share >= seenShare).map(({ hex }) => oklchOf(hex));
  if (seen.length > 0 && seen.every(({ lightness, chroma }) => lightness > 0.88 && chroma < 0.05))
    return 'white';
  const [main] = seen;
  return main && main.lightness < 0.42 ? 'dark' : 'colour';
}

/** Groups the garments in the laundry by how they may be washed together. */
export function basketsOf(items: readonly WardrobeItem[]): Basket[] {
  const baskets = new Map<string, Basket>();
  for (const item of items) {
    if (!item.inLaundry) continue;
    const { wash, celsius, fromLabel } = neededBy(item);
    const tint = celsius === null ? null : tintOf(item);
    const key = `${wash} ${tint}`;
    const basket = baskets.get(key) ?? { wash, tint, celsius, items: [], care: [] };
    basket.items.push({ item, fromLabel });
    if (celsius !== null) basket.celsius = Math.min(celsius, basket.celsius ?? celsius);
    basket.care = inLabelOrder([...basket.care, ...item.care.filter((symbol) => shared.includes(symbol))]);
    baskets.set(key, basket);
  }
  const place = ({ wash, tint }: Basket) =>
    washes.indexOf(wash) * 10 + (tint === null ? 0 : tints.indexOf(tint));
  return [...baskets.values()].sort((a, b) => place(a) - place(b));
}
