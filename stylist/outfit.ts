import type { Occasion, Season } from '#contract/vocabulary.ts';
import type { Event } from './events/event.ts';
import type { Piece } from './piece.ts';
import type { RuleKey } from './rules/rule.ts';
import { covers, type Slot, slots } from './slots.ts';

/** Pieces worn together, in the order of `slots`. */
export type Outfit = { pieces: readonly Piece[]; at: Readonly<Partial<Record<Slot, Piece>>> };

/** The most points that each rule can give. They add up to 100, so that a score is a percentage. */
export type Weights = Readonly<Record<RuleKey, number>>;

/** The day that an outfit is judged for, whose eye judges, and what the person could wear on it. */
export type Context = {
  occasion: Occasion;
  season: Season;
  /** `null` where nobody knows: then the season stands for its typical air. */
  temperatureC: number | null;
  rain: boolean;
  event: Event | null;
  weights: Weights;
  /** Slots for which the person has something that suits the day: nobody is blamed for what they lack. */
  owned: ReadonlySet<Slot>;
  /** Whether a blazer that suits the day hangs in the wardrobe. */
  ownsBlazer: boolean;
  favouriteColours: ReadonlySet<string>;
  avoidedColours: ReadonlySet<string>;
  /** Outfits that exist already, as sets of garment ids, and for each garment those that it was worn with. */
  recentOutfits: readonly ReadonlySet<string>[];
  wornWith: ReadonlyMap<string, ReadonlySet<string>>;
};

/** For each garment of some outfits, all that it was ever together with. */
export function companionsIn(outfits: readonly ReadonlySet<string>[]): Map<string, Set<string>> {
  const companions = new Map<string, Set<string>>();
  for (const ids of outfits) {
    for (const id of ids) {
      const known = companions.get(id) ?? new Set();
      for (const other of ids) if (other !== id) known.add(other);
      companions.set(id, known);
    }
  }
  return companions;
}

const order = new Map(slots.map((slot, index) => [slot, index]));

const rankOf = (piece: Piece) => order.get(piece.slot) ?? 0;

/** An outfit of pieces, each in its slot. What a sweater closes over becomes covered, and nothing else is. */
export function outfitOf(pieces: readonly Piece[]): Outfit {
  const over = pieces.find((piece) => piece.slot === 'mid')?.garment.kind;
  const hidden = over !== undefined && covers(over);
  const at: Partial<Record<Slot, Piece>> = {};
  const worn = pieces.map((piece) => {
    const covered = hidden && piece.slot === 'base';
    const same = piece.covered === covered ? piece : { ...piece, covered };
    at[piece.slot] = same;
    return same;
  });
  return { pieces: worn.sort((a, b) => rankOf(a) - rankOf(b)), at };
}
