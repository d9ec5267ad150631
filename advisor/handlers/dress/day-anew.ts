import { dateIn } from '../../understand/told/dates.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { planFollows, weekWith } from '../calendar.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { inWeek } from '../pointed-at.ts';
import { lookOf } from '../tell-outfit.ts';
import { rememberOutfits } from './remember.ts';

const otherwise = patternOf(
  'pon~|cambia~|hazme|dame|arma~ / mejor|mejor de / al final / resulta que / ahora tengo|toca|voy|es',
);

const plannedFor = ({ state, understood, box }: IntentContext): string | null => {
  const said = dateIn(understood.reading.tokens, box.today);
  const date = said === null ? null : inWeek(state, said);
  return date !== null && state.week.some((one) => one.date === date) ? date : null;
};

/** "el martes al final no voy, ponme oficina": one day of the week on the table has another plan. */
export const plansDayAnew = (context: IntentContext): boolean => {
  const { state, understood } = context;
  const { slots, reading, onlyAsks } = understood;
  return (
    !onlyAsks &&
    state.week.length > 1 &&
    state.outfits.length > 1 &&
    slots.occasion !== null &&
    slots.garments.length === 0 &&
    plannedFor(context) !== null &&
    occurs(otherwise, reading.tokens)
  );
};

export async function planDayAnew(context: IntentContext): Promise<Reply> {
  const { state, understood, wardrobe, box, speaker } = context;
  const date = plannedFor(context);
  const before = state.outfits[state.week.find((one) => one.date === date)?.outfit ?? 0];
  const { temperatureC, rain, season } = state.day;
  const none = { occasion: null, event: null, purpose: null };
  const day = dayWith({ ...none, temperatureC, rain, season }, understood.slots, box);
  const others = state.outfits.filter((one) => one !== before);
  const worn = garmentsByIds(
    wardrobe,
    others.flatMap(({ garmentIds }) => garmentIds),
  );
  const shoes = worn.filter(({ category }) => category === 'shoes').map(({ id }) => id);
  const request = {
    ...dayInput(day, box),
    notAgain: state.outfits.map(({ garmentIds }) => [...garmentIds]),
    count: 1,
  };
  const rested = await context.use('composeOutfits', {
    ...request,
    mustAvoid: [...new Set([...state.wishes.mustAvoid, ...shoes])].slice(0, 400),
  });
  const [outfit] =
    rested.outfits.length > 0
      ? rested.outfits
      : (await context.use('composeOutfits', { ...request, mustAvoid: state.wishes.mustAvoid })).outfits;
  if (!outfit || !before)
    return { sentences: [speaker.say('few-garments')], remember: { topic: 'week', asked: null } };
  const named = { ...outfit, name: `${before.name.split(': ')[0]}: ${outfit.name}` };
  return {
    sentences: [
      speaker.say('outfit', { look: lookOf(context, outfit), for: purposeIn(day) }),
      speaker.say('other-days-stay'),
      await planFollows(context, before, outfit),
    ],
    outfits: [named],
    remember: {
      ...rememberOutfits(context, [named], { topic: 'week', asked: null }, false),
      ...weekWith(context, before, named),
    },
  };
}
