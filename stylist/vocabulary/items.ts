import { accessories } from './accessories.ts';
import { bottoms, onePieces } from './bottoms.ts';
import type { Item } from './item.ts';
import type { WornKind } from './kinds.ts';
import { outerwear } from './outerwear.ts';
import { shoes } from './shoes.ts';
import { phrasesOf, stemsOf } from './stem.ts';
import { tops } from './tops.ts';

export const items: readonly Item[] = [
  ...tops,
  ...bottoms,
  ...onePieces,
  ...outerwear,
  ...shoes,
  ...accessories,
];

/** A word means different things in different countries: a "sudadera" has a hood or two legs. */
function meanings(): [name: string, items: Item[]][] {
  const byStems = new Map<string, [string, Item[]]>();
  for (const item of items) {
    for (const name of [...item.es.split('|'), ...item.en.split('|')]) {
      const known = byStems.get(stemsOf(name).join(' '));
      if (known) known[1].push(item);
      else byStems.set(stemsOf(name).join(' '), [name, [item]]);
    }
  }
  return [...byStems.values()];
}

const phrases = phrasesOf(meanings());

/** The usual meaning of a word first. */
export const itemsIn = (text: string): Item[] => phrases.find(text).flat();

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
