import { type Category, categoryOfKind, kinds } from '#contract/vocabulary.ts';

/** Only in external descriptions. A kind moves to the contract when it can be filed. */
const unfiledKinds = ['suit', 'tights', 'tie', 'gloves', 'jewellery', 'swimwear'] as const;

export const wornKinds = [...kinds, ...unfiledKinds] as const;
export type WornKind = (typeof wornKinds)[number];

const categoryOfUnfiled: Readonly<Record<(typeof unfiledKinds)[number], Category>> = {
  suit: 'outerwear',
  tights: 'accessories',
  tie: 'accessories',
  gloves: 'accessories',
  jewellery: 'accessories',
  swimwear: 'dresses',
};

const categories: Readonly<Record<WornKind, Category>> = { ...categoryOfKind, ...categoryOfUnfiled };

export const categoryOf = (kind: WornKind): Category => categories[kind];
