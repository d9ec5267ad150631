import type { Care } from '#contract/care.ts';
import type { EventName } from '#contract/events.ts';
import type {
  Advisor,
  Category,
  Condition,
  Fabric,
  Length,
  Occasion,
  Pattern,
  Season,
  Sleeve,
  Style,
} from '#contract/vocabulary.ts';
import type { Personal } from './rule-weights.ts';
import type { WornKind } from './vocabulary/kinds.ts';

/**
 * A colour and the share of the surface it covers (0 to 1). The name is the person's; without one the
 * nearest known name is used.
 */
export type GarmentColor = { hex: string; share: number; name?: string };

/** Attributes that the outfit engine needs; no photographs or prices. */
export type Garment<K extends WornKind = WornKind> = {
  id: string;
  name: string;
  kind: K;
  category: Category;
  /** The first colour is the main one; without any the garment counts as mid grey. */
  colors: readonly GarmentColor[];
  pattern: Pattern;
  style: Style;
  /** `null` when unknown. */
  fabric: Fabric | null;
  /** Empty means any season. */
  seasons: readonly Season[];
  condition: Condition;
  timesWorn: number;
  /** `null` when never worn. */
  lastWornDaysAgo: number | null;
  /** Age in the wardrobe; used for sustainability only. */
  addedDaysAgo?: number;
  favorite?: boolean;
  inLaundry?: boolean;
  /** Care symbols, where on file; used by the advisors only. */
  care?: readonly Care[];
  /** Where on file; used by the advisors only. */
  sleeve?: Sleeve | null;
  length?: Length | null;
};

/** The same wardrobe and request always give the same outfits. */
export type OutfitRequest = {
  occasion: Occasion;
  season: Season;
  /** Degrees Celsius; without it the season's typical weather applies. */
  temperatureC?: number | null;
  rain?: boolean;
  /** An event whose dress code is stricter than the occasion's. */
  event?: EventName | null;
  advisor?: Advisor;
  /** Names of colours (`contract/colors.ts`) that the person prefers and avoids. */
  favouriteColours?: readonly string[];
  avoidedColours?: readonly string[];
  personal?: Personal;
  /** Breaks ties among outfits of equal worth. */
  seed: number;
  count: number;
  /** Every outfit wears all of these, even from the laundry. */
  mustInclude?: readonly string[];
  /** No outfit wears any of these; wins over `mustInclude`. */
  mustAvoid?: readonly string[];
  /** Garment ids of existing outfits, which are not proposed again. */
  recentOutfits?: readonly (readonly string[])[];
  /** Work limit of the search, in pairs evaluated; see `search/work.ts`. */
  mostWork?: number;
};
