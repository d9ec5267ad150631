import { noDay, type ShownOutfit, shownOf } from '../../state.ts';
import { inOrder, theList } from '../../voice/names.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { lookOf } from '../tell-outfit.ts';
import { packedIn } from './case-change.ts';
import { allIn, prefixOf } from './suitcase.ts';

const planIn = ({ state, understood, box }: IntentContext): ShownOutfit | undefined => {
  const { slots } = understood;
  if (slots.occasion === null) return undefined;
  const purpose = purposeIn(dayWith(noDay, { ...slots, isAside: false }, box));
  return state.outfits.find((one) => prefixOf(one).toLowerCase().includes(purpose.toLowerCase()));
};

export const changesPlanOfCase = (context: IntentContext): boolean => {
  const { state, understood } = context;
  const { slots } = understood;
  const isTold = slots.garments.some(({ wanted, garmentIds }) => wanted && garmentIds.length > 0);
  return (
    state.topic === 'pack' &&
    state.outfits.length > 1 &&
    slots.days === null &&
    slots.month === null &&
    (isTold || slots.colours.length > 0) &&
    planIn(context) !== undefined
  );
};

export const changePlanOfCase: IntentHandler = async (context) => {
  const { state, understood, wardrobe, box, speaker } = context;
  const { slots } = understood;
  const before = planIn(context);
  const packed = packedIn(context);
  const { temperatureC, rain, season } = state.day;
  const day = dayWith(
    { ...noDay, temperatureC, rain, season },
    { ...slots, place: null, isAside: false },
    box,
  );
  const wanted = slots.garments.filter((one) => one.wanted && one.garmentIds.length > 0);
  const refused = slots.garments.flatMap((one) => (one.wanted ? [] : one.garmentIds));
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput(day, box),
    moods: [...slots.moods],
    mustAvoid: [...new Set([...state.wishes.mustAvoid, ...refused])].slice(0, 400),
    oneOfEach: [
      ...wanted.map(({ garmentIds }) => garmentIds.slice(0, 12)),
      ...allIn(context, slots.colours),
    ].slice(0, 3),
    count: 3,
  });
  const added = (ids: readonly string[]) => ids.filter((id) => !packed.some((piece) => piece.id === id));
  const [made] = outfits.toSorted((a, b) => added(a.garmentIds).length - added(b.garmentIds).length);
  if (!made || !before)
    return { sentences: [speaker.say('no-other')], remember: { topic: 'pack', asked: state.asked } };
  const named = { ...made, name: `${prefixOf(before)}${made.name}` };
  const all = state.outfits.map((one) => (one === before ? shownOf(named, state.turn) : one));
  const came = garmentsByIds(wardrobe, added(made.garmentIds));
  const looks = new Set(all.flatMap(({ garmentIds }) => garmentIds));
  const carried = packed.filter(({ id }) => !before.garmentIds.includes(id) || looks.has(id));
  return {
    sentences: [
      speaker.say('case-look', { look: lookOf(context, made) }),
      came.length > 0 && speaker.say('case-in', { list: theList(inOrder(came)) }),
    ],
    garmentIds: [...new Set([...carried, ...came].map(({ id }) => id))],
    outfits: [named],
    remember: {
      ...rememberOutfits(context, [named], { topic: 'pack', asked: state.asked }, true),
      outfits: all,
    },
  };
};
