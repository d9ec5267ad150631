import type { EventName } from '#contract/events.ts';
import type { Advisor, Category } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import type { Personal } from '#stylist/learning/personal.ts';
import type { WornKind } from '#stylist/vocabulary/kinds.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { type RunSearch, searchInPlace } from './searches.ts';

/** Something that the shop sells, as an advisor needs it. */
export type StoreProduct = {
  id: string;
  name: string;
  brand: string;
  priceEuros: number;
  /** As the engine sees it, with the product's id. */
  garment: Garment;
};

export type StoreQuery = {
  kinds?: readonly WornKind[];
  category?: Category;
  colours?: readonly string[];
  maxEuros?: number;
  /** Words to look for in names and descriptions. */
  words?: string;
  count: number;
};

/** The shop, for whoever may look into it. */
export type Store = {
  search(query: StoreQuery): Promise<readonly StoreProduct[]>;
  product(id: string): Promise<StoreProduct | null>;
};

/** What was known of the day that an outfit is for, beside its occasion and season. */
export type ToldDay = { temperatureC: number | null; rain: boolean; event: EventName | null };

/**
 * All that the tools may touch, bound to one person before a mind is asked anything. A tool has no other way to
 * any data, so that no message, garment name or product text can reach somebody else's.
 */
export type Toolbox = {
  /** Whose eye looks. */
  advisor: Advisor;
  /** `null` for a visitor, whose wardrobe nobody knows; empty for a person who has filed nothing yet. */
  wardrobe: readonly Garment[] | null;
  recentOutfits: readonly (readonly string[])[];
  /** What garments have cost, in euros, by their ids, as far as the person has noted it. */
  prices: ReadonlyMap<string, number>;
  favouriteColours: readonly string[];
  avoidedColours: readonly string[];
  personal: Personal;
  /** Where the person lives: 1 is January. */
  today: { year: number; month: number; day: number };
  /** Decides among what is as good as equal. */
  seed: number;
  /** Asks the outfit engine. */
  search: RunSearch;
  store: Store | null;
  /**
   * Keeps an outfit among the person's own, or marks its pieces as worn today; `null` where nothing can
   * be kept.
   */
  keepOutfit: ((outfit: ComposedOutfit, day: ToldDay) => Promise<void>) | null;
  wearOutfit: ((outfit: ComposedOutfit, day: ToldDay) => Promise<void>) | null;
  /** Keeps an outfit and plans it on a date, `2026-11-21`; false where that day is full. */
  planOutfit: ((outfit: ComposedOutfit, day: ToldDay, date: string) => Promise<boolean>) | null;
};

/** A toolbox with nothing in it but what is given. */
export function toolboxOf(given: Partial<Toolbox> & Pick<Toolbox, 'advisor' | 'today'>): Toolbox {
  return {
    wardrobe: null,
    recentOutfits: [],
    prices: new Map(),
    favouriteColours: [],
    avoidedColours: [],
    personal: {},
    seed: 1,
    search: searchInPlace,
    store: null,
    keepOutfit: null,
    wearOutfit: null,
    planOutfit: null,
    ...given,
  };
}
