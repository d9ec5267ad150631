import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { noDay } from '../../state.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { the } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput } from '../day.ts';
import { dress } from '../dress/dress.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { whyPiece } from '../tell-outfit.ts';
import { unownedText } from '../wishes.ts';

const ofMine = patternOf(
  'en|con|a cual|cuales de los|las que tengo|mios|mias / cual|cuales de los|las mios|mias / de los|las mios|mias cual|cuales / de los|las que tengo cual|cuales',
);

const ownedOf = ({ wardrobe }: IntentContext, { garmentIds, kinds }: GarmentReference): Garment[] =>
  garmentIds.length > 0
    ? garmentsByIds(wardrobe, garmentIds).filter(isAtHand)
    : wardrobe.filter((one) => kinds.includes(one.kind) && isAtHand(one));

/** "el nudo en el bolso me gusta, ¿en cuál de los que tengo?": one of one's own is to be picked. */
export const asksWhichOfMine = ({ state, understood }: IntentContext): boolean => {
  const { slots, reading } = understood;
  const [first] = slots.garments;
  return (
    first !== undefined &&
    slots.garments.every(({ start }) => start === first.start) &&
    // "con el de raya, ¿cuáles de los míos?" asks of something else.
    !reading.tokens.slice(Math.max(0, first.start - 3), first.start).some(({ text }) => text === 'con') &&
    state.outfits.length === 0 &&
    state.topic !== 'search' &&
    slots.occasion === null &&
    slots.season === null &&
    reading.text.includes('?') &&
    occurs(ofMine, reading.tokens)
  );
};

export const pickOfMine: IntentHandler = async (context) => {
  const { state, understood, wardrobe, speaker, box } = context;
  const [reference] = understood.slots.garments;
  // For a day that was spoken of, with all that is worn beside it.
  if (state.day.occasion !== null)
    return dress({ ...context, understood: { ...understood, intent: 'combine' } });
  const owned = reference ? ownedOf(context, reference) : [];
  const remember = { topic: 'knowledge' as const, asked: null };
  if (!reference || owned.length === 0)
    return {
      sentences: [speaker.say('unowned', { what: unownedText(understood.slots.garments) })],
      remember,
    };
  // Everyday pieces first: sportswear and party pieces serve few uses.
  const usual = owned.filter(({ style }) => style !== 'sport' && style !== 'party');
  const among = (usual.length > 0 ? usual : owned).slice(0, 12);
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput(noDay, box),
    oneOfEach: [among.map(({ id }) => id)],
    count: 1,
  });
  const look = garmentsByIds(wardrobe, outfits[0]?.garmentIds ?? []);
  const slot = slotsOfKind[among[0]?.kind ?? 'top'][0];
  const piece = look.find((one) => among.includes(one) && slotsOfKind[one.kind][0] === slot) ?? among[0];
  if (!piece) return { sentences: [speaker.say('no-such-choice')], remember };
  return {
    sentences: [speaker.say('piece-named', { piece: the(piece), why: whyPiece(piece, look) })],
    garmentIds: [piece.id],
    remember: { ...remember, focus: [piece.id] },
  };
};
