import { createContext, useContext } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { type Houses, houseName, isElsewhere } from '#web/garments/homes/use-houses.ts';

/** Reaches cards whose block is not drawn anew. */
export const HousesContext = createContext<Houses>({ homes: [], here: null });

/** Name of the house of a garment that is not where the person is; empty for the main one. */
export function useElsewhere(item: WardrobeItem): string | null {
  const houses = useContext(HousesContext);
  return isElsewhere(houses, item) ? houseName(houses, item.home) : null;
}
