import type { ShownOutfit } from '../state.ts';
import type { IntentContext } from './handler.ts';
import { lookInput } from './pointed-at.ts';

const dislikes = /^(gust|convenc|encaj|odi|detest|fe[ao]s?$|horribl|asco|espant)/;

/** Teaches the stylist that an outfit, or a piece of it, does not please. */
export async function refuse(
  context: IntentContext,
  outfit: ShownOutfit,
  pieceId: string | null,
): Promise<boolean> {
  const { box, understood } = context;
  const { aim, onlyAsks, reading } = understood;
  // "no, mejor con la blusa" wants a piece and dislikes none.
  const { garments } = understood.slots;
  const replacesOnly = garments.length > 0 && garments.every(({ wanted }) => wanted);
  const isRefusal =
    ((aim === 'dislike' || aim === 'dislike-piece') && !replacesOnly) ||
    aim === 'never-propose' ||
    (reading.tokens.some(({ text }) => text === 'no') &&
      reading.tokens.some(({ text }) => dislikes.test(text)));
  if (!isRefusal || onlyAsks || box.act === null) return false;
  const look = lookInput(context, outfit);
  const { done } = await context.use('refuseOutfit', pieceId === null ? look : { ...look, pieceId });
  return done;
}
