import { eventOf } from './events/events.ts';
import { personalWeights } from './learning/personal.ts';
import { tasteCostsOf } from './learning/taste-costs.ts';
import { isWearable } from './limits/unfit.ts';
import { type Context, companionsIn } from './outfit.ts';
import { weightsOf } from './rules/weights.ts';
import type { Candidates, Day } from './search/candidates.ts';
import { slots } from './slots.ts';
import type { OutfitRequest } from './wardrobe.ts';

/** An event implies its occasion. */
export function dayOf(request: Omit<OutfitRequest, 'seed' | 'count'>): Day {
  const event = eventOf(request.event);
  return {
    occasion: event?.occasion ?? request.occasion,
    season: request.season,
    temperatureC: request.temperatureC ?? null,
    rain: request.rain ?? false,
    event,
    avoidedColours: new Set(request.avoidedColours),
  };
}

export function contextOf(
  request: Omit<OutfitRequest, 'seed' | 'count'>,
  day: Day,
  candidates: Candidates,
): Context {
  const recentOutfits = (request.recentOutfits ?? []).map((ids) => new Set(ids));
  const suits = (piece: Candidates['mid'][number]) => isWearable(piece, day);
  return {
    ...day,
    weights: personalWeights(weightsOf(request.advisor), request.personal),
    owned: new Set(slots.filter((slot) => candidates[slot].some(suits))),
    ownsBlazer: candidates.mid.some((piece) => piece.garment.kind === 'blazer' && suits(piece)),
    favouriteColours: new Set(request.favouriteColours),
    recentOutfits,
    wornWith: companionsIn(recentOutfits),
    taste: tasteCostsOf(request.residuals ?? {}, candidates),
  };
}
