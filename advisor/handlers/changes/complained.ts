import { asksOther } from '../../understand/learned/intents-learned.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { adjust, another } from './adjust.ts';

const surelyOther = 0.6;

/** "no tengo camisa que no parezca de mi padre, algo más normal": a piece that is named leaves, else all of it. */
export async function changed(context: IntentContext, isOfPiece: boolean): Promise<Reply | null> {
  const { state, understood, wardrobe } = context;
  if (state.outfits.length === 0 || state.wearer.other || asksOther(understood.aims) < surelyOther)
    return null;
  const worn = garmentsByIds(wardrobe, state.outfits[0]?.garmentIds ?? []);
  const garments = understood.slots.garments
    .filter(({ kinds }) => worn.some(({ kind }) => kinds.includes(kind)))
    .map((one) => ({ ...one, stance: 'unwanted' as const, wanted: false, points: 'any' as const }));
  if (isOfPiece !== garments.length > 0) return null;
  const slots = { ...understood.slots, garments };
  const reply = await (garments.length > 0
    ? adjust({ ...context, understood: { ...understood, slots } })
    : another(context));
  return reply.isUnheard ? null : reply;
}
