import { traitsOf } from '#stylist/piece.ts';
import { isAccessory, slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { meant } from '../pointed-at.ts';

const isWorn = ({ kind, category }: Garment): boolean =>
  category !== 'shoes' && !slotsOfKind[kind].some((slot) => isAccessory({ slot }));

const paleness = 0.8;
const isSheer = (garment: Garment): boolean =>
  slotsOfKind[garment.kind].some((slot) => slot === 'base' || slot === 'onePiece' || slot === 'bottom') &&
  (garment.fabric === 'chiffon' ||
    (traitsOf(garment).main.lightness > paleness &&
      /^(silk|linen|cotton)$/.test(garment.fabric ?? 'cotton')));

const doubts = [
  {
    about: patternOf('arruga~|arrugue|planch~'),
    isFault: (garment: Garment) => isWorn(garment) && moodEffects.uncreased.avoids?.(garment) === true,
    founded: 'is-creased',
    unfounded: 'not-creased',
  },
  {
    about: patternOf(
      'transparent~|transluc~|clarea~ / se ve|vera|veran|nota|notara [todo] [el|mi] sujetador|sosten|brasier|bra',
    ),
    isFault: isSheer,
    founded: 'is-sheer',
    unfounded: 'not-sheer',
  },
] as const;

const mostOfDoubt = 12;

const doubtIn = ({ state, understood }: IntentContext) => {
  const { tokens, text } = understood.reading;
  const isOfTable =
    state.outfits.length > 0 && state.topic !== 'pack' && text.includes('?') && tokens.length <= mostOfDoubt;
  return isOfTable ? doubts.find(({ about }) => occurs(about, tokens)) : undefined;
};

const general = patternOf('como|cuanto|cuanta|que temperatura / quita~|evit~ / se puede');

/** "¿se me va a arrugar?", "¿esa camisa se transparenta?", of the look on the table */
export const doubtsCloth = (context: IntentContext): boolean =>
  doubtIn(context) !== undefined && !occurs(general, context.understood.reading.tokens);

export async function settleCloth(context: IntentContext): Promise<Reply> {
  const { understood, wardrobe, speaker } = context;
  const doubt = doubtIn(context);
  const look = garmentsByIds(wardrobe, meant(context)?.garmentIds ?? []);
  const { garments } = understood.slots;
  const named = look.filter(({ id, kind }) =>
    garments.some((one) => one.garmentIds.includes(id) || one.kinds.includes(kind)),
  );
  const among = named.length > 0 ? named : look.filter(isWorn);
  const faulty = among.filter((piece) => doubt?.isFault(piece));
  const told = faulty.length > 0 ? faulty : named;
  const line = faulty.length > 0 ? (doubt?.founded ?? 'is-creased') : (doubt?.unfounded ?? 'not-creased');
  return {
    sentences: [speaker.say(line, { list: told.length > 0 ? theList(told) : 'lo que llevas' })],
    garmentIds: told.map(({ id }) => id),
    remember: { topic: 'adjust', asked: null, focus: told.map(({ id }) => id) },
  };
}
