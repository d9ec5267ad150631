import { categoryNames } from '#contract/names.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { isOfColour } from '../../understand/garments/shades.ts';
import { title } from '../../voice/phrase.ts';
import { said } from '../acted.ts';
import { garmentsNamed } from '../garments-named.ts';
import { asksAndWhich } from './besides.ts';
import { list, suitsApart } from './owned.ts';
import {
  coloursOf,
  distinct,
  frequencies,
  garmentCount,
  mostColours,
  mostNamed,
  none,
  type Teller,
} from './told.ts';

export const share: Teller = ({ speaker, wardrobe }, { garments }) => {
  const percent = Math.round((100 * garments.length) / wardrobe.length);
  return {
    sentences: [
      speaker.say('share', { count: garmentCount(garments.length), total: wardrobe.length, percent }),
    ],
    shown: garments,
  };
};

export const colours: Teller = (context, { garments, isAll }) => {
  const { speaker, wardrobe, understood } = context;
  if (garments.length === 0) return none(context);
  // "¿soy el hombre azul?" asks for the share of a colour.
  const { colours: asked, avoidedColours, garments: spoken } = understood.slots;
  const named = [...asked, ...avoidedColours];
  const ofColour = wardrobe.filter((garment) => named.some((colour) => isOfColour(garment, colour)));
  if (named.length > 0 && spoken.length === 0)
    return {
      sentences: [
        speaker.say('share', {
          count: garmentCount(ofColour.length),
          total: wardrobe.length,
          percent: Math.round((100 * ofColour.length) / wardrobe.length),
        }),
        speaker.say('colours-most', { list: frequencies(coloursOf(wardrobe), mostColours) }),
      ],
      shown: ofColour,
    };
  const key = isAll ? 'colours-most' : 'colours-are';
  const owned = new Set(coloursOf(wardrobe).map((one) => one.split(' ')[0]));
  const missing = said(context, /^(falta|faltan|faltaria)$/)
    ? usual.filter((colour) => !owned.has(colour)).slice(0, mostNamed)
    : [];
  return {
    sentences: [
      !isAll && !asksAndWhich(context) && context.speaker.say('counted', { count: garments.length }),
      context.speaker.say(key, { list: frequencies(coloursOf(garments), mostColours) }),
      suitsApart(context),
      missing.length > 0 && speaker.say('colours-missing', { list: joinAnd(missing) }),
    ],
    shown: isAll ? [] : garments,
  };
};

/** Colours that most wardrobes have something in. */
const usual = [
  'azul',
  'gris',
  'beige',
  'marrón',
  'burdeos',
  'verde',
  'rosa',
  'rojo',
  'lila',
  'mostaza',
  'naranja',
];

/** "¿tengo más zapatillas o más zapatos de vestir?" */
export const moreOf: Teller = (context, selection) => {
  const { speaker, understood, wardrobe } = context;
  const spoken = understood.slots.garments.filter(({ wanted }) => wanted);
  const { colours: bare, avoidedColours } = understood.slots;
  const sides =
    spoken.length > 1
      ? spoken.map((one) => ({ text: one.text, count: garmentsNamed(wardrobe, one).length }))
      : distinct([...bare, ...avoidedColours]).map((colour) => ({
          text: colour,
          count: wardrobe.filter((one) => isOfColour(one, colour)).length,
        }));
  if (sides.length < 2) {
    const kinds = selection.garments.map(({ category }) => categoryNames[category].toLowerCase());
    return { sentences: [speaker.say('more-kinds', { list: frequencies(kinds, 3) })] };
  }
  const [most, ...others] = [...sides].sort((a, b) => b.count - a.count);
  if (!most || !others[0]) return list(context, selection, { measure: 'list', least: false });
  const isTie = most.count === others[0].count;
  const rest = joinAnd(others.map(({ text, count: number }) => `${text} (${number})`));
  return {
    sentences: [
      speaker.say(isTie ? 'as-many' : 'more-of', {
        most: title(most.text),
        count: most.count,
        rest: title(rest),
      }),
    ],
    shown: selection.garments,
  };
};
