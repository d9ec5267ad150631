import type { Absence } from '#contract/absence.ts';
import type { Departure } from '#contract/departure.ts';
import type { EventName } from '#contract/events.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';

/** The known facts of an outfit's day, beyond occasion and season. */
export type ToldDay = { temperatureC: number | null; rain: boolean; event: EventName | null };

export type DressedDay = { outfit: ComposedOutfit; day: ToldDay };

/** A change to the person's data that an advisor can make. Dates are `2026-11-21`. */
export type Act =
  /** `named`: the names are the person's. */
  | { act: 'keep'; outfits: readonly DressedDay[]; liked: boolean; named: boolean }
  | { act: 'plan'; plans: readonly (DressedDay & { date: string })[] }
  | ({ act: 'wear'; date: string } & DressedDay)
  | { act: 'wear-garments'; garmentIds: readonly string[]; date: string }
  | { act: 'mark'; garmentIds: readonly string[]; favourite?: boolean; inLaundry?: boolean }
  | { act: 'depart'; garmentIds: readonly string[]; departure: Departure }
  /** Null is back. */
  | { act: 'away'; garmentIds: readonly string[]; absence: Absence | null }
  | { act: 'wish'; productIds: readonly string[]; wished: boolean }
  | { act: 'add-to-cart'; productId: string; colour: string; size: string }
  | { act: 'move-plans'; moves: readonly { planId: string; date: string }[] }
  | ({ act: 'swap-plan'; planId: string } & DressedDay)
  | { act: 'delete-plans'; planIds: readonly string[] }
  /** `garmentId` is the piece at fault, if any. */
  | ({ act: 'refuse'; garmentId: string | null } & DressedDay)
  | { act: 'undo' };

/** `enough`: one message has already changed as much as it may. */
type ReasonNot =
  | 'no-account'
  | 'already'
  | 'nothing'
  | 'day-full'
  | 'too-far'
  | 'future'
  | 'worn'
  | 'sold-out'
  | 'unknown-option'
  | 'cart-full'
  | 'wardrobe-full'
  | 'enough';

export type Acted = { done: true } | { done: false; why: ReasonNot };

export type PlanSeen = {
  id: string;
  date: string;
  worn: boolean;
  name: string;
  occasion: ComposedOutfit['occasion'];
  season: ComposedOutfit['season'];
  garmentIds: readonly string[];
};

export type CartSeen = { lines: readonly { name: string; count: number }[]; totalEuros: number };
