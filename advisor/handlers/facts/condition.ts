import { traitsOf } from '#stylist/piece.ts';
import { theList } from '../../voice/names.ts';
import { said } from '../acted.ts';
import { listed } from '../listed.ts';
import { extreme, inFull, mostNamed, none, type Teller } from './told.ts';
import { agoText, seldom } from './wears.ts';

/** By the day a garment entered Vestidor; when it was bought is not recorded. */
export const added: Teller = ({ speaker }, { garments }, { least }) => {
  const found = extreme(garments, ({ addedDaysAgo }) => addedDaysAgo, least);
  if (!found) return { sentences: [speaker.say('added-unknown')] };
  if (garments.length === 1)
    return {
      sentences: [speaker.say('added-on', { list: theList(garments), days: agoText(found.value) })],
      shown: garments,
    };
  if (
    found.garments.length > mostNamed ||
    (found.garments.length > 1 && found.garments.length === garments.length)
  )
    return { sentences: [speaker.say('added-together', { days: agoText(found.value) })], shown: garments };
  return {
    sentences: [
      speaker.say(least ? 'newest' : 'oldest', { list: theList(found.garments), days: agoText(found.value) }),
      speaker.say('bought-unknown'),
    ],
    shown: found.garments,
  };
};

export const laundry: Teller = ({ speaker }, { garments }) => {
  const washed = garments.filter(({ inLaundry }) => inLaundry);
  return washed.length > 0
    ? { sentences: [speaker.say('wash-list', { list: listed(washed) })], shown: washed }
    : { sentences: [speaker.say('wash-none')] };
};

export const favourites: Teller = ({ speaker }, { garments }) => {
  const liked = garments.filter(({ favorite }) => favorite);
  return liked.length > 0
    ? { sentences: [speaker.say('favourites', { list: inFull(liked) })], shown: liked }
    : { sentences: [speaker.say('favourites-none')] };
};

export const warmth: Teller = (context, { garments }, { least }) => {
  const { speaker } = context;
  if (garments.length === 0) return none(context);
  const warm = ({ clo }: { clo: number }) => (least ? clo : -clo);
  const sorted = [...garments]
    .filter(
      ({ category, kind }) =>
        (category !== 'accessories' || garments.length < seldom) && (least || kind !== 'blazer'),
    )
    .sort((a, b) => warm(traitsOf(a)) - warm(traitsOf(b)))
    .slice(0, mostNamed);
  return {
    sentences: [
      said(context, /^(cuant|numero)/) && speaker.say('counted', { count: garments.length }),
      speaker.say(least ? 'lightest' : 'warmest', { list: theList(sorted) }),
    ],
    shown: sorted,
  };
};

export const condition: Teller = (context, { garments }) => {
  const { speaker } = context;
  const isWell = said(context, /^(buen|mejor|nuev|como)/);
  const found = garments.filter(({ condition: state }) =>
    isWell ? state === 'new' || state === 'excellent' : state === 'worn',
  );
  return found.length > 0
    ? { sentences: [speaker.say('found', { count: found.length, list: inFull(found) })], shown: found }
    : { sentences: [speaker.say(isWell ? 'condition-unknown' : 'condition-none')] };
};
