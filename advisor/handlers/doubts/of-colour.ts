import type { ColorName } from '#contract/colors.ts';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import { traitsOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import type { Slot } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { wearsColour } from '../../understand/garments/find-garments.ts';
import { the } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { adjust } from '../changes/adjust.ts';
import { dayWith, purposeIn } from '../day.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { reasonAgainst } from '../opinions/verdict.ts';
import { meant } from '../pointed-at.ts';

/** Words that judge a piece, a colour or a cloth on the table. */
export const judging = patternOf(
  'muy|demasiado|mucho|mucha|excesivo|exagerado / fuera de lugar / desenton~|chirri~|canta / queda~|va|iria|quedaria mal|raro|rara|fatal|feo|fea / pega|pegan / apropiad~|adecuad~',
);
const toFace = patternOf(
  'mala|buena cara / favorec~ / me apaga~ / hace|hara|pone|pondra palid~ / cara de * muert~|enferm~',
);
const asks = ({ reading }: IntentContext['understood']): boolean => reading.text.includes('?');

const isOf = (colour: ColorName) => (one: Garment) => wearsColour(one, colour);

const saidColours = ({ slots }: IntentContext['understood']) => [...slots.colours, ...slots.avoidedColours];

/** "¿no es demasiado el rojo?", "¿ese color no me hará mala cara?", "la pana, ¿no es campestre?" */
export const doubtsQuality = ({ state, understood }: IntentContext): boolean => {
  const { slots, reading } = understood;
  if (state.outfits.length === 0 || state.topic === 'pack' || !asks(understood)) return false;
  // "no puedo ir de blanco ni de rosa" doubts nothing.
  if (slots.garments.length > 0 || slots.avoidedColours.length > 1) return false;
  if (occurs(toFace, reading.tokens)) return true;
  const isNamed =
    saidColours(understood).length === 1 || slots.fabric !== null || slots.avoidedFabric !== null;
  return isNamed && occurs(judging, reading.tokens);
};

const byFace: readonly Slot[] = ['scarf', 'onePiece', 'base', 'mid'];
const lightness = { light: 0.75, dark: 0.4 } as const;

function ofFace(context: IntentContext, pieces: readonly Garment[]): Reply {
  const { speaker, understood } = context;
  const [named] = saidColours(understood);
  const placed = place(pieces);
  const near = byFace
    .flatMap((slot) => placed.filter((one) => one.slot === slot))
    .map(({ garment }) => garment);
  const piece = near.find((one) => named !== undefined && isOf(named)(one)) ?? near[0];
  const remember = { topic: 'colour' as const, asked: null };
  if (!piece) return { sentences: [speaker.say('colour-person')], remember };
  const { main } = traitsOf(piece);
  const line =
    main.neutral === null
      ? 'near-face-colour'
      : main.lightness >= lightness.light
        ? 'near-face-light'
        : 'near-face-dark';
  return {
    sentences: [speaker.say(line, { piece: the(piece), colour: colourOf(piece) ?? '' })],
    garmentIds: [piece.id],
    remember: { ...remember, focus: [piece.id] },
  };
}

/** Weighs a colour or a cloth for the day: of the piece worn, else of one that is owned. */
export async function weighQuality(context: IntentContext): Promise<Reply> {
  const { state, understood, wardrobe, speaker, box } = context;
  const { slots, reading } = understood;
  const look = meant(context);
  if (!look) return adjust(context);
  const pieces = garmentsByIds(wardrobe, look.garmentIds);
  if (occurs(toFace, reading.tokens)) return ofFace(context, pieces);
  const [colour] = saidColours(understood);
  const fabric = slots.fabric ?? slots.avoidedFabric;
  const has = colour === undefined ? (one: Garment) => one.fabric === fabric : isOf(colour);
  const what = colour ?? (fabric === null ? '' : garmentAttributes.fabric.labels[fabric].toLowerCase());
  const day = dayWith(state.day, { ...slots, occasion: null }, box);
  const purpose = purposeIn(day);
  const worn = pieces.find(has);
  const owned = wardrobe.filter((one) => has(one) && isAtHand(one) && one.category !== 'accessories');
  const objection = (one: Garment) => reasonAgainst(context, one, day, state.wishes.moods);
  const isMain = ({ category }: Garment) => category === 'dresses' || category === 'tops';
  const fitting = owned.filter((one) => objection(one) === null);
  const piece = worn ?? fitting.find(isMain) ?? fitting[0] ?? owned.find(isMain) ?? owned[0];
  const absent = worn === undefined && speaker.say('none-of-it', { what });
  const remember = { topic: 'adjust' as const, asked: null };
  if (!piece)
    return {
      sentences:
        colour === undefined ? [absent] : [speaker.say('colour-none', { colour: what, for: purpose })],
      garmentIds: look.garmentIds,
      remember,
    };
  const why = objection(piece);
  return {
    sentences: [
      colour === undefined && absent,
      why
        ? speaker.say('verdict-no', { why })
        : colour === undefined
          ? speaker.say('verdict-fine', { piece: the(piece), for: purpose })
          : speaker.say('colour-fits', { colour: what, for: purpose, piece: the(piece) }),
    ],
    garmentIds: [piece.id],
    remember: { ...remember, focus: [piece.id] },
  };
}
