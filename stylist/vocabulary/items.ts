import { accessories } from './accessories.ts';
import { bottoms, onePieces } from './bottoms.ts';
import type { Item } from './item.ts';
import type { WornKind } from './kinds.ts';
import { outerwear } from './outerwear.ts';
import { shoes } from './shoes.ts';
import { phrasesOf } from './stem.ts';
import { tops } from './tops.ts';

export const items: readonly Item[] = [
  ...tops,
  ...bottoms,
  ...onePieces,
  ...outerwear,
  ...shoes,
  ...accessories,
];

const phrases = phrasesOf(
  items.flatMap((item) =>
    [...item.es.split('|'), ...item.en.split('|')].map((name) => [name, item] as const),
  ),
);

export const itemsIn = (text: string): Item[] => phrases.find(text);

const known = new Map<string, Item | null>();

/** The most specific word that the kind permits: a "Camisa" filed as trousers stays trousers. */
export function itemOf({ name, kind }: { name: string; kind: WornKind }): Item | null {
  const key = `${kind} ${name}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const item = itemsIn(name).find((one) => one.kind === kind || one.also?.includes(kind)) ?? null;
  // Bounds the cache in a long-running server.
  if (known.size > 20_000) known.clear();
  known.set(key, item);
  return item;
}
