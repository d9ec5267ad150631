import { place } from '#stylist/requests/placing.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { isAtHand } from '#stylist/wardrobe.ts';
import type { Day, ShownOutfit } from '../../state.ts';
import { the } from '../../voice/names.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { noEdit } from './edit.ts';
import { edited } from './edit-outfit.ts';

const mildC = 16;

/** "¿y de abrigo?", of a look that has its coat: it is named, and a scarf added where it is cold or windy. */
export async function coatAsked(
  context: IntentContext,
  current: ShownOutfit,
  day: Day,
): Promise<Reply | null> {
  const { understood, wardrobe, speaker } = context;
  const { slots, reading } = understood;
  const [one, ...others] = slots.garments;
  const isOfCoat =
    one !== undefined &&
    others.length === 0 &&
    one.stance === 'wanted' &&
    one.points === 'any' &&
    one.colours.length === 0 &&
    one.kinds.length > 0 &&
    one.kinds.every((kind) => slotsOfKind[kind][0] === 'outer') &&
    (reading.text.includes('?') || reading.tokens.some(({ text }) => /^(cual|que)$/.test(text)));
  if (!isOfCoat) return null;
  const placed = place(garmentsByIds(wardrobe, current.garmentIds));
  const coat = placed.find(({ slot }) => slot === 'outer')?.garment;
  if (!coat) return null;
  const says = speaker.say('coat-worn', { piece: the(coat) });
  const isBare = !placed.some(({ slot }) => slot === 'scarf');
  const isCold = (day.temperatureC ?? mildC) < mildC || slots.moods.includes('windproof');
  const scarves = wardrobe.filter((piece) => isAtHand(piece) && slotsOfKind[piece.kind].includes('scarf'));
  const warm = scarves.filter(({ fabric }) => fabric !== 'silk' && fabric !== 'chiffon');
  const plain = {
    sentences: [says],
    garmentIds: [coat.id],
    remember: { topic: 'adjust' as const, asked: null, focus: [coat.id] },
  };
  if (!isBare || !isCold || scarves.length === 0) return plain;
  const bare = { ...slots, garments: [], moods: [], occasion: null, event: null, purpose: null };
  const reply = await edited(
    { ...context, understood: { ...understood, slots: bare } },
    current,
    { ...structuredClone(noEdit), lists: [(warm.length > 0 ? warm : scarves).map(({ id }) => id)] },
    day,
  );
  return reply.outfits ? { ...reply, sentences: [says, ...reply.sentences] } : plain;
}
