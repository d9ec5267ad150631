import { isSortOf } from '#contract/vocabulary.ts';
import { accessories } from './accessories.ts';
import { bottoms, onePieces } from './bottoms.ts';
import type { Item } from './item.ts';
import { categoryOf, type WornKind } from './kinds.ts';
import { outerwear } from './outerwear.ts';
import { regional } from './regional.ts';
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
  ...regional,
];

/** A word means different things in different countries: a "sudadera" has a hood or two legs. */
function meanings(): [name: string, items: Item[]][] {
  const byStems = new Map<string, [string, Item[]]>();
  for (const item of items) {
    for (const name of [...item.es.split('|'), ...(item.en?.split('|') ?? [])]) {
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

const layers: ReadonlySet<WornKind> = new Set(['sweater', 'hoodie', 'cardigan', 'vest', 'outerwear', 'coat']);

/** In Mexico "zapatillas" are high heels. */
const isAmbiguous = (kind: WornKind): boolean => kind === 'heels' || isSortOf(kind, 'swimwear');

/** A fleece filed as a jacket is as warm as a fleece. */
function lentTo(kind: WornKind, item: Item): Item | null {
  const alike = categoryOf(item.kind) === categoryOf(kind) || (layers.has(item.kind) && layers.has(kind));
  if (!alike || isAmbiguous(kind) || isAmbiguous(item.kind)) return null;
  const { es, en, formality, clo, air, rain, volume, neck, occasions } = item;
  if (categoryOf(kind) === 'accessories') return null;
  return { kind, es, en, formality, clo, air, rain, volume, neck, occasions };
}

/** The most specific word that the kind permits: a "Camisa" filed as trousers stays trousers. */
export function itemOf({ name, kind }: { name: string; kind: WornKind }): Item | null {
  const key = `${kind} ${name}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = itemsIn(name);
  const item =
    found.find((one) => one.kind === kind || one.also?.includes(kind)) ??
    found.map((one) => lentTo(kind, one)).find(Boolean) ??
    null;
  // Bounds the cache in a long-running server.
  if (known.size > 20_000) known.clear();
  known.set(key, item);
  return item;
}
