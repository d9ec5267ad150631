import type { Care } from '#contract/care.ts';
import type { EventName } from '#contract/events.ts';
import {
  type AttributeValues,
  type Fabric,
  isUnknown,
  type Length,
  type Pattern,
  type Sleeve,
  type Style,
} from '#contract/garment-attributes.ts';
import type { Language } from '#contract/languages.ts';
import type { Advisor, Category, Occasion, Season } from '#contract/vocabulary.ts';
import type { Residuals } from './learning/feature-points.ts';
import type { Profile } from './profile/profile.ts';
import type { Personal } from './rule-weights.ts';
import type { WornKind } from './vocabulary/kinds.ts';

/** Share of the surface, 0 to 1. Without the person's name, the nearest known one is used. */
export type GarmentColor = { hex: string; share: number; name?: string };

/** Without photographs or prices. */
export type Garment<K extends WornKind = WornKind> = {
  id: string;
  name: string;
  kind: K;
  category: Category;
  /** The main one first; without any, mid grey. */
  colors: readonly GarmentColor[];
  pattern: Pattern;
  style: Style;
  fabric: Fabric | null;
  /** Empty means any season. */
  seasons: readonly Season[];
  condition: AttributeValues['condition'];
  timesWorn: number;
  /** `null` when never worn. */
  lastWornDaysAgo: number | null;
  /** For sustainability only. */
  addedDaysAgo?: number;
  favorite?: boolean;
  inLaundry?: boolean;
  /** Lent, put away or being mended. */
  away?: boolean;
  /** Name of the house where it is, when the person is in another; empty for the main one. */
  elsewhere?: string;
  /** For the advisors only. */
  care?: readonly Care[];
  /** For the advisors only. */
  sleeve?: Sleeve | null;
  length?: Length | null;
};

type Whereabouts = Pick<Garment, 'inLaundry' | 'away' | 'elsewhere'>;

export const isAtHand = ({ inLaundry, away, elsewhere }: Whereabouts): boolean =>
  !inLaundry && !away && elsewhere === undefined;

type Told = Pick<AttributeValues, 'style' | 'fabric'>;

export const assumed = <T extends Told>(told: T): Omit<T, keyof Told> & Pick<Garment, keyof Told> => ({
  ...told,
  style: isUnknown(told.style) ? 'casual' : told.style,
  fabric: isUnknown(told.fabric) ? null : told.fabric,
});

/** The same wardrobe and request always give the same outfits. */
export type OutfitRequest = {
  occasion: Occasion;
  season: Season;
  /** Without it, the season's typical weather applies. */
  temperatureC?: number | null;
  rain?: boolean;
  /** Its dress code is stricter than the occasion's. */
  event?: EventName | null;
  advisor?: Advisor;
  /** Names from `contract/colors.ts`. */
  favouriteColours?: readonly string[];
  avoidedColours?: readonly string[];
  personal?: Personal;
  profile?: Profile | null;
  residuals?: Residuals;
  /** Breaks ties. */
  seed: number;
  count: number;
  /** Of all that is said; Spanish without it. */
  language?: Language;
  /** All of these, even from the laundry. */
  mustInclude?: readonly string[];
  /** Wins over `mustInclude`. */
  mustAvoid?: readonly string[];
  /** Not proposed again. */
  recentOutfits?: readonly (readonly string[])[];
  /** In pairs evaluated; see `search/work.ts`. */
  mostWork?: number;
};
