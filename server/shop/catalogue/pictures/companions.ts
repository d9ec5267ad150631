import type { Fabric, Style } from '#contract/garment-attributes.ts';
import type { Kind } from '#contract/vocabulary.ts';
import type { Silhouette } from '#illustrator/illustrate.ts';

/** A garment shown beside a product in its outfit picture; it is not for sale. */
export interface Companion {
  kind: Kind;
  silhouette: Silhouette;
  colorHex: string;
  fabric?: Fabric;
}

const [black, charcoal, white, ecru, camel, navy, denim, brown] = [
  '#1d1c1f',
  '#4a4a4d',
  '#f5f5f4',
  '#efe6d3',
  '#b98a56',
  '#1c2444',
  '#5b7896',
  '#6b4a32',
];

interface Set {
  top: Companion;
  bottom: Companion;
  shoes: Companion;
  bag: Companion;
}

const bag = (colorHex: string): Companion => ({ kind: 'bag', silhouette: 'bag', colorHex });
const backpack = (colorHex: string): Companion => ({ kind: 'bag', silhouette: 'backpack', colorHex });

/** Plain pieces that do not distract from the product, in several sets for variety. */
const sets: Readonly<Record<Style, readonly Set[]>> = {
  casual: [
    {
      top: { kind: 't-shirt', silhouette: 'tee', colorHex: white },
      bottom: { kind: 'jeans', silhouette: 'jeans', colorHex: denim },
      shoes: { kind: 'sneakers', silhouette: 'sneakers', colorHex: white },
      bag: { kind: 'bag', silhouette: 'tote', colorHex: ecru },
    },
    {
      top: { kind: 'sweater', silhouette: 'crew-sweater', colorHex: ecru, fabric: 'wool' },
      bottom: { kind: 'pants', silhouette: 'chinos', colorHex: camel, fabric: 'cotton' },
      shoes: { kind: 'loafers', silhouette: 'loafers', colorHex: brown },
      bag: bag(brown),
    },
    {
      top: { kind: 'shirt', silhouette: 'shirt', colorHex: white, fabric: 'cotton' },
      bottom: { kind: 'jeans', silhouette: 'jeans', colorHex: navy },
      shoes: { kind: 'boots', silhouette: 'chelsea-boots', colorHex: black },
      bag: bag(black),
    },
  ],
  formal: [
    {
      top: { kind: 'shirt', silhouette: 'shirt', colorHex: white, fabric: 'cotton' },
      bottom: { kind: 'pants', silhouette: 'trousers', colorHex: charcoal, fabric: 'wool' },
      shoes: { kind: 'shoes', silhouette: 'derbies', colorHex: black },
      bag: bag(black),
    },
    {
      top: { kind: 'sweater', silhouette: 'roll-neck-sweater', colorHex: black, fabric: 'wool' },
      bottom: { kind: 'pants', silhouette: 'trousers', colorHex: camel, fabric: 'wool' },
      shoes: { kind: 'loafers', silhouette: 'loafers', colorHex: brown },
      bag: bag(camel),
    },
    {
      top: { kind: 'blouse', silhouette: 'blouse', colorHex: ecru, fabric: 'silk' },
      bottom: { kind: 'skirt', silhouette: 'pencil-skirt', colorHex: navy, fabric: 'wool' },
      shoes: { kind: 'heels', silhouette: 'court-shoes', colorHex: black },
      bag: bag(navy),
    },
  ],
  sport: [
    {
      top: { kind: 't-shirt', silhouette: 'tee', colorHex: white },
      bottom: { kind: 'pants', silhouette: 'joggers', colorHex: black, fabric: 'cotton' },
      shoes: { kind: 'sneakers', silhouette: 'sneakers', colorHex: white },
      bag: backpack(charcoal),
    },
    {
      top: { kind: 'hoodie', silhouette: 'hoodie', colorHex: charcoal },
      bottom: { kind: 'shorts', silhouette: 'shorts', colorHex: black, fabric: 'synthetic' },
      shoes: { kind: 'sneakers', silhouette: 'sneakers', colorHex: black },
      bag: backpack(navy),
    },
  ],
  party: [
    {
      top: { kind: 'top', silhouette: 'camisole', colorHex: black, fabric: 'silk' },
      bottom: { kind: 'skirt', silhouette: 'midi-skirt', colorHex: black, fabric: 'silk' },
      shoes: { kind: 'heels', silhouette: 'court-shoes', colorHex: black },
      bag: bag(black),
    },
    {
      top: { kind: 'blouse', silhouette: 'blouse', colorHex: ecru, fabric: 'silk' },
      bottom: { kind: 'pants', silhouette: 'palazzo', colorHex: black, fabric: 'silk' },
      shoes: { kind: 'sandals', silhouette: 'sandals', colorHex: '#b8954a' },
      bag: bag('#b8954a'),
    },
  ],
};

const slots = {
  tops: ['bottom', 'shoes'],
  bottoms: ['top', 'shoes'],
  dresses: ['shoes', 'bag'],
  shoes: ['top', 'bottom'],
  accessories: ['top', 'bottom', 'shoes'],
  outerwear: ['top', 'shoes'],
} as const;

/** Chooses companions, of a different colour than the product if possible. */
export function companionsOf(
  category: keyof typeof slots,
  style: Style,
  colorHex: string,
  seed: number,
): readonly Companion[] {
  const beside = (set: Set) => slots[category].map((slot) => set[slot]);
  const all = sets[style];
  const turned = all.map((_, i) => beside(all[(i + seed) % all.length] as Set));
  return turned.find((pieces) => pieces.every((piece) => piece.colorHex !== colorHex)) ?? turned[0] ?? [];
}
