import type { Occasion, Season } from '#contract/vocabulary.ts';
import type { Event, Want } from './events/event.ts';
import type { Words } from './language/shape/words.ts';
import type { TasteCosts } from './learning/taste.ts';
import type { Piece } from './piece.ts';
import type { Profile } from './profile/profile.ts';
import type { Weights } from './rule-weights.ts';
import { covers, type Slot, slots } from './slots.ts';
import type { Need } from './weather/heat-balance.ts';

/** Pieces in the order of `slots`. */
export type Outfit = { pieces: readonly Piece[]; at: Readonly<Partial<Record<Slot, Piece>>> };

export type Context = {
  occasion: Occasion;
  season: Season;
  /** `null` when unknown: the season's typical temperature applies. */
  temperatureC: number | null;
  rain: boolean;
  event: Event | null;
  weights: Weights;
  profile?: Profile | null;
  /** Only these slots can be missing. */
  owned: ReadonlySet<Slot>;
  ownsBlazer: boolean;
  /** The event's wants that the wardrobe can meet. */
  wanted: readonly Want[];
  /** Insulation of an ensemble in clo. */
  needs: { outdoors: Need; indoors: number };
  favouriteColours: ReadonlySet<string>;
  avoidedColours: ReadonlySet<string>;
  recentOutfits: readonly ReadonlySet<string>[];
  wornWith: ReadonlyMap<string, ReadonlySet<string>>;
  /** Null for a person without residuals. */
  taste: TasteCosts | null;
  words: Words;
};

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

/** A piece under a sweater is marked as covered. */
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
