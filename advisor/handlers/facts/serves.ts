import { traitsOf } from '#stylist/piece.ts';
import { noDay } from '../../state.ts';
import { purposesIn } from '../../understand/plans/purposes.ts';
import { understand } from '../../understand/understand.ts';
import { the, theList } from '../../voice/names.ts';
import { patternOf } from '../../words/pattern.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import { dress } from '../dress/dress.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, says } from '../handler.ts';
import { lookOf } from '../tell-outfit.ts';

const mostJudged = 12;
const serving = patternOf(
  'me|nos|te [lo|la|los|las] sirve~|vale~|valdria~|serviria~ / sirve~|vale~|valdria~ * para / puedo|podria ir|llevar~|usar~ * a|para / quedo|iria|voy [muy|demasiado|bien|mal]',
);

/** "¿y me sirve para una entrevista?", of the garments just listed */
export const asksIfListedServe = ({ state, understood, ...context }: IntentContext): boolean =>
  state.topic === 'search' &&
  state.fact !== null &&
  state.outfits.length === 0 &&
  state.focus.length > 0 &&
  state.focus.length <= mostJudged &&
  understood.slots.garments.length === 0 &&
  understood.slots.occasion !== null &&
  says({ state, understood, ...context }, serving);

/** Limit below which a piece hardly suits such a day, even in its best outfit. */
const leastFit = 0.35;

export const judgeListedFor: IntentHandler = async (context) => {
  const { state, understood, speaker, box, wardrobe } = context;
  const listed = garmentsByIds(wardrobe, state.focus);
  const day = dayWith(noDay, understood.slots, box);
  const { occasion } = day;
  const fits = listed.filter((one) => occasion !== null && traitsOf(one).fits[occasion] >= leastFit);
  const { outfits } =
    fits.length === 0
      ? { outfits: [] }
      : await context.use('composeOutfits', {
          ...dayInput(day, box),
          oneOfEach: [fits.map(({ id }) => id)],
          count: 1,
        });
  const [outfit] = outfits;
  const piece = fits.find(({ id }) => outfit?.garmentIds.includes(id));
  if (!outfit || !piece) {
    const reply = await dress({ ...context, understood: { ...understood, intent: 'dress' } });
    return {
      ...reply,
      sentences: [speaker.say('serves-day-not', { for: purposeIn(day) }), ...reply.sentences],
    };
  }
  const rest = listed.filter((one) => !fits.includes(one));
  return {
    sentences: [
      speaker.say('serves-day', { piece: the(piece), for: purposeIn(day), look: lookOf(context, outfit) }),
      rest.length > 0 && speaker.say('serves-day-rest', { list: theList(rest.slice(0, mostTold)) }),
    ],
    outfits: [outfit],
    remember: rememberOutfits(context, [outfit], { topic: 'dress', day, asked: null }, true),
  };
};
const mostTold = 3;

const otherShoes = patternOf(
  'otra cosa|opcion * pies|calzar~|calzado / otro|otros|otras zapatos|botas|zapatillas|calzado|par / algo mas|distinto * pies',
);

/** "las botas de agua ni hablar, otra cosa para los pies", after what there is for the rain */
export const asksOtherShoes = ({ state, understood, ...context }: IntentContext): boolean =>
  state.topic === 'search' &&
  state.fact !== null &&
  state.outfits.length === 0 &&
  understood.slots.garments.some(({ wanted, garmentIds }) => !wanted && garmentIds.length > 0) &&
  says({ state, understood, ...context }, otherShoes);

/** "para los pies" refuses no shoe. */
const mostRefused = 3;
const ofRain = { 'made-for': 2, fine: 1 } as Readonly<Record<string, number>>;

export const tellOtherShoes: IntentHandler = async ({ state, understood, speaker, wardrobe }) => {
  const refused = new Set(
    understood.slots.garments.flatMap(({ garmentIds, wanted }) =>
      wanted || garmentIds.length > mostRefused ? [] : garmentIds,
    ),
  );
  const asked = understand(state.question ?? '', wardrobe).reading.tokens;
  const [purpose] = purposesIn(asked);
  const shoes = wardrobe.filter(({ id, category }) => category === 'shoes' && !refused.has(id));
  const serving = purpose ? shoes.filter((one) => purpose.fits(one, traitsOf(one))) : [];
  const dry = [...shoes].sort((a, b) => (ofRain[traitsOf(b).rain] ?? 0) - (ofRain[traitsOf(a).rain] ?? 0));
  const told = (serving.length > 0 ? serving : dry).slice(0, 2);
  const [first] = told;
  if (!first)
    return { sentences: [speaker.say('found-none', { what: 'zapatos' })], remember: { asked: null } };
  return {
    sentences: [
      serving.length > 0
        ? speaker.say('shoes-instead', { list: theList(told) })
        : speaker.say('shoes-nearest', { piece: the(first) }),
    ],
    garmentIds: told.map(({ id }) => id),
    remember: { topic: 'search', asked: null, focus: told.map(({ id }) => id) },
  };
};
