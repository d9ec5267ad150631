import type { WardrobeItem } from '#contract/garments.ts';

/** Returns the garments in the order of the ids, without those that have been deleted. */
export const garmentsById = (ids: readonly string[], items: readonly WardrobeItem[]): WardrobeItem[] =>
  ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
