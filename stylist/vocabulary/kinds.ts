import { type Category, categoryOfKind, type Kind, kinds } from '#contract/vocabulary.ts';

export const wornKinds = kinds;
export type WornKind = Kind;

export const categoryOf = (kind: WornKind): Category => categoryOfKind[kind];
