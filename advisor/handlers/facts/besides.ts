import { joinAnd } from '#stylist/language/es/grammar.ts';
import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { noDay } from '../../state.ts';
import type { Measure } from '../../understand/told/facts.ts';
import { withoutLeftOut } from '../../understand/told/left-out.ts';
import { about, the } from '../../voice/names.ts';
import type { Named, Phrase } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { said } from '../acted.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import { type IntentContext, says } from '../handler.ts';
import { inFull, mostListed, wearCount } from './told.ts';

const andWhich = patternOf(
  'que|q|cuantos|cuantas|cuales * tengo * y [dime|decime|digame] [de] [esos|esas|ellos|ellas] cual|cuales|que|q / cuantos|cuantas * y cual|cuales',
);

/** "dígame qué abrigos tengo, que quiero donar uno" */
const listsFirst = patternOf(
  'que|q|cuales <garment> tengo|hay|guardo / que|q|cuales <garment> y|o|e <garment> tengo|hay|guardo / ensena~|muestra~|muestre~|ensene~|lista~|dime|digame [cuales|que|son] [los|las|mis] <garment>',
);

const wearWords = /^(us[oae]|usad[oa]s?|puse|puesto|pongo|llevo|llevado)$/;
const withUses = (garments: readonly Garment[]): Named =>
  about(garments, joinAnd(garments.map((one) => `${the(one).text} (${wearCount(one.timesWorn)})`)));

export const asksAndWhich = (context: IntentContext): boolean => says(context, andWhich);

/** "¿cuántos vestidos tengo y cuál no me pongo?": the garments that the second question is about. */
export function listedToo(
  context: IntentContext,
  garments: readonly Garment[],
  measure: Measure,
): readonly (Phrase | false)[] {
  const isListed =
    asksAndWhich(context) ||
    ((measure === 'declutter' || measure === 'laundry') && says(context, listsFirst));
  // The warmest are counted already.
  const isCounted = measure === 'warmth' && said(context, /^(cuant|numero)/);
  if (!isListed || isCounted || garments.length < 2 || garments.length >= context.wardrobe.length) return [];
  const asksWears = measure === 'declutter' && said(context, wearWords);
  const isKnown = garments.some(({ timesWorn }) => timesWorn > 0);
  const list = asksWears && isKnown && garments.length <= mostListed ? withUses(garments) : inFull(garments);
  return [
    context.speaker.say('found', { count: garments.length, list }),
    asksWears && !isKnown && context.speaker.say('wears-unknown'),
  ];
}

/** Of a few of one kind, the one for the day that is told: "¿qué zapatos de vestir tengo? Voy de boda". */
export async function pickedFor(
  context: IntentContext,
  garments: readonly Garment[],
): Promise<Phrase | false> {
  const { understood, speaker, box, state } = context;
  const { occasion } = understood.slots;
  const isFew = garments.length > 1 && garments.length <= mostListed;
  // "menos los de fiesta" tells of no party.
  const isLeftOut = withoutLeftOut(understood.reading.tokens).refused.some(({ classes }) =>
    classes.some(({ name }) => name === 'plan'),
  );
  const isOneSort = new Set(garments.map(({ category }) => category)).size === 1;
  if (occasion === null || isLeftOut || !isFew || !isOneSort || state.outfits.length > 0) return false;
  const day = dayWith(noDay, understood.slots, box);
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput(day, box),
    oneOfEach: [garments.map(({ id }) => id)],
    count: 1,
  });
  const dressed = garments.find(({ id }) => outfits[0]?.garmentIds.includes(id));
  const chosen =
    (occasion === 'formal' || occasion === 'party') && !says(context, byDay)
      ? (dressiest(garments, occasion) ?? dressed)
      : dressed;
  return chosen !== undefined && speaker.say('pick-for', { piece: the(chosen), for: purposeIn(day) });
}

const byDay = patternOf('de|por el|la dia|manana|mediodia / de dia / no de noche / al mediodia');

/** Of those that fit the occasion, the one that is most at home there. */
function dressiest(garments: readonly Garment[], occasion: 'formal' | 'party'): Garment | undefined {
  const worth = (one: Garment) =>
    traitsOf(one).fits[occasion] +
    (one.style === occasion ? 0.5 : 0) -
    (one.colors[0]?.name === 'negro' ? 0 : 0.1);
  return [...garments].sort((a, b) => worth(b) - worth(a))[0];
}

const cleanOnes = patternOf('limpi~|lavad~|disponible~');
const workingDays = 5;

/** "¿camisas limpias para toda la semana me quedan?" */
export function cleanTold(
  context: IntentContext,
  garments: readonly Garment[],
): { sentences: Phrase[]; shown: readonly Garment[] } | null {
  const { speaker, understood, wardrobe } = context;
  if (!understood.onlyAsks && !said(context, /^(tengo|quedan?|hay)$/)) return null;
  if (!says(context, cleanOnes) || garments.length === 0 || garments.length === wardrobe.length) return null;
  if (!understood.slots.garments.some(({ points, wanted }) => points === 'any' && wanted)) return null;
  const named = understood.slots.garments.flatMap(({ garmentIds, colours }) =>
    colours.length > 0 ? garmentIds : [],
  );
  const meant = named.length > 0 ? garments.filter(({ id }) => named.includes(id)) : garments;
  const clean = meant.filter(({ inLaundry }) => !inLaundry);
  if (clean.length === 0) return { sentences: [speaker.say('clean-none')], shown: garments };
  const isForWeek = said(context, /^semana$/);
  return {
    sentences: [
      speaker.say('clean-ones', { count: clean.length, list: inFull(clean) }),
      ...(isForWeek ? [speaker.say(clean.length >= workingDays ? 'clean-enough' : 'clean-short')] : []),
    ],
    shown: clean,
  };
}

const wonderingEnough = patternOf(
  'tengo|son|seran|tendre bastante~|suficiente~ / me llegan|bastan|sobran|faltan $',
);
const many = 5;
const few = 2;
/** "¿tengo bastantes camisas blancas?" */
export const enoughTold = (context: IntentContext, garments: readonly Garment[]): Phrase | false =>
  says(context, wonderingEnough) &&
  garments.length > 0 &&
  context.understood.slots.garments.length === 1 &&
  context.speaker.say(
    garments.length >= many ? 'enough-kind' : garments.length >= few ? 'enough-just' : 'enough-few',
  );
