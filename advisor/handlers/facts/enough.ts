import type { Category } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { isOfColour } from '../../understand/garments/shades.ts';
import { quote } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { distinct, inFull, mostShown } from './told.ts';

const enough = patternOf(
  'suficiente~|bastante~|de sobra / hace|hacen falta / falta|faltan [algo|alguno|alguna] / me apano|alcanza|llega|basta / ensena~|muestra~|mostra~|lista~ [todo] [lo] [que] * en',
);

/** "¿tengo suficiente básico blanco o me falta algo?" */
export const asksEnough = (context: IntentContext): boolean => {
  const { intent, slots } = context.understood;
  return (
    context.wardrobe.length > 0 &&
    slots.colours.length > 0 &&
    slots.garments.length === 0 &&
    (intent === 'gaps' ? says(context, enough) : intent === 'search' && says(context, lacking))
  );
};
const lacking = patternOf('suficiente~|bastante~ / hace|hacen falta / me falta|faltan algo|alguno|alguna');

/** Parts of a look that a base of one colour has. */
const base: readonly (readonly [Category, number, string])[] = [
  ['tops', 2, 'una parte de arriba más'],
  ['bottoms', 1, 'algo de abajo'],
  ['shoes', 1, 'unos zapatos'],
];

export const tellEnough: IntentHandler = async (context) => {
  const { understood, wardrobe, speaker } = context;
  const colours = distinct(understood.slots.colours);
  const ofColour = wardrobe.filter((one) => colours.some((colour) => isOfColour(one, colour)));
  const missing = base
    .filter(([category, least]) => ofColour.filter((one) => one.category === category).length < least)
    .map(([, , what]) => what);
  const garmentIds = ofColour.map(({ id }) => id).slice(0, mostShown);
  return {
    sentences: [
      ofColour.length > 0
        ? speaker.say('found', { count: ofColour.length, list: inFull(ofColour) })
        : speaker.say('found-none', { what: quote(joinAnd(colours)) }),
      missing.length === 0
        ? speaker.say('enough-of', { colours: joinAnd(colours) })
        : speaker.say('lacks-of', { colours: joinAnd(colours), things: joinAnd(missing) }),
    ],
    garmentIds,
    remember: { topic: 'search', asked: null, fact: { measure: 'list', least: false }, focus: garmentIds },
  };
};
