import type { EventName } from '#contract/events.ts';
import type { Season } from '#contract/vocabulary.ts';
import { eventOf } from '#stylist/events/events.ts';
import { purposeOf } from '#stylist/language/es/purposes.ts';
import type { Day } from '../state.ts';
import type { DayInput } from '../tools/day-input.ts';
import { seasonOfMonth } from '../tools/season-of-month.ts';
import type { Toolbox } from '../tools/toolbox.ts';
import type { Plan } from '../understand/plans/event-words.ts';
import type { Slots } from '../understand/slots.ts';
import { climateOf, placeOf, usualClimate } from '../understand/told/places.ts';

const seasonOfEvent: Readonly<Partial<Record<EventName, Season>>> = {
  beach: 'summer',
  pool: 'summer',
  'beach-wedding': 'summer',
  romeria: 'summer',
  feria: 'spring',
  posada: 'winter',
  skiing: 'winter',
  'snow-day': 'winter',
};

/** Merges a message into the conversation's day; new values replace old ones. */
export function dayWith(before: Day, slots: Slots, { today, country }: Where): Day {
  // "en el campo del estadio", said of a concert, is no other plan.
  const isVague = slots.isAside
    ? before.occasion !== null
    : before.event !== null && slots.occasion === 'casual' && slots.event === null;
  const named = slots.occasion !== null && !isVague;
  const place = placeOf(slots.place);
  const month = slots.month ?? (place ? today.month : null);
  const climate = place && month ? climateOf(place, month) : null;
  const event = named ? slots.event : before.event;
  // A wedding on the beach tells its own weather.
  const isOfSeason = event !== null && seasonOfEvent[event] !== undefined;
  const usual = slots.month && !isOfSeason ? usualClimate(country, slots.month) : null;
  const seasonSaid = slots.season ?? (month && !isOfSeason ? seasonOfMonth(month) : null);
  // A new season makes the old temperature obsolete.
  const airBefore = seasonSaid && seasonSaid !== before.season ? null : before.temperatureC;
  return {
    occasion: named ? slots.occasion : before.occasion,
    event,
    purpose: named ? slots.purpose : before.purpose,
    season: seasonSaid ?? before.season,
    temperatureC: slots.temperatureC ?? climate?.temperatureC ?? usual?.temperatureC ?? airBefore,
    // A message that gives degrees would mention rain.
    rain: slots.rain ?? (climate && slots.temperatureC === null ? climate.rain : before.rain),
  };
}

/** January is hot in Lima. */
const inSouth = (season: Season, temperatureC: number | null): Season => {
  if (temperatureC === null) return season;
  if (temperatureC >= 24 && (season === 'winter' || season === 'fall')) return 'summer';
  return temperatureC <= 8 && season === 'summer' ? 'winter' : season;
};

const southern: ReadonlySet<Toolbox['country']> = new Set(['argentina', 'chile', 'peru']);
const seasonIn = ({ country, today: { month } }: Where): Season =>
  seasonOfMonth(southern.has(country) ? ((month + 5) % 12) + 1 : month);

const mildC = 21;
type Where = Pick<Toolbox, 'today' | 'country'>;

/** The tools' input for a day, with defaults for missing values. */
export function dayInput(day: Day, where: Where): DayInput {
  const occasion = eventOf(day.event)?.occasion ?? day.occasion ?? 'casual';
  // A plan for the beach tells the weather, where nothing else does.
  const usual = day.event && day.temperatureC === null ? seasonOfEvent[day.event] : undefined;
  const isTold = day.temperatureC !== null || day.season !== null || usual !== undefined;
  const temperatureC = isTold
    ? day.temperatureC
    : (usualClimate(where.country, where.today.month)?.temperatureC ?? (where.country ? mildC : null));
  return {
    occasion,
    season: inSouth(day.season ?? usual ?? seasonIn(where), temperatureC),
    event: day.event,
    temperatureC,
    rain: day.rain ?? false,
  };
}

export const purposeOfPlan = ({ event, occasion, purpose }: Plan): string =>
  purpose ?? purposeOf({ occasion, event: eventOf(event) });

/** The phrase that follows "para". */
export function purposeIn(day: Day): string {
  return day.purpose ?? purposeOf({ occasion: day.occasion ?? 'casual', event: eventOf(day.event) });
}
