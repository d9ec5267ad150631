/** Identifiers are used in JSON; labels are in `names.ts` and `garment-words.ts`. */

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
  'tote',
  'shoulder-bag',
  'backpack',
  'clutch',
  'cap',
  'beanie',
  'gloves',
  'glasses',
  'jewellery',
  'necklace',
  'earrings',
  'bracelet',
  'ring',
  'watch',
  'tie',
  'bow-tie',
  'tights',
  'socks',
  'swimwear',
  'bikini',
  'swim-trunks',
  'underwear',
  'pyjamas',
  'suit',
  'leggings',
  'joggers',
  'sports-bra',
  'umbrella',
] as const;
export type Kind = (typeof kinds)[number];

const broaderKinds = {
  tote: 'bag',
  'shoulder-bag': 'bag',
  backpack: 'bag',
  clutch: 'bag',
  cap: 'hat',
  beanie: 'hat',
  necklace: 'jewellery',
  earrings: 'jewellery',
  bracelet: 'jewellery',
  ring: 'jewellery',
  'bow-tie': 'tie',
  bikini: 'swimwear',
  'swim-trunks': 'swimwear',
  leggings: 'pants',
  joggers: 'pants',
  'sports-bra': 'top',
} as const satisfies Partial<Record<Kind, Kind>>;

/** The kind itself when it is no sort of another. */
export const broadKindOf = (kind: Kind): Kind => (broaderKinds as Partial<Record<Kind, Kind>>)[kind] ?? kind;

export const sortsOf = (kind: Kind): readonly Kind[] => [
  kind,
  ...kinds.filter((one) => one !== kind && broadKindOf(one) === kind),
];

export const isSortOf = (kind: Kind, ...broad: readonly Kind[]): boolean =>
  broad.includes(kind) || broad.includes(broadKindOf(kind));

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
  tote: 'accessories',
  'shoulder-bag': 'accessories',
  backpack: 'accessories',
  clutch: 'accessories',
  cap: 'accessories',
  beanie: 'accessories',
  gloves: 'accessories',
  glasses: 'accessories',
  jewellery: 'accessories',
  necklace: 'accessories',
  earrings: 'accessories',
  bracelet: 'accessories',
  ring: 'accessories',
  watch: 'accessories',
  tie: 'accessories',
  'bow-tie': 'accessories',
  tights: 'accessories',
  socks: 'accessories',
  swimwear: 'dresses',
  bikini: 'dresses',
  'swim-trunks': 'bottoms',
  underwear: 'accessories',
  pyjamas: 'dresses',
  suit: 'outerwear',
  leggings: 'bottoms',
  joggers: 'bottoms',
  'sports-bra': 'tops',
  umbrella: 'accessories',
};

export const occasions = ['casual', 'work', 'formal', 'party', 'date', 'sport'] as const;
export type Occasion = (typeof occasions)[number];

export const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof seasons)[number];

export const advisors = ['maya', 'valentina'] as const;
export type Advisor = (typeof advisors)[number];

export const cutters = ['nobody', 'scanner', 'person'] as const;
export type Cutter = (typeof cutters)[number];

/** Reasons why an owned garment is not at hand. */
export const absences = ['lent', 'stored', 'repair'] as const;

export const departureWays = ['sold', 'given', 'donated', 'discarded'] as const;

/** Of an owned garment to a part of a picture; `far` does its work, but one would not take it for the same. */
export const nearnesses = ['same', 'near', 'far'] as const;
export type Nearness = (typeof nearnesses)[number];

export const pictureChoices = ['photo', 'cutout'] as const;
export type PictureChoice = (typeof pictureChoices)[number];

/** `compatible`: the operator's own server. */
export const seeingProviders = ['openai', 'mistral', 'compatible'] as const;
export type SeeingProvider = (typeof seeingProviders)[number];

export const pictureProviders = ['openai'] as const satisfies readonly SeeingProvider[];
export type PictureProvider = (typeof pictureProviders)[number];
