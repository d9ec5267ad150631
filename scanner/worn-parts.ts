import { categoryOfKind, type Kind } from '#contract/vocabulary.ts';

/** Whether people speak of the kind's sleeves. */
export function hasSleeves(kind: Kind): boolean {
  const category = categoryOfKind[kind];
  return category === 'tops' || category === 'outerwear' || category === 'dresses';
}

/** Whether people speak of where the kind ends. */
export function hasLength(kind: Kind): boolean {
  const category = categoryOfKind[kind];
  return kind !== 'body' && category !== 'shoes' && category !== 'accessories';
}
