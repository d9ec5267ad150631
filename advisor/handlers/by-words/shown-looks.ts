import { type ShownOutfit, sameGarments } from '../../state.ts';
import { positionsIn } from '../../understand/numbers.ts';
import { dateIn } from '../../understand/told/dates.ts';
import { theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dress } from '../dress/dress.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';

const which = patternOf(
  'cual|cuales [de] [los|las] dos|tres|ambos|ambas|versiones|looks|outfits|conjuntos|opciones / cual|con cual te gusta|convence|parece|quedas|quedarias|prefieres|preferis|me quedo',
);

const offered = ({ state, understood }: IntentContext): ShownOutfit[] => {
  const [current] = state.outfits;
  if (!current) return [];
  const said = positionsIn(understood.reading.tokens).flatMap((position) => state.shown.at(position) ?? []);
  const others = [...said, ...(state.previous ? [state.previous] : []), ...state.outfits.slice(1)];
  return [current, ...others.filter((one) => !sameGarments(one, current)).slice(0, 1)];
};

export const choosesShown = (context: IntentContext): boolean =>
  context.understood.slots.garments.length === 0 &&
  context.understood.slots.occasion === null &&
  context.state.topic !== 'pack' &&
  context.state.week.length === 0 &&
  /[?¿]|\bcu[aá]l\b/i.test(context.message) &&
  occurs(which, context.understood.reading.tokens) &&
  offered(context).length > 1;

export const chooseShown: IntentHandler = async (context) => {
  const { state, wardrobe, speaker } = context;
  const [best, other] = offered(context).toSorted((a, b) => b.aiScore - a.aiScore);
  if (!best || !other) return dress(context);
  const onlyOf = (one: ShownOutfit, against: ShownOutfit) =>
    garmentsByIds(wardrobe, one.garmentIds).filter(({ id }) => !against.garmentIds.includes(id));
  const own = onlyOf(best, other);
  return {
    sentences: [
      speaker.say('chosen-shown', {
        list: theList(own.length > 0 ? own : garmentsByIds(wardrobe, best.garmentIds)),
      }),
    ],
    garmentIds: best.garmentIds,
    remember: {
      topic: 'choose',
      asked: null,
      outfits: [best, ...state.outfits.filter((one) => !sameGarments(one, best))],
      previous: other,
    },
  };
};

const anew = patternOf(
  'sin repetir $ / no|sin repita|repitas|repetir|repito nada|ropa|prenda|prendas|modelo|look|outfit',
);

export const repeatsNothing = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.topic !== 'pack' &&
  understood.slots.garments.length === 0 &&
  occurs(anew, understood.reading.tokens);

export const dressAnew: IntentHandler = (context) => {
  const { state, understood } = context;
  const worn = state.outfits.slice(0, 1).flatMap(({ garmentIds }) => garmentIds);
  const mustAvoid = [...new Set([...state.wishes.mustAvoid, ...worn])].slice(0, 400);
  return dress({
    ...context,
    state: {
      ...state,
      wishes: { ...state.wishes, mustAvoid, mustInclude: [] },
      always: {
        ...state.always,
        mustAvoid: [...new Set([...state.always.mustAvoid, ...worn])].slice(0, 400),
      },
    },
    understood: { ...understood, intent: 'dress' },
  });
};

const filing = /^(?:guard|apunt|agend|anot|calendari|planific|program|favorit|reserv|pon|met|deja|marc|sav)/;

export const namesForPlan = ({ state, understood, box }: IntentContext): boolean =>
  understood.intent === 'keep' &&
  state.outfits.length > 0 &&
  understood.slots.occasion !== null &&
  understood.slots.garments.some(({ wanted, garmentIds }) => wanted && garmentIds.length > 0) &&
  dateIn(understood.reading.tokens, box.today) === null &&
  !understood.reading.tokens.some(({ text }) => filing.test(text));

export const dressForPlan: IntentHandler = (context) =>
  dress({ ...context, understood: { ...context.understood, intent: 'dress' } });
