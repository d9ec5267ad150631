import type { Garment } from '#stylist/wardrobe.ts';
import { textOfTitle } from '../../knowledge/entries.ts';
import { fabricLexicon } from '../../understand/garment-words.ts';
import { read } from '../../understand/read.ts';
import { seasonOfMonth } from '../../understand/weather-words.ts';
import { tokensOf } from '../../words/tokens.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { continued, ofToldOwned } from '../knowing/asks-knowledge.ts';
import { inFull, mostShown } from './told.ts';
import { isOfColour } from './turned.ts';

export const asksOfTold = ({ understood, state }: IntentContext): boolean =>
  continued.has(state.topic) && ofToldOwned.test(understood.reading.tokens.map(({ text }) => text).join(' '));

async function garmentsTold({ state, wardrobe, box, use }: IntentContext): Promise<Garment[]> {
  if (state.topic === 'trends') {
    const seen = await use('seasonTrends', { season: seasonOfMonth(box.today.month) });
    return garmentsByIds(wardrobe, [...new Set(seen.flatMap(({ ownedIds }) => ownedIds.slice(0, 2)))]);
  }
  if (state.topic === 'colour') {
    const { colours } = read(state.question ?? '', wardrobe).slots;
    return wardrobe.filter((one) => colours.some((colour) => isOfColour(one, colour)));
  }
  const text = state.answered === null ? null : textOfTitle(state.answered, box.advisor);
  if (text === null) return [];
  const { garments } = read(text, wardrobe).slots;
  const fabrics = new Set(fabricLexicon.find(tokensOf(text)).map(({ meaning }) => meaning));
  const named = new Set(garments.flatMap(({ garmentIds }) => garmentIds.slice(0, 2)));
  return wardrobe.filter(({ id, fabric }) => named.has(id) || (fabric && fabrics.has(fabric)));
}

export async function tellOfTold(context: IntentContext): Promise<Reply> {
  const found = (await garmentsTold(context)).slice(0, mostShown);
  const { speaker } = context;
  return {
    sentences: [
      found.length > 0
        ? speaker.say('found', { count: found.length, list: inFull(found) })
        : speaker.say('found-none', { what: ['nada de eso'] }),
    ],
    garmentIds: found.map(({ id }) => id),
    remember: { asked: null, focus: found.map(({ id }) => id) },
  };
}
