import { broadKindOf, type Category } from '#contract/vocabulary.ts';
import { slotsOfKind } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { fabricIn, patternIn, styleIn } from './cloths.ts';
import { coloursIn } from './colours.ts';
import type { Item } from './item.ts';
import { itemsByHead, itemsIn } from './items.ts';
import { categoryOf, type WornKind, wornKinds } from './kinds.ts';
import { phrasesOf } from './stem.ts';

/** Spanish, English or Portuguese. */
export type Described = {
  kind: string;
  color?: string;
  pattern?: string;
  fabric?: string;
  name?: string;
};

/** The plainest garment worn in each place. */
export const places = phrasesOf<WornKind>(
  Object.entries({
    shirt: 'tops|upper body|parte de arriba|arriba|prenda superior|upper',
    pants: 'bottoms|bottom|lower body|parte de abajo|abajo|prenda inferior|lower',
    dress: 'dresses|one piece|onepiece|all body|cuerpo entero|full body|whole body',
    shoes: 'footwear|shoe|calzado|feet',
    outerwear: 'outer|outerwear|abrigos|capa exterior',
    bag: 'bags|bolsos',
    hat: 'headwear|hats|cabeza|hair',
    scarf: 'scarves|neckwear|cuello',
    jewellery: 'accessories|accessory|accesorio|complementos|complemento|jewelry',
    tights: 'legwear|hosiery',
  } satisfies Partial<Record<WornKind, string>>).flatMap(([kind, words]) =>
    words.split('|').map((word) => [word, kind as WornKind] as const),
  ),
);

const above: readonly Category[] = ['tops', 'outerwear', 'dresses'];
const below: readonly Category[] = ['bottoms', 'dresses'];

/** Dresses are filed above as well as below. */
function wornIn(plainest: WornKind): readonly Category[] {
  const category = categoryOf(plainest);
  if (category === 'tops') return above;
  return category === 'bottoms' ? below : [category];
}

/** A more specific name overrides these. */
export const vague: ReadonlySet<WornKind> = new Set([
  'top',
  'pants',
  'shoes',
  'outerwear',
  'hat',
  'bag',
  'jewellery',
  'tie',
  'swimwear',
]);

const known: ReadonlySet<string> = new Set(wornKinds);

function kindIn(kind: string, name: string): { kind: WornKind; item: Item | undefined } {
  const said = kind.trim().toLowerCase();
  const finer = itemsIn(name);
  if (known.has(said)) {
    const exact = said as WornKind;
    const sameSlot = (item: Item) =>
      slotsOfKind[item.kind][0] === slotsOfKind[exact][0] || broadKindOf(item.kind) === exact;
    const named = vague.has(exact) ? finer.find(sameSlot) : undefined;
    if (named) return { kind: named.kind, item: named };
    return { kind: exact, item: finer.find((item) => item.kind === exact || item.also?.includes(exact)) };
  }
  const filed = places.find(kind)[0];
  const named = itemsByHead(name);
  const fitting = filed ? named.filter((one) => wornIn(filed).includes(categoryOf(one.kind))) : named;
  const exact = fitting.find((one) => !vague.has(one.kind));
  // The name may be more specific: "shoes", "Nike running shoes".
  const [item] = [...itemsIn(kind), ...(exact ? [exact] : fitting)];
  if (item) return { kind: item.kind, item: fitting.find((one) => one.kind === item.kind) ?? item };
  return { kind: filed ?? places.find(name)[0] ?? 'jewellery', item: undefined };
}

/** From here on a word means dressy. */
const dressy = 0.76;

/** Missing attributes default to the kind's. */
export function readGarment(
  { kind, color = '', pattern = '', fabric = '', name = '' }: Described,
  id: string,
): Garment {
  const words = `${kind} ${name}`;
  const found = kindIn(kind, name);
  const hexes = coloursIn(color).length > 0 ? coloursIn(color) : coloursIn(words);
  const cloth = fabricIn(fabric) ?? fabricIn(words) ?? found.item?.fabric ?? null;
  return {
    id,
    // The words say which sort of coat it is.
    name: words.trim(),
    kind: found.kind,
    category: categoryOf(found.kind),
    colors: hexes
      .slice(0, 3)
      .map((hex, index, all) => ({ hex, share: index === 0 ? 1 - 0.25 * (all.length - 1) : 0.25 })),
    pattern: patternIn(pattern) ?? patternIn(words) ?? found.item?.pattern ?? 'plain',
    style:
      found.item?.style ?? styleIn(words) ?? ((found.item?.formality ?? 0) >= dressy ? 'formal' : 'casual'),
    fabric: cloth,
    seasons: [],
    condition: 'good',
    timesWorn: 0,
    lastWornDaysAgo: null,
  };
}
