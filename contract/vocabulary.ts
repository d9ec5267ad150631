/** Identifiers are used in JSON; Spanish labels are in `names.ts`. */

/** The scanner's training labels. */
export const scannedKinds = [
  't-shirt',
  'polo',
  'blouse',
  'shirt',
  'longsleeve',
  'hoodie',
  'top',
  'undershirt',
  'body',
  'blazer',
  'outerwear',
  'pants',
  'shorts',
  'skirt',
  'dress',
  'shoes',
  'hat',
] as const;
export type ScannedKind = (typeof scannedKinds)[number];

export const kinds = [
  ...scannedKinds,
  'sweater',
  'cardigan',
  'vest',
  'coat',
  'jeans',
  'jumpsuit',
  'sneakers',
  'boots',
  'sandals',
  'heels',
  'loafers',
  'flats',
  'bag',
  'belt',
  'scarf',
  'sunglasses',
] as const;
export type Kind = (typeof kinds)[number];

export const categories = ['tops', 'bottoms', 'dresses', 'shoes', 'outerwear', 'accessories'] as const;
export type Category = (typeof categories)[number];

export const categoryOfKind: Readonly<Record<Kind, Category>> = {
  't-shirt': 'tops',
  polo: 'tops',
  blouse: 'tops',
  shirt: 'tops',
  longsleeve: 'tops',
  hoodie: 'tops',
  top: 'tops',
  undershirt: 'tops',
  body: 'tops',
  sweater: 'tops',
  cardigan: 'tops',
  vest: 'tops',
  blazer: 'outerwear',
  outerwear: 'outerwear',
  coat: 'outerwear',
  pants: 'bottoms',
  shorts: 'bottoms',
  skirt: 'bottoms',
  jeans: 'bottoms',
  dress: 'dresses',
  jumpsuit: 'dresses',
  shoes: 'shoes',
  sneakers: 'shoes',
  boots: 'shoes',
  sandals: 'shoes',
  heels: 'shoes',
  loafers: 'shoes',
  flats: 'shoes',
  hat: 'accessories',
  bag: 'accessories',
  belt: 'accessories',
  scarf: 'accessories',
  sunglasses: 'accessories',
};

export const occasions = ['casual', 'work', 'formal', 'party', 'date', 'sport'] as const;
export type Occasion = (typeof occasions)[number];

export const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof seasons)[number];

export const advisors = ['maya', 'valentina'] as const;
export type Advisor = (typeof advisors)[number];

export const cutters = ['nobody', 'scanner', 'person'] as const;
export type Cutter = (typeof cutters)[number];

export const pictureChoices = ['photo', 'cutout'] as const;
export type PictureChoice = (typeof pictureChoices)[number];

/** `compatible`: the operator's own server. */
export const seeingProviders = ['openai', 'mistral', 'compatible'] as const;
export type SeeingProvider = (typeof seeingProviders)[number];

export const styles = ['casual', 'formal', 'sport', 'party'] as const;
export type Style = (typeof styles)[number];

export const fabrics = [
  'cotton',
  'linen',
  'wool',
  'knit',
  'silk',
  'denim',
  'leather',
  'suede',
  'chiffon',
  'corduroy',
  'down',
  'synthetic',
] as const;
export type Fabric = (typeof fabrics)[number];

export const sleeves = ['none', 'short', 'long'] as const;
export type Sleeve = (typeof sleeves)[number];

export function hasSleeves(kind: Kind): boolean {
  const category = categoryOfKind[kind];
  return category === 'tops' || category === 'outerwear' || category === 'dresses';
}

export const lengths = ['short', 'medium', 'long'] as const;
export type Length = (typeof lengths)[number];

export function hasLength(kind: Kind): boolean {
  const category = categoryOfKind[kind];
  return kind !== 'body' && category !== 'shoes' && category !== 'accessories';
}

export const conditions = ['new', 'excellent', 'good', 'worn'] as const;
export type Condition = (typeof conditions)[number];

export const patterns = [
  'plain',
  'stripes',
  'checks',
  'dots',
  'floral',
  'houndstooth',
  'gingham',
  'animal',
  'print',
  'logo',
] as const;
export type Pattern = (typeof patterns)[number];
