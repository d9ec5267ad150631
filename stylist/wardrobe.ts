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
import type { Personal } from './learning/personal.ts';
import type { WornKind } from './vocabulary/kinds.ts';

/**
 * One colour of a garment and the share of its surface that it covers (0 to 1). The name is what the
 * person calls it; without one the nearest that Vestidor knows is said.
 */
export type GarmentColor = { hex: string; share: number; name?: string };

/** A garment as the outfit engine needs it: attributes only, never photographs or prices. */
export type Garment<K extends WornKind = WornKind> = {
  id: string;
  name: string;
  kind: K;
  category: Category;
  /** The first colour is the main one. Without any colour the garment counts as mid grey. */
  colors: readonly GarmentColor[];
  pattern: Pattern;
  style: Style;
  /** `null` where neither the scanner nor the person could tell. */
  fabric: Fabric | null;
  /** Empty means any season. */
  seasons: readonly Season[];
  condition: Condition;
  timesWorn: number;
  /** `null` for a garment that was never worn. */
  lastWornDaysAgo: number | null;
  /** How long the garment has been in the wardrobe; only sustainability asks. */
  addedDaysAgo?: number;
  favorite?: boolean;
  inLaundry?: boolean;
  /** What its label says of its care, where the person has it on file; only the advisors ask. */
  care?: readonly Care[];
  /** How far it covers, where that is on file; only the advisors ask. */
  sleeve?: Sleeve | null;
  length?: Length | null;
};

/** What a person asks for. The same wardrobe and request always give the same outfits. */
export type OutfitRequest = {
  occasion: Occasion;
  season: Season;
  /** The air outside; without it the season stands for its typical weather. */
  temperatureC?: number | null;
  rain?: boolean;
  /** What the day is about, where its customs ask for more than the occasion does. */
  event?: EventName | null;
  /** Whose eye looks: the weights of the rules. */
  advisor?: Advisor;
  /** Names of colours (`contract/colors.ts`) that the person loves to wear, and that they never wear. */
  favouriteColours?: readonly string[];
  avoidedColours?: readonly string[];
  /** What the person's choices have taught. */
  personal?: Personal;
  /** Decides among outfits that are as good as equal; nothing else. */
  seed: number;
  /** How many outfits at most. */
  count: number;
  /** Every outfit wears all of these, even one from the laundry: the person asked for it by name. */
  mustInclude?: readonly string[];
  /** No outfit wears any of these. Wins over `mustInclude`. */
  mustAvoid?: readonly string[];
  /** The garments of outfits that exist already, so that none is proposed again. */
  recentOutfits?: readonly (readonly string[])[];
  /** The most work that the search may do, in pairs weighed; see `search/work.ts`. */
  mostWork?: number;
};
