import type { Fibre } from '#contract/fibres.ts';
import type { WardrobeItem } from '#contract/garments.ts';

/** Materials that months in a box harm unless they are kept as they should. */
export const delicates = ['wool', 'leather', 'down', 'silk'] as const;
export type Delicate = (typeof delicates)[number];

const delicateOf: Readonly<Partial<Record<WardrobeItem['fabric'] | Fibre, Delicate>>> = {
  wool: 'wool',
  merino: 'wool',
  cashmere: 'wool',
  alpaca: 'wool',
  mohair: 'wool',
  angora: 'wool',
  leather: 'leather',
  suede: 'leather',
  down: 'down',
  feather: 'down',
  silk: 'silk',
};

const isMadeOf = ({ fabric, composition }: WardrobeItem, delicate: Delicate): boolean =>
  [fabric, ...composition.map(({ fibre }) => fibre)].some((one) => delicateOf[one] === delicate);

export const delicatesAmong = (items: readonly WardrobeItem[]): Delicate[] =>
  delicates.filter((delicate) => items.some((item) => isMadeOf(item, delicate)));

/** Moths come for what skin leaves in wool, so one wear is enough. */
const needsWash = (item: WardrobeItem): boolean =>
  item.inLaundry || item.wash.due || (isMadeOf(item, 'wool') && item.wash.since > 0);

const newForDays = 60;

export interface PutAway {
  toWash: WardrobeItem[];
  unworn: WardrobeItem[];
  others: WardrobeItem[];
}

/** Each garment once. @param since first day of the half that ends */
export function sortPutAway(items: readonly WardrobeItem[], since: string, now: Date): PutAway {
  const sorted: PutAway = { toWash: [], unworn: [], others: [] };
  const known = new Date(now.getTime() - newForDays * 24 * 60 * 60 * 1000).toISOString();
  for (const item of items) {
    const { lastWornAt, createdAt } = item;
    if (needsWash(item)) sorted.toWash.push(item);
    else if ((lastWornAt ?? '') < since && createdAt < known) sorted.unworn.push(item);
    else sorted.others.push(item);
  }
  return sorted;
}
