import type { EventName } from '#contract/events.ts';
import type { Category } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import type { WornKind } from '#stylist/vocabulary/kinds.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { type RunSearch, searchInPlace } from './searches.ts';
import type { Taste } from './taste.ts';

/** A shop product as the advisors need it. */
export type StoreProduct = {
  id: string;
  name: string;
  brand: string;
  priceEuros: number;
  /** The engine's garment, with the product's id. */
  garment: Garment;
};

export type StoreQuery = {
  kinds?: readonly WornKind[];
  category?: Category;
  colours?: readonly string[];
  maxEuros?: number;
  /** Search words for names and descriptions. */
  words?: string;
  count: number;
};

export type Store = {
  search(query: StoreQuery): Promise<readonly StoreProduct[]>;
  product(id: string): Promise<StoreProduct | null>;
};

/** The known facts of an outfit's day, beyond occasion and season. */
export type ToldDay = { temperatureC: number | null; rain: boolean; event: EventName | null };

/**
 * Everything that tools can access, bound to one person before the advisor is called. Tools have no other
 * data access, so that no message, garment name or product text can reach another person's data.
 */
export type Toolbox = Taste & {
  /** `null` for a visitor; empty for a person without garments. */
  wardrobe: readonly Garment[] | null;
  recentOutfits: readonly (readonly string[])[];
  /** Prices in euros by garment id, where noted. */
  prices: ReadonlyMap<string, number>;
  /** In the person's time zone; January is 1. */
  today: { year: number; month: number; day: number };
  search: RunSearch;
  store: Store | null;
  /** Saves an outfit or marks its pieces as worn today; `null` where saving is not possible. */
  keepOutfit: ((outfit: ComposedOutfit, day: ToldDay) => Promise<void>) | null;
  wearOutfit: ((outfit: ComposedOutfit, day: ToldDay) => Promise<void>) | null;
  /** Saves an outfit and plans it on a date (`2026-11-21`); false when that day is full. */
  planOutfit: ((outfit: ComposedOutfit, day: ToldDay, date: string) => Promise<boolean>) | null;
};

/** Fills the rest of a toolbox with empty defaults. */
export function toolboxOf(given: Partial<Toolbox> & Pick<Toolbox, 'advisor' | 'today'>): Toolbox {
  return {
    wardrobe: null,
    recentOutfits: [],
    prices: new Map(),
    favouriteColours: [],
    avoidedColours: [],
    personal: {},
    profile: null,
    residuals: {},
    seed: 1,
    search: searchInPlace,
    store: null,
    keepOutfit: null,
    wearOutfit: null,
    planOutfit: null,
    ...given,
  };
}
