import type { Category } from '#contract/vocabulary.ts';
import { eventOf } from '#stylist/events/events.ts';
import { place } from '#stylist/requests/placing.ts';
import { levelOfDay } from '#stylist/rules/formality.ts';
import { isAccessory } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { garmentsAllowed } from '../../understand/garments/find-garments.ts';
import { theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { lookOf } from '../tell-outfit.ts';
import { packedIn } from './case-change.ts';

const asking = patternOf(
  'con eso|esto|ello|lo [mismo|que] [llevo|va|hay] [me|nos] [ya] alcanza|basta|llega|vale|sirve|arreglo|apano|tengo / me|nos alcanza|basta|llega|vale|sirve con|algo [de] eso|esto|lo|ahi|dentro / tengo|hay|llevo|va algo [de|ahi|que] [eso|dentro|lo] [que] [llevo|vale|valga|sirva] / algo de lo que llevo|meto|va / o meto|anado|echo|agrego|sumo [algo|otra|otro|un|una]',
);
const mostOfQuestion = 26;

/** "una noche vamos a un rooftop, ¿con eso me alcanza o meto algo más?", of the packed case. */
export const asksIfEnough = ({ state, understood, message }: IntentContext): boolean =>
  state.trip.days !== null &&
  state.outfits.length > 0 &&
  /[?¿]/.test(message) &&
  understood.slots.occasion !== null &&
  understood.slots.garments.every(({ garmentIds }) => garmentIds.length !== 1) &&
  understood.reading.tokens.length <= mostOfQuestion &&
  occurs(asking, understood.reading.tokens);

const suffices = patternOf(
  'alcanza|alcanzara|bastara|basta|llega|llegara|suficiente / tan|muy poca|poco|pocas|pocos / es|parece|veo poca|poco|pocas|pocos / no es poco|poca / poca|pocas ropa|cosas|prendas / no faltara',
);
const mostOfBare = 16;

export const asksIfCaseSuffices = ({ state, understood, message }: IntentContext): boolean =>
  state.topic === 'pack' &&
  state.outfits.length > 0 &&
  /[?¿]/.test(message) &&
  understood.slots.occasion === null &&
  understood.slots.garments.length === 0 &&
  understood.slots.temperatureC === null &&
  understood.reading.tokens.length <= mostOfBare &&
  occurs(suffices, understood.reading.tokens);

const longest = 7;
export const tellIfCaseSuffices: IntentHandler = async (context) => {
  const { state, speaker } = context;
  const packed = packedIn(context);
  const countOf = (categories: readonly Category[]) =>
    packed.filter(({ category }) => categories.includes(category)).length;
  const isLong = state.trip.stay !== null || (state.trip.days ?? 0) > longest;
  return {
    sentences: [
      speaker.say(isLong ? 'case-suffices-washed' : 'case-suffices', {
        count: packed.length,
        tops: countOf(['tops']),
        bottoms: countOf(['bottoms', 'dresses']),
      }),
    ],
    garmentIds: packed.map(({ id }) => id),
    remember: { topic: 'pack', asked: null },
  };
};

const margin = 0.03;

const additions: readonly (readonly Category[])[] = [
  ['tops'],
  ['shoes'],
  ['tops', 'shoes'],
  ['tops', 'bottoms', 'shoes'],
  ['dresses', 'shoes'],
  ['tops', 'bottoms', 'dresses', 'shoes', 'outerwear'],
];

export const tellIfEnough: IntentHandler = async (context) => {
  const { state, understood, wardrobe, box, speaker } = context;
  const { slots } = understood;
  const packed = packedIn(context).map(({ id }) => id);
  const day = dayWith(state.day, { ...slots, isAside: false }, box);
  const [least] = levelOfDay({ occasion: dayInput(day, box).occasion, event: eventOf(day.event) });
  const named = slots.garments.flatMap((one) => (one.wanted ? [garmentsAllowed(wardrobe, one)] : []));
  const composed = async (categories: readonly Category[]) => {
    const isAdded = (one: Garment) => categories.includes(one.category) && isAtHand(one);
    const oneOfEach = categories.length > 0 ? named.filter(({ length }) => length > 0) : [];
    const { outfits, relaxed } = await context.use('composeOutfits', {
      ...dayInput(day, box),
      moods: [...slots.moods],
      among: [...new Set([...packed, ...wardrobe.filter(isAdded).map(({ id }) => id)])],
      oneOfEach: oneOfEach.map((ids) => ids.slice(0, 12)).slice(0, 2),
      count: 1,
    });
    const worn = place(garmentsByIds(wardrobe, outfits[0]?.garmentIds ?? [])).filter(
      (one) => !isAccessory(one) && one.slot !== 'outer',
    );
    const isFit = !relaxed && worn.every(({ traits }) => traits.formality >= least - margin);
    return { look: outfits[0], isFit };
  };
  const purpose = { for: purposeIn(day) };
  const remember = { topic: 'pack' as const, asked: null };
  const inside = await composed([]);
  if (inside.look && inside.isFit)
    return {
      sentences: [speaker.say('case-enough', { ...purpose, look: lookOf(context, inside.look) })],
      outfits: [inside.look],
      remember,
    };
  let best = inside.look;
  for (const categories of additions) {
    const { look, isFit } = await composed(categories);
    best = look ?? best;
    if (look && isFit) break;
  }
  const added = best?.garmentIds.filter((id) => !packed.includes(id)) ?? [];
  if (!best || added.length === 0)
    return { sentences: [speaker.say('case-same')], garmentIds: packed, remember };
  return {
    sentences: [speaker.say('case-lacks', { ...purpose, list: theList(garmentsByIds(wardrobe, added)) })],
    outfits: [best],
    remember,
  };
};
