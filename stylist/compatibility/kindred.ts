import type { WornKind } from '../vocabulary/kinds.ts';

/** Each does the others' work in a look. */
const families: readonly (readonly WornKind[])[] = [
  ['t-shirt', 'longsleeve', 'top', 'undershirt', 'body'],
  ['polo', 'shirt'],
  ['shirt', 'blouse'],
  ['blouse', 'top'],
  ['sweater', 'hoodie'],
  ['sweater', 'cardigan'],
  ['outerwear', 'coat'],
  ['pants', 'jeans'],
  ['pants', 'joggers'],
  ['joggers', 'leggings'],
  ['shoes', 'loafers', 'flats'],
  ['shoes', 'boots'],
  ['heels', 'flats'],
  ['heels', 'sandals'],
  ['bag', 'tote', 'shoulder-bag'],
  ['bag', 'clutch'],
  ['bag', 'backpack'],
  ['hat', 'cap'],
  ['hat', 'beanie'],
  ['cap', 'beanie'],
  ['tie', 'bow-tie'],
  ['jewellery', 'necklace'],
  ['jewellery', 'earrings'],
  ['jewellery', 'bracelet'],
  ['jewellery', 'ring'],
  ['swimwear', 'bikini'],
];

export const areKindred = (a: WornKind, b: WornKind): boolean =>
  a === b || families.some((family) => family.includes(a) && family.includes(b));
