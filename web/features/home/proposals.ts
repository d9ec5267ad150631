import type { WardrobeItem } from '#contract/garments.ts';
import type { DayWish, Look } from '#contract/looks.ts';
import type { Outfit } from '#contract/outfits.ts';
import type { Plan } from '#contract/plans.ts';
import type { BoardPiece } from '#web/garments/flat-lay-board.tsx';
import { garmentsById } from '#web/garments/garments-by-id.ts';
import { type Houses, isElsewhere } from '#web/garments/homes/use-houses.ts';

/** An outfit for today: planned, composed for the day, or one of the person's own. */
export interface Proposal {
  /** The same for the same garments. */
  key: string;
  name: string;
  reason: string | undefined;
  pieces: readonly BoardPiece[];
  from: { plan: Plan } | { look: Look } | { outfit: Outfit };
  /** False for one put together by hand, which is never taken away. */
  rejectable: boolean;
  worn: boolean;
}

/** Milliseconds in which a worn outfit is not proposed again. */
const lately = 6 * 24 * 60 * 60 * 1000;

const keyOf = (ids: readonly string[]): string => [...ids].sort().join(' ');

interface Sources {
  plans: readonly Plan[];
  looks: readonly Look[];
  outfits: readonly Outfit[];
  items: readonly WardrobeItem[];
  houses: Houses;
  wish: DayWish;
  now: Date;
}

/** Planned first, then composed for the day, then liked and own ones of the season. */
export function proposalsFor({ plans, looks, outfits, items, houses, wish, now }: Sources): Proposal[] {
  const ofOutfit = (outfit: Outfit): Omit<Proposal, 'from' | 'worn'> => ({
    key: keyOf(outfit.items.map(({ id }) => id)),
    name: outfit.name,
    reason: outfit.reasons[0] ?? outfit.description,
    pieces: outfit.items,
    rejectable: outfit.aiGenerated,
  });
  const rested = ({ lastWornAt }: Outfit) =>
    lastWornAt === null || now.getTime() - new Date(lastWornAt).getTime() > lately;
  const elsewhere = new Set(items.filter((item) => isElsewhere(houses, item)).map(({ id }) => id));
  const areHere = (ids: readonly string[]) => ids.every((id) => !elsewhere.has(id));
  const isHere = ({ items: pieces }: Outfit) => areHere(pieces.map(({ id }) => id));
  const all: Proposal[] = [
    ...plans
      .filter(({ outfit, worn }) => worn || isHere(outfit))
      .map((plan) => ({ ...ofOutfit(plan.outfit), from: { plan }, worn: plan.worn })),
    ...looks
      .filter(({ garmentIds }) => areHere(garmentIds))
      .map((look) => ({
        key: keyOf(look.garmentIds),
        name: look.name,
        reason: look.reasons[0],
        pieces: garmentsById(look.garmentIds, items),
        rejectable: true,
        from: { look },
        worn: false,
      })),
    ...outfits
      .filter(
        (outfit) =>
          (outfit.kept || !outfit.aiGenerated) &&
          outfit.season === wish.season &&
          outfit.occasion === wish.occasion &&
          isHere(outfit) &&
          rested(outfit),
      )
      .map((outfit) => ({ ...ofOutfit(outfit), from: { outfit }, worn: false })),
  ];
  const seen = new Set<string>();
  return all.filter(({ key, pieces }) => {
    // A garment may have been deleted meanwhile.
    if (seen.has(key) || pieces.length < 2) return false;
    seen.add(key);
    return true;
  });
}
