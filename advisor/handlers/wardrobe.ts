import { colourOf, joinAnd } from '#stylist/language/grammar.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { garmentsAllowed } from '../understand/find-garments.ts';
import { theFirst, your } from '../voice/names.ts';
import { type Named, quote } from '../voice/phrase.ts';
import {
  garmentsByIds,
  type IntentContext,
  type IntentHandler,
  type Reply,
  withoutWardrobe,
} from './handler.ts';
import { mark } from './marks.ts';
import { euros } from './spent.ts';

/** The number of garments named; the rest are counted and shown. */
const mostNamed = 3;

export const listed = (garments: readonly Garment[]): Named => theFirst(garments, mostNamed);

const has = ({ understood }: IntentContext, ...words: string[]) =>
  understood.reading.tokens.some(({ text }) => words.includes(text));

function wornAsked(context: IntentContext): 'rarely' | 'often' | undefined {
  if (
    context.understood.slots.moods.includes('new') ||
    has(context, 'nunca', 'menos', 'olvidadas', 'olvidados', 'olvidada', 'olvidado')
  )
    return 'rarely';
  if (has(context, 'no') && has(context, 'pongo', 'uso', 'puesto', 'usado', 'llevo')) return 'rarely';
  if (has(context, 'hace') && has(context, 'tiempo', 'meses')) return 'rarely';
  return has(context, 'mas') && has(context, 'pongo', 'uso', 'puesto', 'usado', 'llevo')
    ? 'often'
    : undefined;
}

/** "¿cuál es mi prenda más cara?" */
function dearest(context: IntentContext, remember: Reply['remember']): Reply {
  const { box, speaker, understood, wardrobe } = context;
  const [reference] = understood.slots.garments;
  const asked = reference ? garmentsByIds(wardrobe, garmentsAllowed(wardrobe, reference)) : wardrobe;
  const [first] = asked
    .filter(({ id }) => box.prices.has(id))
    .sort((a, b) => (box.prices.get(b.id) ?? 0) - (box.prices.get(a.id) ?? 0));
  if (!first) return { sentences: [speaker.say('spent-unknown')], ...(remember && { remember }) };
  return {
    sentences: [
      speaker.say('dearest', { thing: your(first), euros: euros.format(box.prices.get(first.id) ?? 0) }),
    ],
    garmentIds: [first.id],
    ...(remember && { remember }),
  };
}

const mostColours = 4;

function commonColours(wardrobe: readonly Garment[]): string {
  const counts = Map.groupBy(wardrobe, (garment) => colourOf(garment) ?? 'varios colores');
  const common = [...counts].sort(([, a], [, b]) => b.length - a.length).slice(0, mostColours);
  return joinAnd(common.map(([colour, { length }]) => `${colour} (${length})`));
}

/** "¿qué faldas tengo?", "¿tengo algo rojo?", "¿qué no me pongo nunca?" */
export const search: IntentHandler = async (context) => {
  const { understood, wardrobe, speaker, message } = context;
  const nothing = withoutWardrobe(context);
  const remember = { topic: 'search' as const, asked: null };
  if (nothing) return { sentences: [nothing], remember };
  const { slots } = understood;
  if (understood.aim === 'wash-list') {
    // "tengo la camisa sucia" is told, not asked.
    if (!understood.onlyAsks && slots.garments.some(({ garmentIds }) => garmentIds.length > 0))
      return mark(context);
    const washed = wardrobe.filter(({ inLaundry }) => inLaundry);
    return {
      sentences: [
        washed.length > 0 ? speaker.say('wash-list', { list: listed(washed) }) : speaker.say('wash-none'),
      ],
      garmentIds: washed.slice(0, 24).map(({ id }) => id),
      remember,
    };
  }
  if (understood.aim === 'colours-of-wardrobe')
    return { sentences: [speaker.say('colours-most', { list: commonColours(wardrobe) })], remember };
  if (has(context, 'mas') && has(context, 'cara', 'caro', 'caras', 'caros'))
    return dearest(context, remember);
  const worn = wornAsked(context);
  const [reference] = slots.garments;
  const { garments } = await context.use('searchGarments', {
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
