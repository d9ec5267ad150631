import type { ColorName } from '#contract/colors.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { isOfColour } from '../../understand/garments/shades.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { type Phrase, title } from '../../voice/phrase.ts';
import type { Speaker } from '../../voice/speaker.ts';
import { patternOf } from '../../words/pattern.ts';
import { garmentsNamed } from '../garments-named.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { coloursOf, distinct, frequencies, mostColours, mostShown } from './told.ts';

/** Shares of the garments from which a colour is most of them, or many. */
const most = 0.6;
const many = 0.35;

/** Whether it is true that the garments are of these colours, and of which they are besides. */
export function claimWeighed(
  speaker: Speaker,
  garments: readonly Garment[],
  colours: readonly ColorName[],
): Phrase[] {
  const isOf = (one: Garment) => colours.some((colour) => isOfColour(one, colour));
  const others = garments.filter((one) => !isOf(one));
  const share = (garments.length - others.length) / Math.max(1, garments.length);
  const line = share >= most ? 'claim-right' : share >= many ? 'claim-partly' : 'claim-wrong';
  return [
    speaker.say(line, {
      colours: title(joinAnd(distinct(colours))),
      count: garments.length - others.length,
      total: garments.length,
    }),
    ...(others.length > 0
      ? [speaker.say('colours-besides', { list: frequencies(coloursOf(others), mostColours) })]
      : []),
  ];
}

const wondering = patternOf(
  'es verdad|cierto|asi / exager~ / tengo|sera|seran|es todo|casi|solo|demasiado|mucho * <colour> / todo mi|el|lo armario|ropa|que tengo * <colour> / solo|siempre tengo|visto|llevo|compro * <colour>',
);

/** "¿todo mi armario es negro o exagero?" */
export const asksMostly = (context: IntentContext): boolean => {
  const { slots, aims } = context.understood;
  return (
    context.wardrobe.length > 0 &&
    slots.garments.length === 0 &&
    slots.colours.length + slots.avoidedColours.length > 0 &&
    ((aims.get('colours-of-wardrobe') ?? 0) >= leastOfColours
      ? says(context, wondering)
      : context.message.includes('?') && says(context, onlyOf))
  );
};
const leastOfColours = 0.3;
const onlyOf = patternOf(
  'solo|siempre|todo|toda|casi tengo|llevo|visto|compro|es|ropa [ropa|es|todo|toda|de|en] [de|en] <colour>',
);

/** "¿solo tengo zapatos negros?": the colour beside the others of the kind. */
function kindClaimed({ understood, message, ...context }: IntentContext): GarmentReference | null {
  const [only, ...more] = understood.slots.garments;
  const isClaim =
    only !== undefined &&
    more.length === 0 &&
    only.points === 'any' &&
    only.colours.length > 0 &&
    message.includes('?') &&
    says({ understood, message, ...context }, onlyOfKind);
  return isClaim ? only : null;
}
const onlyOfKind = patternOf('solo|siempre tengo|llevo|compro|uso <garment> / todos|todas mis <garment> son');

export const asksMostlyOfKind = (context: IntentContext): boolean => kindClaimed(context) !== null;

export const weighMostlyOfKind: IntentHandler = async (context) => {
  const { speaker, wardrobe } = context;
  const claimed = kindClaimed(context);
  const all = claimed ? garmentsNamed(wardrobe, { ...claimed, colours: [], garmentIds: [] }) : [];
  return {
    sentences:
      claimed && all.length > 0 ? claimWeighed(speaker, all, claimed.colours) : [speaker.say('unclear')],
    garmentIds: all.slice(0, mostShown).map(({ id }) => id),
    remember: { topic: 'search', asked: null, fact: { measure: 'colours', least: false }, focus: [] },
  };
};

const listing = patternOf('lista|listado|listame|cual~|ensename|muestrame|enumer~');

export const weighMostly: IntentHandler = async (context) => {
  const { speaker, wardrobe, understood } = context;
  const colours = [...understood.slots.colours, ...understood.slots.avoidedColours];
  const ofThem = wardrobe.filter((one) => colours.some((colour) => isOfColour(one, colour)));
  return {
    sentences: claimWeighed(speaker, wardrobe, colours),
    garmentIds: says(context, listing) ? ofThem.slice(0, mostShown).map(({ id }) => id) : [],
    remember: { topic: 'search', asked: null, fact: { measure: 'colours', least: false }, focus: [] },
  };
};
