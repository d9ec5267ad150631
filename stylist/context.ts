import { eventOf } from './events/events.ts';
import { wantsMet } from './events/preferences.ts';
import { personalWeights } from './learning/personal.ts';
import { tasteCostsOf } from './learning/taste-costs.ts';
import { isWearable } from './limits/unfit.ts';
import { type Context, companionsIn } from './outfit.ts';
import { weightsOf } from './rules/weights.ts';
import type { Candidates, Day } from './search/candidates.ts';
import { slots } from './slots.ts';
import type { OutfitRequest } from './wardrobe.ts';
import { type Activity, neededIndoors, neededOutdoors } from './weather/heat-balance.ts';

/** An event implies its occasion. */
export function dayOf(request: Omit<OutfitRequest, 'seed' | 'count'>): Day {
  const event = eventOf(request.event);
  return {
    occasion: event?.occasion ?? request.occasion,
    season: request.season,
    temperatureC: event?.airC ?? request.temperatureC ?? null,
    rain: event?.airC === undefined && (request.rain ?? false),
    event,
    avoidedColours: new Set(request.avoidedColours),
  };
}

const activityOf = ({ occasion, event }: Pick<Day, 'occasion' | 'event'>): Activity =>
  event?.activity ?? (occasion === 'sport' ? 'gym' : 'stroll');

export const needsOf = (day: Omit<Day, 'avoidedColours'>): Context['needs'] => ({
  outdoors: neededOutdoors({ ...day, activity: activityOf(day) }),
  indoors: neededIndoors(day),
});

export function contextOf(
  request: Omit<OutfitRequest, 'seed' | 'count'>,
  day: Day,
  candidates: Candidates,
): Context {
  const recentOutfits = (request.recentOutfits ?? []).map((ids) => new Set(ids));
  const suits = (piece: Candidates['mid'][number]) => isWearable(piece, day);
  const wearable = Object.fromEntries(slots.map((slot) => [slot, candidates[slot].filter(suits)]));
  return {
    ...day,
    weights: personalWeights(weightsOf(request.advisor), request.personal),
    owned: new Set(slots.filter((slot) => candidates[slot].some(suits))),
    ownsBlazer: candidates.mid.some((piece) => piece.garment.kind === 'blazer' && suits(piece)),
    needs: needsOf(day),
    wanted: wantsMet(day.event, wearable),
    favouriteColours: new Set(request.favouriteColours),
    recentOutfits,
    wornWith: companionsIn(recentOutfits),
    taste: tasteCostsOf(request.residuals ?? {}, candidates),
  };
}
