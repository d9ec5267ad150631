import type { Kind } from '#contract/vocabulary.ts';
import { traitsOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import type { Slot } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { typicalC } from '#stylist/weather/air.ts';
import type { Day, ShownOutfit } from '../../state.ts';
import { the } from '../../voice/names.ts';
import { occurs, type Pattern, patternOf } from '../../words/pattern.ts';
import { dayInput } from '../day.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { noEdit } from './edit.ts';
import { edited } from './edit-outfit.ts';

type Part = { words: Pattern; slot: Slot; kinds: readonly Kind[]; what: string; leastClo?: number };

const parts: readonly Part[] = [
  {
    words: patternOf('pies|piececitos|patitas'),
    slot: 'shoes',
    kinds: ['boots'],
    what: 'botas',
    leastClo: 0.06,
  },
  { words: patternOf('manos|manitos|dedos'), slot: 'gloves', kinds: ['gloves'], what: 'guantes' },
  {
    words: patternOf('orejas|cabeza'),
    slot: 'headwear',
    kinds: ['hat', 'beanie'],
    what: 'un gorro',
    leastClo: 0.05,
  },
  {
    words: patternOf('cuello|garganta|pescuezo'),
    slot: 'scarf',
    kinds: ['scarf'],
    what: 'una bufanda',
    leastClo: 0.05,
  },
];
const isCold = patternOf(
  'frio|fria|frios|frias|helad~|congel~|hiel~|tiritan|resfri~|ronc~|afonic~|constip~|acatarr~',
);
const mostC = 6;

/** "siempre se me quedan los pies helados": that part of the body is warmed, and the rest stays. */
export async function warmPart(
  context: IntentContext,
  current: ShownOutfit,
  day: Day,
): Promise<Reply | null> {
  const { understood, wardrobe, speaker, box } = context;
  const { tokens } = understood.reading;
  const part = parts.find(({ words }) => occurs(words, tokens));
  if (!part || !occurs(isCold, tokens)) return null;
  const fits = (one: Garment) =>
    part.kinds.some((kind) => kind === one.kind) && traitsOf(one).clo >= (part.leastClo ?? 0);
  const worn = place(garmentsByIds(wardrobe, current.garmentIds)).find(({ slot }) => slot === part.slot);
  const tip = part.slot === 'shoes' && speaker.say('warm-socks');
  const remember = { topic: 'adjust' as const, asked: null };
  if (worn && fits(worn.garment))
    return {
      sentences: [speaker.say('warm-already', { piece: the(worn.garment) }), tip],
      garmentIds: [worn.garment.id],
      remember,
    };
  const owned = wardrobe.filter((one) => fits(one) && isAtHand(one)).map(({ id }) => id);
  if (owned.length === 0)
    return { sentences: [speaker.say('warm-lacks', { what: part.what }), tip], remember };
  const known = day.temperatureC ?? typicalC[dayInput(day, box).season];
  const edit = { ...structuredClone(noEdit), out: worn ? [worn.garment] : [], lists: [owned] };
  const reply = await edited(context, current, edit, { ...day, temperatureC: Math.min(known, mostC) });
  return { ...reply, sentences: [...reply.sentences, tip] };
}
