import { verb } from '#stylist/language/es/grammar.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { wearsColour } from '../../understand/garments/find-garments.ts';
import type { Mood } from '../../understand/moods.ts';
import { inOrder, the } from '../../voice/names.ts';
import type { Part } from '../../voice/phrase.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import type { Wanted } from '../wishes.ts';

const failings: Readonly<Partial<Record<Mood, readonly [one: string, several: string]>>> = {
  'flat-shoes': ['lleva tacón', 'llevan tacón'],
  'on-foot': ['no es para andar mucho', 'no son para andar mucho'],
  steady: ['no pisa del todo firme', 'no pisan del todo firme'],
  'closed-shoes': ['deja el pie al aire', 'dejan el pie al aire'],
  'free-legs': ['da poca libertad de movimiento', 'dan poca libertad de movimiento'],
  messy: ['no está para mancharse', 'no están para mancharse'],
  muddy: ['sufre con el barro', 'sufren con el barro'],
  covered: ['deja piel a la vista', 'dejan piel a la vista'],
  'covered-arms': ['deja ver los brazos', 'dejan ver los brazos'],
  'covered-legs': ['deja ver las piernas', 'dejan ver las piernas'],
  'easy-waist': ['puede apretar en la cintura', 'pueden apretar en la cintura'],
  windproof: ['se levanta con el viento', 'se levantan con el viento'],
  'sweat-proof': ['puede marcar el sudor', 'pueden marcar el sudor'],
  'front-opening': ['no se abre por delante', 'no se abren por delante'],
  washable: ['no se lava en casa', 'no se lavan en casa'],
  'tender-feet': ['no es amable con el pie', 'no son amables con el pie'],
  'slip-on': ['no se quita en un segundo', 'no se quitan en un segundo'],
  soft: ['puede picar o enganchar', 'pueden picar o enganchar'],
  'stain-hiding': ['no disimula una mancha', 'no disimulan una mancha'],
  seated: ['aprieta tras horas en una silla', 'aprietan tras horas en una silla'],
  'by-fire': ['no es para estar junto al fuego', 'no son para estar junto al fuego'],
  'arm-free': ['no deja el brazo a mano', 'no dejan el brazo a mano'],
  'leg-free': ['no deja la pierna a mano', 'no dejan la pierna a mano'],
  'two-piece': ['no se separa en dos piezas', 'no se separan en dos piezas'],
};

function failingOf(piece: Garment, { moods, avoidedColours }: Wanted['wishes']): string | null {
  const colour = avoidedColours.find((one) => wearsColour(piece, one));
  if (colour) return verb(piece, `lleva ${colour}`, `llevan ${colour}`);
  if (piece.category === 'accessories') return null;
  const mood = moods.find((one) => failings[one] !== undefined && moodEffects[one].avoids?.(piece));
  const said = mood && failings[mood];
  return said ? verb(piece, ...said) : null;
}

/** A piece that was asked for may fail it. */
export const keepsBrief = (
  { wardrobe }: Pick<IntentContext, 'wardrobe'>,
  { garmentIds }: { garmentIds: readonly string[] },
  wishes: Wanted['wishes'],
): boolean =>
  garmentsByIds(wardrobe, garmentIds).every(
    (piece) => wishes.mustInclude.includes(piece.id) || failingOf(piece, wishes) === null,
  );

export function unmetIn(
  { wardrobe, speaker, message }: Pick<IntentContext, 'wardrobe' | 'speaker' | 'message'>,
  garmentIds: readonly string[],
  wishes: Wanted['wishes'],
): readonly Part[] | null {
  for (const piece of inOrder(garmentsByIds(wardrobe, garmentIds))) {
    const why = failingOf(piece, wishes);
    if (why) return speaker.say('unmet', { piece: the(piece), why });
  }
  const { requires } = moodEffects.colourful;
  const isPlain = !garmentsByIds(wardrobe, garmentIds).some((piece) => requires?.(piece));
  if (isPlain && wishes.moods.includes('colourful') && /color/i.test(message))
    return speaker.say('unmet', { piece: 'el conjunto', why: 'se queda sin color' });
  return null;
}
