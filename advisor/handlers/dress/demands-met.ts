import { garmentAttributes } from '#contract/garment-attributes.ts';
import { isSortOf } from '#contract/vocabulary.ts';
import { eventOf } from '#stylist/events/events.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { traitsOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import type { DialogueState } from '../../state.ts';
import { isMourning } from '../../tools/customs.ts';
import { isIndoors } from '../../tools/hard-weather.ts';
import { wearsColour } from '../../understand/garments/find-garments.ts';
import { degreesIn } from '../../understand/numbers.ts';
import { the, theList } from '../../voice/names.ts';
import type { Part, Phrase } from '../../voice/phrase.ts';
import { forFrost } from '../extras.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { inTheirWords, needMet, toldNeeds } from '../tell-outfit.ts';
import type { Wanted } from '../wishes.ts';

type Context = Pick<IntentContext, 'understood' | 'wardrobe' | 'speaker'>;
type Day = DialogueState['day'];

/** Degrees that a message tells because they are feared. */
const [bitterC, frostC, scorchingC] = [6, 0, 27];
const mildC = 16;
const mostMet = 2;

/** Layers to take off when one day is both cold and hot, or a cold one is spent under a roof. */
function layersOff({ understood, wardrobe, speaker }: Context, { garmentIds }: ComposedOutfit, day: Day) {
  if (!understood.slots.swings && !understood.slots.moods.includes('layered')) return null;
  const layers = place(garmentsByIds(wardrobe, garmentIds)).filter(
    ({ slot, garment }) => slot === 'outer' || (slot === 'mid' && garment.kind !== 'blazer'),
  );
  if (layers.length === 0) return null;
  const isCold = !understood.slots.swings && day.temperatureC !== null && day.temperatureC <= mildC;
  return speaker.say(isCold ? 'layers-inside' : 'layers', {
    layers: theList(layers.map(({ garment }) => garment)),
  });
}

/** The engine's reason about the temperature in the message, if it is extreme. */
function inAirTold({ understood, wardrobe, speaker }: Context, outfit: ComposedOutfit): Phrase | null {
  const { temperatureC } = understood.slots;
  const isFelt = understood.slots.moods.some((mood) => mood === 'warm' || mood === 'cool');
  if (temperatureC === null || degreesIn(understood.reading.tokens) === null || isFelt) return null;
  if (temperatureC > bitterC && temperatureC < scorchingC) return null;
  const reason = outfit.parts.find(({ rule }) => rule === 'season')?.reason;
  if (!reason || reason.tone === 'aside') return null;
  speaker.note('reason.season');
  return [inTheirWords(reason.text, garmentsByIds(wardrobe, outfit.garmentIds))];
}

const isUnder = ({ kind }: Garment): boolean => isSortOf(kind, 't-shirt', 'longsleeve', 'undershirt');

/** Garments to add against frost, and those missing from the wardrobe. */
function againstFrost(
  { understood, wardrobe, speaker }: Context,
  { garmentIds }: ComposedOutfit,
  { mustAvoid }: Wanted['wishes'],
  day: Day,
): (Phrase | null)[] {
  const { temperatureC } = understood.slots;
  if (temperatureC === null || temperatureC > bitterC || isIndoors(day.event)) return [];
  const isDressed =
    (day.occasion !== 'casual' && day.occasion !== 'sport') || understood.slots.moods.includes('elegant');
  const allowed = wardrobe.filter(
    (one) =>
      !mustAvoid.includes(one.id) &&
      !(isDressed && isSortOf(one.kind, 'hat')) &&
      !(isMourning(day.event) && one.category === 'accessories' && one.pattern !== 'plain') &&
      one.category !== 'shoes',
  );
  const { garments, lacking } = forFrost(allowed, garmentsByIds(wardrobe, garmentIds), temperatureC);
  const under = temperatureC < frostC ? garments.find(isUnder) : undefined;
  const over = garments.filter((one) => !isUnder(one));
  const things = lacking.filter((what) => what === 'unos guantes' || (what === 'un gorro' && !isDressed));
  return [
    over.length > 0 ? speaker.say('cold-add', { list: theList(over) }) : null,
    under ? speaker.say('cold-under', { piece: the(under) }) : null,
    temperatureC <= frostC && things.length > 0
      ? speaker.say('pack-frost-lacks', { things: joinAnd(things) })
      : null,
  ];
}

/** Before a call from home one walks through the rain. */
function throughRain({ understood, wardrobe, speaker }: Context, day: Day): Phrase | null {
  if (understood.slots.rain !== true || eventOf(day.event)?.place !== 'home') return null;
  const isDry = (one: Garment) => isAtHand(one) && traitsOf(one).rain === 'made-for';
  const coat = wardrobe.find((one) => isDry(one) && slotsOfKind[one.kind].includes('outer'));
  const boots = wardrobe.find((one) => isDry(one) && one.category === 'shoes' && !traitsOf(one).heel);
  const list = [coat, boots].flatMap((one) => one ?? []);
  return list.length > 0 ? speaker.say('through-rain', { list: theList(list) }) : null;
}

/** The colours and patterns that a message refuses, where no piece has them. */
function refusalsKept({ understood, wardrobe, speaker }: Context, ids: readonly string[]): Phrase | null {
  const { avoidedColours, avoidedPatterns } = understood.slots;
  const pieces = garmentsByIds(wardrobe, ids);
  const isBroken =
    pieces.some(({ pattern }) => avoidedPatterns.includes(pattern)) ||
    pieces.some((piece) => avoidedColours.some((colour) => wearsColour(piece, colour)));
  const refused = [
    ...new Set(avoidedColours),
    ...avoidedPatterns.map((pattern) => garmentAttributes.pattern.labels[pattern].toLowerCase()),
  ].map((what) => `sin ${what}`);
  return isBroken || refused.length < 2 ? null : speaker.say('none-of', { what: joinAnd(refused) });
}

/** The pieces in a colour that the message asks for. */
function coloursMet({ understood, wardrobe, speaker }: Context, ids: readonly string[]): Phrase | null {
  const { colours, isEitherColour } = understood.slots;
  if (!isEitherColour && colours.length < 2) return null;
  const pieces = garmentsByIds(wardrobe, ids);
  const found = colours.flatMap((colour) => {
    const piece = pieces.find((one) => wearsColour(one, colour));
    return piece ? [{ colour, piece }] : [];
  })[0];
  return found ? speaker.say('colour-met', { colour: found.colour, piece: the(found.piece) }) : null;
}

/** Pieces of an outfit that meet a need of this message. */
function needsMet({ understood, wardrobe, speaker }: Context, ids: readonly string[]): Phrase | null {
  const moods = toldNeeds(understood.slots.moods, wardrobe);
  const met = garmentsByIds(wardrobe, ids).flatMap((piece) => {
    const why = needMet(piece, moods, understood.slots.rain === true);
    return why ? [{ piece, why }] : [];
  });
  const [first, ...others] = met;
  if (!first) return null;
  const next = others.find(({ piece, why }) => piece.category !== first.piece.category && why !== first.why);
  const told = [first, ...(next ? [next] : [])].slice(0, mostMet);
  const parts: Part[] = told.flatMap(({ piece, why }, at) => [
    ...(at > 0 ? [', y '] : []),
    the(piece),
    ` ${why}`,
  ]);
  return speaker.say('needs-told', { met: parts });
}

/** How an outfit answers what its message demands, refuses and fears. */
export const demandsMet = (
  context: Context,
  outfit: ComposedOutfit,
  { wishes }: Pick<Wanted, 'wishes'>,
  day: Day,
): Phrase[] =>
  [
    layersOff(context, outfit, day) ?? needsMet(context, outfit.garmentIds),
    refusalsKept(context, outfit.garmentIds),
    coloursMet(context, outfit.garmentIds),
    inAirTold(context, outfit),
    throughRain(context, day),
    ...againstFrost(context, outfit, wishes, day),
  ].flatMap((said) => (said ? [said] : []));
