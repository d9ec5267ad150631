import type { Style } from '#contract/garment-attributes.ts';
import { categoryOfKind, type Kind } from '#contract/vocabulary.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { samples } from '#web/copy/samples.ts';
import { garments } from '#web/pictures/garments.ts';

export type SampleId = keyof typeof samples.garments;
export type SampleNames = Readonly<Record<SampleId, string>>;

/** Properties that the drawings lack. */
const worn: Record<SampleId, readonly [Kind, Style]> = {
  'navy-blazer': ['blazer', 'formal'],
  'green-blazer': ['blazer', 'formal'],
  'sand-trench': ['coat', 'formal'],
  'grey-coat': ['coat', 'formal'],
  'olive-bomber': ['outerwear', 'casual'],
  'black-biker': ['outerwear', 'party'],
  'striped-shirt': ['shirt', 'formal'],
  'white-shirt': ['shirt', 'formal'],
  'sky-linen-shirt': ['shirt', 'casual'],
  'blush-blouse': ['blouse', 'formal'],
  'petrol-blouse': ['blouse', 'formal'],
  'white-tee': ['t-shirt', 'casual'],
  'striped-tee': ['longsleeve', 'casual'],
  'ecru-sweater': ['sweater', 'casual'],
  'mustard-roll-neck': ['sweater', 'casual'],
  'camel-trousers': ['pants', 'formal'],
  'black-trousers': ['pants', 'formal'],
  'beige-linen-trousers': ['pants', 'casual'],
  'blue-jeans': ['jeans', 'casual'],
  'green-pleated-skirt': ['skirt', 'casual'],
  'houndstooth-skirt': ['skirt', 'formal'],
  'wine-slip-dress': ['dress', 'party'],
  'floral-shirt-dress': ['dress', 'casual'],
  'brown-loafers': ['loafers', 'formal'],
  'black-heels': ['heels', 'formal'],
  'white-sneakers': ['sneakers', 'casual'],
  'brown-boots': ['boots', 'casual'],
  'tan-sandals': ['sandals', 'casual'],
  'wine-bag': ['bag', 'formal'],
  'coral-sport-tee': ['t-shirt', 'sport'],
  'white-sport-tee': ['t-shirt', 'sport'],
  'grey-hoodie': ['hoodie', 'sport'],
  'black-joggers': ['pants', 'sport'],
  'navy-sport-shorts': ['shorts', 'sport'],
};

const secondShare = 0.3;

function garmentOf(id: SampleId, name: string): Garment<Kind> {
  const drawing = garments[id];
  const [kind, style] = worn[id];
  const second = 'secondColorHex' in drawing ? drawing.secondColorHex : null;
  return {
    id,
    name,
    kind,
    category: categoryOfKind[kind],
    colors: second
      ? [
          { hex: drawing.colorHex, share: 1 - secondShare },
          { hex: second, share: secondShare },
        ]
      : [{ hex: drawing.colorHex, share: 1 }],
    pattern: 'pattern' in drawing ? drawing.pattern : 'plain',
    style,
    fabric: drawing.fabric,
    seasons: [],
    condition: 'good',
    timesWorn: 6,
    lastWornDaysAgo: 10,
  };
}

export const sampleWardrobe = (names: SampleNames): readonly Garment<Kind>[] =>
  (Object.keys(worn) as SampleId[]).map((id) => garmentOf(id, names[id]));
