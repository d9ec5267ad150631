import type { Garment } from '#stylist/wardrobe.ts';
import type { ShownOutfit } from '../../state.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { needs } from '../../understand/moods.ts';
import { the } from '../../voice/names.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { referenceTo } from '../referent.ts';
import { needMet, toldNeeds } from '../tell-outfit.ts';

const isOnlyNeed = ({ understood: { slots } }: IntentContext): boolean =>
  slots.moods.length > 0 &&
  slots.moods.every((mood) => needs.has(mood)) &&
  slots.garments.length + slots.colours.length + slots.avoidedColours.length === 0 &&
  slots.avoidedPatterns.length === 0 &&
  slots.avoidedFabric === null &&
  (slots.occasion === null || slots.isAside) &&
  slots.temperatureC === null &&
  slots.rain === null;

export function byNeed(context: IntentContext, current: ShownOutfit): IntentContext | Reply | null {
  if (!isOnlyNeed(context)) return null;
  const { understood, wardrobe, speaker } = context;
  const { slots } = understood;
  const look = garmentsByIds(wardrobe, current.garmentIds);
  const fails = (piece: Garment) => slots.moods.some((mood) => moodEffects[mood].avoids?.(piece));
  const failing = look.filter(fails);
  if (failing.length > 0) {
    const garments = failing.map((piece) => ({
      ...referenceTo([piece], piece.name),
      stance: 'unwanted' as const,
      wanted: false,
    }));
    return { ...context, understood: { ...understood, slots: { ...slots, garments } } };
  }
  const met = look.flatMap((piece) => {
    const why = needMet(piece, toldNeeds(slots.moods, wardrobe), false);
    return why ? [{ piece, why }] : [];
  });
  const [first] = met;
  if (!first) return null;
  const ids = met.map(({ piece }) => piece.id);
  return {
    sentences: [speaker.say('need-met', { piece: the(first.piece), why: first.why })],
    garmentIds: ids,
    remember: { topic: 'adjust', asked: null, focus: ids },
  };
}
