import { defaultLanguage } from '#contract/languages.ts';
import type { Category } from '#contract/vocabulary.ts';
import type { WornKind } from '#stylist/vocabulary/kinds.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { ShownOutfit } from '../state.ts';
import type { Country } from '../understand/told/country.ts';
import type { Act, Acted, CartSeen, PlanSeen } from './act.ts';
import { type RunSearch, searchInPlace } from './searches.ts';
import type { Inspired, Spending, Upkeep } from './seen.ts';
import type { Taste } from './taste.ts';

export type StoreProduct = {
  id: string;
  name: string;
  brand: string;
  priceEuros: number;
  description?: string;
  care?: readonly string[];
  /** Those in stock. */
  options: readonly { colour: string; size: string }[];
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
  /** Brands and sizes by garment id, where noted. */
  notes: ReadonlyMap<string, { brand: string | null; size: string | null }>;
  /** In the person's time zone; January is 1. */
  today: { year: number; month: number; day: number };
  search: RunSearch;
  store: Store | null;
  /** Prepares a change, made when the answer is stored; `null` for a visitor. */
  act: ((act: Act) => Promise<Acted>) | null;
  /** From one date to another, both included. */
  plans: ((from: string, to: string) => Promise<readonly PlanSeen[]>) | null;
  cart: (() => Promise<CartSeen>) | null;
  wishes: (() => Promise<readonly StoreProduct[]>) | null;
  upkeep: (() => Promise<Upkeep>) | null;
  spending: (() => Promise<Spending>) | null;
  inspired: (() => Promise<Inspired>) | null;
  /** The outfits and products that the conversation is about, in order. */
  table: { outfits: readonly ShownOutfit[]; productIds: readonly string[] };
  /** Told by places and words of the conversation. */
  country: Country | null;
};

export function toolboxOf(given: Partial<Toolbox> & Pick<Toolbox, 'advisor' | 'today'>): Toolbox {
  return {
    wardrobe: null,
    recentOutfits: [],
    prices: new Map(),
    notes: new Map(),
    favouriteColours: [],
    avoidedColours: [],
    personal: {},
    profile: null,
    residuals: {},
    language: defaultLanguage,
    seed: 1,
    search: searchInPlace,
    store: null,
    act: null,
    plans: null,
    cart: null,
    wishes: null,
    upkeep: null,
    spending: null,
    inspired: null,
    table: { outfits: [], productIds: [] },
    country: null,
    ...given,
  };
}
