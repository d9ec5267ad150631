import { type Category, categoryOfKind, kinds } from '#contract/vocabulary.ts';

/**
 * What the stylist can dress somebody in: all that a person can file, and what only descriptions from
 * elsewhere name. New kinds join here first and move to the contract when they can be filed.
 */
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
