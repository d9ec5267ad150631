import { eventOf } from './events/events.ts';
import { wantsMet } from './events/preferences.ts';
import { wordsOf } from './language/all.ts';
import { personalWeights } from './learning/personal.ts';
import { tasteCostsOf } from './learning/taste-costs.ts';
import { isWearable } from './limits/unfit.ts';
import { type Context, companionsIn } from './outfit.ts';
import { warmthWished } from './profile/profile.ts';
import { weightsOf } from './rules/weights.ts';
import { available, type Candidates, candidatesFor, type Day } from './search/candidates.ts';
import { slots } from './slots.ts';
import type { Garment, OutfitRequest } from './wardrobe.ts';
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
    profile: request.profile ?? null,
  };
}

/** The garments that may be worn on the day; only where nothing is suitable, the least unsuitable ones. */
export function wearableOn(
  wardrobe: readonly Garment[],
  request: Omit<OutfitRequest, 'seed' | 'count'>,
): Garment[] {
  const usable = available(wardrobe, { ...request, seed: 0, count: 1 });
  const candidates = candidatesFor(usable, dayOf(request), new Set(request.mustInclude));
  const ids = new Set(slots.flatMap((slot) => candidates[slot].map(({ garment }) => garment.id)));
  return usable.filter(({ id }) => ids.has(id));
}

const activityOf = ({ occasion, event }: Pick<Day, 'occasion' | 'event'>): Activity =>
  event?.activity ?? (occasion === 'sport' ? 'gym' : 'stroll');

export function needsOf(day: Omit<Day, 'avoidedColours'>): Context['needs'] {
  const wished = warmthWished(day.profile);
  const active = { ...day, activity: activityOf(day) };
  const [least, most] = neededOutdoors(active);
  return { outdoors: [least + wished, most + wished], indoors: neededIndoors(active) + wished };
}

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
    words: wordsOf(request.language),
  };
}
