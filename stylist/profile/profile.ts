import type {
  Coverage,
  DirectionShare,
  Feeling,
  HighestHeel,
  Material,
  StyleDirection,
  Wearer,
} from '#contract/style-words.ts';

/** `null` and empty where nothing was said. */
export type SaidProfile = {
  directions: Readonly<Partial<Record<StyleDirection, DirectionShare>>>;
  wearer: Wearer | null;
  covered: readonly Coverage[];
  highestHeel: HighestHeel | null;
  avoidedMaterials: readonly Material[];
  roomyWaist: boolean;
  worksOnFeet: boolean;
  feels: Feeling | null;
};

/** As the rules read it. */
export type Profile = Omit<SaidProfile, 'directions'> & {
  /** 1 for the strongest. */
  directions: Readonly<Partial<Record<StyleDirection, number>>>;
  /** 1 when the directions were said, less when they are only worn. */
  certainty: number;
};

export const unsaidProfile: SaidProfile = {
  directions: {},
  wearer: null,
  covered: [],
  highestHeel: null,
  avoidedMaterials: [],
  roomyWaist: false,
  worksOnFeet: false,
  feels: null,
};

/** In clo, added to what the day asks for. */
const feltClo: Readonly<Record<Feeling, number>> = { cold: 0.15, heat: -0.15 };

export const warmthWished = (profile: Profile | null | undefined): number =>
  profile?.feels ? feltClo[profile.feels] : 0;
