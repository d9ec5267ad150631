import { type Category, categoryOfKind, type Kind } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { traitsOf } from '#stylist/piece.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { typicalC } from '#stylist/weather/air.ts';
import { type Day, type DialogueState, noDay, withOutfits } from '../../state.ts';
import { againstAir, airFor, isForHeat } from '../../tools/against-air.ts';
import type { DayInput } from '../../tools/day-input.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { type Mood, needs } from '../../understand/moods.ts';
import { degreesIn } from '../../understand/numbers.ts';
import { months } from '../../understand/told/dates.ts';
import { climateOf, placeOf } from '../../understand/told/places.ts';
import { inOrder, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { namedByDay } from '../by-day.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import { adviceInstead } from '../dress/advice.ts';
import { unrepeatedIn } from '../dress/outfits-of-days.ts';
import { bulky, forColdNights, forFrost, forSun } from '../extras.ts';
import {
  garmentsByIds,
  type IntentContext,
  type IntentHandler,
  type Reply,
  withoutWardrobe,
} from '../handler.ts';
import { wishesWith } from '../wishes.ts';
import { type Leg, legsIn, shared, spanIn, startIn } from './legs.ts';
import { nightOf } from './night-air.ts';
import { addOuting, tellsOuting } from './outing.ts';
import { roundedOff } from './rounded-off.ts';
import { shoesByTurns } from './shoes-by-turns.ts';
import { monthsOf, type Stay, stayIn } from './stay.ts';
import { repacked } from './suitcase.ts';
import { isFarVisit, named, type TripDay, tripDays } from './trip-plans.ts';

const usualDays = 3;
const mostDays = 14;

const demands = ['sport', 'casual', 'date', 'party', 'work', 'formal'] as const;
const demandOf = (day: DayInput | undefined): number => demands.indexOf(day?.occasion ?? 'casual');

export const correctsPlace = ({ state, understood, message }: IntentContext): boolean => {
  const { place, garments, days, occasion, isAside } = understood.slots;
  return (
    state.topic === 'pack' &&
    state.outfits.length > 0 &&
    place !== null &&
    place !== state.trip.place &&
    !/[?¿]/.test(message) &&
    garments.length === 0 &&
    days === null &&
    (occasion === null || isAside)
  );
};

/** Packs for a trip; asks only for the place or its weather. */
export const pack: IntentHandler = async (context) => {
  const { state, understood, box, speaker } = context;
  const { reading } = understood;
  const slots = isFarVisit(understood.slots.event, context.message)
    ? { ...understood.slots, occasion: null, event: null, purpose: null }
    : understood.slots;
  const { tokens } = reading;
  const continues = state.topic === 'pack';
  if (tellsOuting(context)) return addOuting(context);
  const changed = continues && context.wardrobe.length > 0 ? await repacked(context) : null;
  if (changed) return changed;
  const isTrip =
    slots.place !== null ||
    slots.days !== null ||
    spanIn(tokens) !== null ||
    stayIn(tokens) !== null ||
    slots.month !== null ||
    slots.season !== null ||
    slots.temperatureC !== null ||
    slots.rain !== null ||
    slots.occasion !== null ||
    slots.moods.length + slots.colours.length + slots.avoidedColours.length > 0;
  if (continues && state.outfits.length > 0 && !isTrip && understood.intent === 'adjust')
    return { sentences: [speaker.say('not-changed')], remember: { asked: state.asked } };
  const legs = legsIn(context.message, context.wardrobe, slots.month ?? box.today.month);
  const isTour = legs.length > 1;
  const said = (isTour ? null : spanIn(tokens)) ?? slots.days;
  const keptStay = continues && said === null ? state.trip.stay : null;
  const stay = stayIn(tokens) ?? keptStay;
  const lengths = isTour ? (stay ? evenly(legs.length) : shared(legs, said)) : [];
  const trip = {
    place: legs[0]?.place ?? slots.place ?? (continues ? state.trip.place : null),
    days: isTour
      ? Math.min(
          mostDays,
          lengths.reduce((sum, one) => sum + one, 0),
        )
      : stay
        ? daysOfStay
        : (said ?? (continues ? state.trip.days : null)),
    month: slots.month ?? (continues ? state.trip.month : null),
    stay,
    added: continues ? state.trip.added : [],
  };
  const goesTo = placeOf(trip.place);
  const [leg] = legs;
  // "vivo en calor" is not the weather of a place whose climate is known.
  const isKnown = goesTo !== null && degreesIn(tokens) === null;
  const temperatureC =
    isTour || isKnown || (leg && leg.nightC !== null) ? (leg?.temperatureC ?? null) : slots.temperatureC;
  const told = { ...slots, temperatureC, place: trip.place, month: trip.month };
  const day = dayWith(continues ? state.day : noDay, told, box);
  const remember: Partial<DialogueState> = { topic: 'pack', day, trip, asked: null };
  const nothing = withoutWardrobe(context);
  if (nothing)
    return { sentences: [nothing, adviceInstead(context, `maleta viaje ${context.message}`)], remember };
  if (trip.place === null && day.temperatureC === null && day.season === null && trip.days === null) {
    return {
      sentences: [speaker.say('ask-place')],
      remember: { ...remember, asked: { what: 'place', on: 'pack' } },
    };
  }
  const count = trip.days ?? usualDays;
  const place = goesTo;
  const month = trip.month ?? box.today.month;
  const climate = place ? climateOf(place, month) : null;
  const airs = stay && !isTour ? monthsOf(place, month, stay) : [month];
  const where = isTour
    ? `, ${joinAnd(legs.map((one, at) => `${stay ? '' : `${lengths[at]} `}en ${airOf(one.place, month, one.temperatureC)}`))}`
    : climate
      ? ` en ${airs.length > 1 ? airsOf(trip.place, airs) : airOf(trip.place, month, temperatureC)}`
      : '';
  return {
    sentences: [
      stay
        ? speaker.say('stay-open', { length: stay.text, where })
        : speaker.say('pack-open', { length: count === 1 ? 'un día' : `${count} días`, where }),
      !climate && day.temperatureC === null && day.season === null && speaker.say('pack-weather'),
    ],
    later: () =>
      packed(
        { ...context, state: { ...state, trip } },
        { day, count, continues, legs, lengths, stay, airs },
        remember,
      ),
  };
};

/** "Puno (unos 17 °C en noviembre)" */
function airOf(id: string | null, month: number, toldC: number | null): string {
  const place = placeOf(id);
  if (!place) return 'otro sitio';
  if (toldC !== null) return `${place.name} (${toldC < 0 ? 'bajo cero' : `a ${toldC} °C`}, como dices)`;
  const { temperatureC, rain } = climateOf(place, month);
  return `${place.name} (unos ${temperatureC} °C en ${months[month - 1]}${rain ? ', con lluvia probable' : ''})`;
}

function airsOf(id: string | null, of: readonly number[]): string {
  const place = placeOf(id);
  if (!place) return 'otro sitio';
  const airs = of.map((month) => `unos ${climateOf(place, month).temperatureC} °C en ${months[month - 1]}`);
  return `${place.name} (de ${airs.join(' a ')})`;
}

const sorts: readonly (readonly [of: readonly Category[], one: string, several: string])[] = [
  [['tops'], 'prenda de arriba', 'prendas de arriba'],
  [['bottoms'], 'de abajo', 'de abajo'],
  [['dresses'], 'vestido o mono', 'vestidos o monos'],
  [['outerwear'], 'chaqueta o abrigo', 'chaquetas y abrigos'],
  [['shoes'], 'par de zapatos', 'pares de zapatos'],
  [['accessories'], 'complemento', 'complementos'],
];
const byKind = (garments: readonly Garment[]): string =>
  joinAnd(
    sorts.flatMap(([of, one, several]) => {
      const count = garments.filter(({ category }) => of.includes(category)).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
    }),
  );

type Trip = {
  day: Day;
  count: number;
  continues: boolean;
  legs: readonly Leg[];
  lengths: readonly number[];
  stay: Stay | null;
  airs: readonly number[];
};

const daysOfStay = 7;
const evenly = (legs: number): number[] =>
  Array.from({ length: legs }, () => Math.ceil(daysOfStay / Math.max(1, legs)));
const daysOfFirstAir = 4;

function daysOfAirs(context: IntentContext, { day, airs }: Trip): TripDay[] {
  const { slots } = context.understood;
  const place = slots.place ?? context.state.trip.place;
  return airs.flatMap((month, at) => {
    const there = dayWith(noDay, { ...slots, occasion: null, place, month, temperatureC: null }, context.box);
    const count = airs.length === 1 ? daysOfStay : at === 0 ? daysOfFirstAir : daysOfStay - daysOfFirstAir;
    const base = airs.length === 1 ? day : there;
    return tripDays(context, base, count, null).map((one) => ({
      ...one,
      ...(airs.length > 1 && { month: months[month - 1] ?? '' }),
    }));
  });
}

function daysOf(context: IntentContext, trip: Trip): TripDay[] {
  const { day, count, legs, lengths, stay } = trip;
  const start = startIn(context.understood.reading.tokens);
  if (stay && lengths.length === 0) return daysOfAirs(context, trip);
  if (lengths.length === 0) return tripDays(context, day, count, start);
  return legs.flatMap((leg, at) => {
    const { slots } = context.understood;
    const told = { ...slots, place: leg.place, temperatureC: leg.temperatureC, rain: null };
    const there = dayWith(noDay, { ...told, occasion: null }, context.box);
    const before = lengths.slice(0, at).reduce((sum, one) => sum + one, 0);
    const from = start === null ? null : (start + before) % 7;
    return tripDays({ ...context, message: leg.text }, there, lengths[at] ?? 1, from);
  });
}

const byHand = patternOf(
  'de mano|cabina|cabin / mochila / maleta|valija|equipaje chica|chico|pequena|pequeno|mini / no [me] facturo|facturar|documento|documentar|despacho',
);

/** In a small case, days without a plan repeat from this one on. */
const mostAlike = 4;
const withoutAlike = (trip: readonly TripDay[]): TripDay[] => {
  const alike = trip.filter(({ plan }) => plan === null);
  return trip.filter((one) => alike.indexOf(one) < mostAlike);
};

/** In the cool of the evening as well. */
const coldestForShorts = 22;
const hotForJeans = 27;
const fewestLighter = 1;

/** Garments unsuited to the weather of a trip to one place. */
function againstWeather(wardrobe: readonly Garment[], [day]: readonly DayInput[]): string[] {
  if (!day) return [];
  const air = airFor(day, day.temperatureC ?? null, wardrobe, () => false);
  const airC = day.temperatureC ?? typicalC[day.season];
  const hasLighter =
    wardrobe.filter(
      (one) =>
        one.category === 'bottoms' && one.kind !== 'jeans' && isAtHand(one) && !againstAir(one, air, true),
    ).length > fewestLighter;
  const out = wardrobe.filter(
    (one) =>
      againstAir(one, air, true) ||
      (airC < coldestForShorts && isForHeat(one)) ||
      (airC >= hotForJeans && one.kind === 'jeans' && hasLighter),
  );
  const isShod = wardrobe.some((one) => one.category === 'shoes' && isAtHand(one) && !out.includes(one));
  return out.flatMap(({ id, category }) => (category === 'shoes' && !isShod ? [] : [id]));
}

/** Excludes garments that fail the trip's demands: heels for walking, thin skirts in wind. Shoes are always packed. */
function failingNeeds(wardrobe: readonly Garment[], moods: readonly Mood[]): string[] {
  const demanded = moods.filter((mood) => needs.has(mood));
  const fails = (one: Garment) => demanded.some((mood) => moodEffects[mood].avoids?.(one));
  const failing = wardrobe.filter(fails);
  const hasShoes = wardrobe.some((one) => one.category === 'shoes' && isAtHand(one) && !fails(one));
  return failing.flatMap(({ id, category }) => (category === 'shoes' && !hasShoes ? [] : [id]));
}

const inHeels = (wardrobe: readonly Garment[]): string[] =>
  wardrobe.filter((one) => one.category === 'shoes' && traitsOf(one).heel).map(({ id }) => id);

const isOfShoes = (kinds: readonly Kind[]): boolean => kinds.some((kind) => categoryOfKind[kind] === 'shoes');
const coldestOf = (days: readonly DayInput[]): number | null => {
  const told = days.flatMap(({ temperatureC }) => temperatureC ?? []);
  return told.length > 0 ? Math.min(...told) : null;
};

const mostBesides = 24;
const coldDayC = 10;
const frostyDayC = 7;
const coldNightC = 13;
const fallOfNight = 5;
const mostShown = 7;
/** Of a long trip the evenings are shown, too. */
const withEvenings = <Dressed>(dressed: readonly Dressed[], trip: readonly TripDay[]): Dressed[] => {
  const evenings = Math.min(trip.filter(({ isEvening }) => isEvening).length, mostShown - 1);
  return dressed.length <= mostShown || evenings === 0
    ? dressed.slice(0, mostShown)
    : [...dressed.slice(0, mostShown - evenings), ...dressed.slice(-evenings)];
};

async function packed(context: IntentContext, of: Trip, remember: Partial<DialogueState>): Promise<Reply> {
  const { state, understood, box, speaker, wardrobe } = context;
  const { day, continues, legs } = of;
  const whole = daysOf(context, of);
  const told = occurs(byHand, understood.reading.tokens) ? withoutAlike(whole) : whole;
  const count = told.length;
  // Kept from the message before, where this one only changes the place or the length.
  const isPlanned = told.some(({ plan }) => plan !== null) || day.occasion === null;
  const trip = isPlanned
    ? told
    : told.map((one, index) => (index === count - 1 ? { ...one, day, plan: purposeIn(day) } : one));
  const days = trip.map((one) => dayInput(one.day, box));
  const { wishes } = wishesWith(continues ? state.wishes : state.always, understood.slots, wardrobe);
  const avoided = [
    ...wishes.mustAvoid,
    ...failingNeeds(wardrobe, wishes.moods),
    ...(days.every(({ occasion }) => occasion === 'casual' || occasion === 'sport') ? inHeels(wardrobe) : []),
    ...(of.lengths.length > 0 || of.airs.length > 1 ? [] : againstWeather(wardrobe, days)),
  ];
  // The most demanding days are dressed first, and the others repeat what they need.
  const order = days.map((_, at) => at).sort((a, b) => demandOf(days[b]) - demandOf(days[a]) || a - b);
  const list = await context.use('packForTrip', {
    days: order.flatMap((at) => days[at] ?? []),
    mustAvoid: [...new Set(avoided)].slice(0, 500),
  });
  const turned = await shoesByTurns(
    context,
    days.map((_, at) => list.days[order.indexOf(at)]?.outfit ?? null),
    {
      days,
      avoided,
      isAsked: isOfShoes(unrepeatedIn(understood.reading.tokens)),
    },
  );
  const worn = garmentsByIds(wardrobe, [
    ...new Set([...turned.flatMap((one) => one?.garmentIds ?? []), ...list.garmentIds]),
  ]);
  const refused = new Set(wishes.mustAvoid);
  const allowed = wardrobe.filter(({ id }) => !refused.has(id));
  const coldC = coldestOf(days);
  const airsOfDays = days.flatMap(({ temperatureC }) => temperatureC ?? []);
  const isOfAirs = legs.length > 1 || of.airs.length > 1;
  const nightC = Math.min(
    ...legs.flatMap((leg) => leg.nightC ?? []),
    ...legs
      .flatMap(({ place }) => nightOf(place, airsOfDays[0] ?? coldDayC) ?? [])
      .filter((c) => c <= coldNightC),
    ...(coldC !== null && coldC <= (isOfAirs ? coldDayC : frostyDayC) ? [coldC - fallOfNight] : []),
  );
  const nights = Number.isFinite(nightC) ? forColdNights(allowed, worn, nightC) : [];
  const sun = legs.some(({ isSunny }) => isSunny) ? forSun(allowed, worn) : [];
  const frost = forFrost(allowed, [...worn, ...nights], coldC);
  const looks = [...worn, ...nights, ...sun, ...frost.garments];
  const carried = garmentsByIds(allowed, state.trip.added).filter((one) => !looks.includes(one));
  const isLight = occurs(byHand, understood.reading.tokens);
  const rounding = isLight
    ? []
    : roundedOff(
        allowed.filter(({ id }) => !avoided.includes(id)),
        [...looks, ...carried],
        { days, isStay: of.stay !== null },
      );
  const garments = [...looks, ...carried, ...rounding];
  const onTheWay = isLight ? bulky(garments) : [];
  const dressed = namedByDay(turned, named(trip));
  if (dressed.length === 0) return { sentences: [speaker.say('few-garments')], remember };
  const shown = withEvenings(dressed, trip);
  const onShow = new Set(shown.flatMap(({ garmentIds }) => garmentIds));
  const besides = garments.map(({ id }) => id).filter((id) => !onShow.has(id));
  return {
    sentences: [
      speaker.say('packed', { count: garments.length, list: byKind(garments) }),
      nights.length > 0 && speaker.say('pack-nights', { list: theList(inOrder(nights)) }),
      frost.garments.length > 0 && speaker.say('pack-frost', { list: theList(inOrder(frost.garments)) }),
      frost.lacking.length > 0 && speaker.say('pack-frost-lacks', { things: joinAnd(frost.lacking) }),
      sun.length > 0 && speaker.say('pack-sun', { list: theList(sun) }),
      rounding.length > 0 && speaker.say('pack-round', { list: theList(inOrder(rounding)) }),
      told.length < whole.length && speaker.say('pack-repeats'),
      onTheWay.length > 0 && speaker.say('pack-on-the-way', { list: theList(onTheWay) }),
      box.act !== null && speaker.say('offer-trip'),
    ],
    garmentIds: garments.map(({ id }) => id),
    outfits: shown,
    remember: {
      ...remember,
      wishes: {
        ...wishes,
        mustInclude: besides.slice(0, mostBesides),
      },
      ...withOutfits(state, shown, true),
      week: [],
      ...(box.act !== null && { asked: { what: 'keep' as const, on: 'keep' as const } }),
    },
  };
}
