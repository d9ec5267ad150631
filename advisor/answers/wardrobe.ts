import type { Garment } from '#stylist/wardrobe.ts';
import { garmentsAllowed } from '../understand/find-garments.ts';
import { theFirst } from '../voice/names.ts';
import { type Named, quote } from '../voice/phrase.ts';
import { type Answer, type Ask, garmentsByIds, withoutWardrobe } from './ask.ts';

/** The number of garments named; the rest are counted and shown. */
const mostNamed = 6;

export const listed = (garments: readonly Garment[]): Named => theFirst(garments, mostNamed);

const has = ({ understood }: Ask, ...words: string[]) =>
  understood.reading.tokens.some(({ text }) => words.includes(text));

function wornAsked(ask: Ask): 'rarely' | 'often' | undefined {
  if (
    ask.understood.slots.moods.includes('new') ||
    has(ask, 'nunca', 'menos', 'olvidadas', 'olvidados', 'olvidada', 'olvidado')
  )
    return 'rarely';
  if (has(ask, 'no') && has(ask, 'pongo', 'uso', 'puesto', 'usado', 'llevo')) return 'rarely';
  if (has(ask, 'hace') && has(ask, 'tiempo', 'meses')) return 'rarely';
  return has(ask, 'mas') && has(ask, 'pongo', 'uso', 'puesto', 'usado', 'llevo') ? 'often' : undefined;
}

/** "¿qué faldas tengo?", "¿tengo algo rojo?", "¿qué no me pongo nunca?" */
export const search: Answer = async (ask) => {
  const { understood, wardrobe, speaker, message } = ask;
  const nothing = withoutWardrobe(ask);
  const remember = { topic: 'search' as const, asked: null };
  if (nothing) return { sentences: [nothing], remember };
  const { slots } = understood;
  const worn = wornAsked(ask);
  const [reference] = slots.garments;
  const { garments } = await ask.use('searchGarments', {
    ...(slots.colours.length > 0 ? { colours: [...slots.colours] } : {}),
    ...(slots.fabric ? { fabric: slots.fabric } : {}),
    ...(slots.pattern ? { pattern: slots.pattern } : {}),
    ...(slots.season ? { season: slots.season } : {}),
    ...(slots.occasion && !reference ? { occasion: slots.occasion } : {}),
    ...(worn ? { worn } : {}),
  });
  const allowed = reference ? new Set(slots.garments.flatMap((one) => garmentsAllowed(wardrobe, one))) : null;
  const found = garmentsByIds(
    wardrobe,
    garments.map(({ id }) => id),
  ).filter(({ id }) => allowed?.has(id) ?? true);
  const what = quote(reference?.text ?? slots.colours[0] ?? slots.fabric ?? message.slice(0, 40));
  const shown = { garmentIds: found.slice(0, 24).map(({ id }) => id), remember };
  if (found.length === 0)
    return {
      sentences: [worn === 'rarely' ? speaker.say('rarely-none') : speaker.say('found-none', { what })],
      remember,
    };
  if (worn === 'rarely') return { sentences: [speaker.say('rarely', { list: listed(found) })], ...shown };
  if (worn === 'often')
    return { sentences: [speaker.say('often', { list: listed(found.slice(0, 5)) })], ...shown };
  if (found.length === 1)
    return { sentences: [speaker.say('found-one', { thing: listed(found) })], ...shown };
  return { sentences: [speaker.say('found', { count: found.length, list: listed(found) })], ...shown };
};
