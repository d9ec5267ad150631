import type { WardrobeItem } from '#contract/garments.ts';
import type { Home } from '#contract/homes.ts';
import type { WardrobeResponse } from '../wardrobe-cache.ts';
import { useWardrobe } from '../wardrobe-query.ts';

export interface Houses {
  homes: readonly Home[];
  here: string | null;
}

/** Offline copies may be older. */
export const housesIn = (wardrobe: WardrobeResponse['wardrobe'] | undefined): Houses => ({
  homes: wardrobe?.homes ?? [],
  here: wardrobe?.here ?? null,
});

export const useHouses = (): Houses => housesIn(useWardrobe().data?.wardrobe);

/** Empty for the main one, which people do not name. */
export const houseName = ({ homes }: Houses, id: string | null): string =>
  homes.find((home) => home.id === id)?.name ?? '';

export const isElsewhere = ({ homes, here }: Houses, { home }: Pick<WardrobeItem, 'home'>): boolean =>
  homes.length > 0 && home !== here;
