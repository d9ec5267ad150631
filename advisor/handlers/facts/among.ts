import { colourOf } from '#stylist/colour/spelled.ts';
import { goTogether } from '#stylist/compatibility/go-together.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { isOfColour } from '../../understand/garments/shades.ts';
import { the, theList } from '../../voice/names.ts';
import type { Named } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { dress } from '../dress/dress.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, says } from '../handler.ts';
import { pieceFor } from './piece-for.ts';

const mostJudged = 12;
const mostPairs = 3;
const together = patternOf(
  'pega~|combina~|van|quedan|conjuntan|casan [bien|mal] entre ellas|ellos|si|todas|todos / puedo|se pueden|podria llevar|llevarlas|llevarlos|ponerme|combinarlas|combinarlos|mezclarlas|mezclarlos juntas|juntos / pega~|combina~|van|quedan [bien] juntas|juntos',
);

/** "¿pegan entre ellas?", of the garments just listed */
export const asksTogether = (context: IntentContext): boolean =>
  context.state.topic === 'search' &&
  context.state.outfits.length === 0 &&
  context.state.focus.length > 1 &&
  context.understood.slots.garments.length === 0 &&
  says(context, together);

const places = (one: Garment) => slotsOfKind[one.kind][0];

/** Neither takes the other's place: no skirt is worn under a jumpsuit. */
const isBeside = (one: Garment, other: Garment): boolean =>
  places(other) !== places(one) &&
  !(one.category === 'dresses' && other.category === 'bottoms') &&
  !(one.category === 'bottoms' && other.category === 'dresses');

function pairsOf(garments: readonly Garment[]): [Garment, Garment][] {
  return garments.flatMap((one, at) =>
    garments
      .slice(at + 1)
      .filter((other) => isBeside(one, other) && goTogether(pieceFor(one), pieceFor(other)))
      .map((other): [Garment, Garment] => [one, other]),
  );
}

export const judgeTogether: IntentHandler = async ({ state, wardrobe, speaker }) => {
  const listed = garmentsByIds(wardrobe, state.focus).slice(0, mostJudged);
  const pairs = pairsOf(listed).slice(0, mostPairs);
  const list: Named = {
    garmentIds: [...new Set(pairs.flat().map(({ id }) => id))],
    text: pairs.map((pair) => theList(pair).text).join('; '),
  };
  const isOneKind = new Set(listed.map(places)).size === 1;
  return {
    sentences: [
      pairs.length > 0
        ? speaker.say('pairs', { list })
        : speaker.say(isOneKind ? 'pairs-alike' : 'pairs-none', { list: theList(listed.slice(0, 4)) }),
    ],
    garmentIds: listed.map(({ id }) => id),
    remember: { topic: 'search', asked: null, focus: [...state.focus] },
  };
};

/** In "es blanco, no?" nothing is refused. */
const coloursSaid = ({ understood: { slots } }: IntentContext) => [...slots.colours, ...slots.avoidedColours];

/** "¿el plumífero es blanco, no?" */
export function pieceOfColour(context: IntentContext): Garment | null {
  const { understood, wardrobe, message } = context;
  const { slots, tokens } = understood.reading;
  const [reference, ...more] = slots.garments;
  const [id, ...others] = reference?.garmentIds ?? [];
  const isAsked =
    message.includes('?') && coloursSaid(context).length === 1 && more.length + others.length === 0;
  const at = tokens.findIndex(({ text }) => /^(es|era|son|eran)$/.test(text));
  const isSaid =
    reference !== undefined && at === reference.end && !tokens[at - 1]?.pause && reference.points !== 'any';
  return isAsked && isSaid ? (wardrobe.find((one) => one.id === id) ?? null) : null;
}

export const tellColour: IntentHandler = async (context) => {
  const piece = pieceOfColour(context);
  const [colour = 'negro'] = coloursSaid(context);
  if (!piece) return { sentences: [context.speaker.say('unclear')], remember: { asked: null } };
  const line = isOfColour(piece, colour) ? 'is-of-colour' : 'is-of-other-colour';
  return {
    sentences: [context.speaker.say(line, { piece: the(piece), colour: colourOf(piece) ?? 'otro color' })],
    garmentIds: [piece.id],
    remember: { topic: 'search', asked: null, focus: [piece.id] },
  };
};

const orBuy = patternOf('tengo|tendre [ya] [ropa|algo|que|cosas] * o * compr~|pill~');

/** "¿para una boda tengo ropa o me tengo que comprar algo?" */
export const asksOwnOrBuy = (context: IntentContext): boolean =>
  context.understood.slots.occasion !== null &&
  context.wardrobe.length > 0 &&
  context.understood.slots.garments.length === 0 &&
  says(context, orBuy);

export const dressOwn: IntentHandler = async (context) => {
  const reply = await dress({ ...context, understood: { ...context.understood, intent: 'dress' } });
  const isDressed = reply.outfits !== undefined && reply.outfits.length > 0;
  return { ...reply, sentences: [...reply.sentences, isDressed && context.speaker.say('enough-owned')] };
};
