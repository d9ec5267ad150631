import type { WardrobeItem } from '#contract/garments.ts';
import type { Category, Kind } from '#contract/vocabulary.ts';
import { slotOf } from '#illustrator/body-order.ts';
import { layFlat } from '#illustrator/flat-lay.ts';

export type OpenPlace = 'top' | 'bottom' | 'shoes';

export const categoryOfPlace: Readonly<Record<OpenPlace, Category>> = {
  top: 'tops',
  bottom: 'bottoms',
  shoes: 'shoes',
};

const placeholderKind: Readonly<Record<OpenPlace, Kind>> = { top: 'shirt', bottom: 'pants', shoes: 'shoes' };

/** A dress leaves only the shoes open. */
export function openPlaces(pieces: readonly Pick<WardrobeItem, 'kind'>[]): OpenPlace[] {
  const has = (...slots: string[]) => pieces.some((piece) => slots.includes(slotOf(piece)));
  return [
    ...(has('top', 'dress') ? [] : (['top'] as const)),
    ...(has('bottom', 'dress') ? [] : (['bottom'] as const)),
    ...(has('shoes') ? [] : (['shoes'] as const)),
  ];
}

export function layoutLook(pieces: readonly Pick<WardrobeItem, 'id' | 'kind'>[]) {
  const open = openPlaces(pieces);
  const places = layFlat([...pieces, ...open.map((place) => ({ id: place, kind: placeholderKind[place] }))]);
  return { open, places };
}
