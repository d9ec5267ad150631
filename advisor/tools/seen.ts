import type { absences, departureWays } from '#contract/vocabulary.ts';

export type Upkeep = {
  due: readonly { garmentId: string; name: string; wears: number }[];
  inLaundry: readonly { garmentId: string; name: string }[];
  away: readonly {
    garmentId: string;
    name: string;
    why: (typeof absences)[number];
    place: string;
    until: string | null;
  }[];
  /** In another house than the person; no name for the main one. */
  elsewhere: readonly { garmentId: string; name: string; house: string }[];
  /** No longer owned. */
  departed: readonly {
    name: string;
    how: (typeof departureWays)[number];
    day: string;
    receivedEuros: number | null;
  }[];
};

export type Spending = {
  /** Null is without limit. */
  limits: { month: number | null; year: number | null };
  spent: { month: number; year: number };
  wishes: readonly {
    name: string;
    euros: number | null;
    inShop: boolean;
    /** Good outfits that it would add. */
    outfits: number;
    /** Owned, and does its work. */
    alikeName: string | null;
    beyondEuros: number | null;
  }[];
};

type BoardSeen = { name: string; note: string; items: number };
export type Inspired = {
  inspirations: readonly { name: string; parts: readonly string[] }[];
  boards: readonly BoardSeen[];
};
