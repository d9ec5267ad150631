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
type Meaning = { items: Item[]; romance: boolean; english: boolean };

type Names = readonly (readonly [names: string | undefined, romance: boolean])[];

function meanings(namesOf: (item: Item) => Names): [name: string, meaning: Meaning][] {
  const byStems = new Map<string, [string, Meaning]>();
  for (const item of items) {
    for (const [names = '', romance] of namesOf(item)) {
      for (const name of names.split('|')) {
        const stems = stemsOf(name).join(' ');
        const [, known] = byStems.get(stems) ?? [];
        if (known) {
          known.items.push(item);
          known.romance ||= romance;
          known.english ||= !romance;
        } else byStems.set(stems, [name, { items: [item], romance, english: !romance }]);
      }
    }
  }
  return [...byStems.values()];
}

/** A Portuguese word that another language has means what it means there. */
const phrases = phrasesOf([
  ...meanings(({ es, en }) => [
    [es, true],
    [en, false],
  ]),
  ...meanings(({ pt }) => [[pt, true]]),
]);

/** The usual meaning of a word first. */
export const itemsIn = (text: string): Item[] => phrases.find(text).flatMap(({ items }) => items);

const trimmings = /\b(with|without|for|in|featuring|w)\b.*/i;

/**
 * The garment that a name is about before those that describe it: an English name ends with it, as in "bow
 * tie shirt" and "jumper dress with belt", a Spanish or Portuguese one begins with it.
 */
export function itemsByHead(name: string): Item[] {
  const found = phrases.locate(name);
  const romance = found.length === 0 || found.some(({ meaning }) => meaning.romance && !meaning.english);
  if (romance) return found.flatMap(({ meaning }) => meaning.items);
  return [name.replace(trimmings, ''), name]
    .flatMap((part) => phrases.locate(part).sort((a, b) => b.at - a.at))
    .flatMap(({ meaning }) => meaning.items);
}

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
