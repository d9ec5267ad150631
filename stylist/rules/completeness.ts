import { capitalise, the, verb } from '../language/grammar.ts';
import type { Context, Outfit } from '../outfit.ts';
import { isAccessory, type Slot } from '../slots.ts';
import { airOf } from '../weather/air.ts';
import type { Rule } from './rule.ts';
import { optionalSlots } from './rule.ts';
import type { Body } from './term.ts';

/** Although the wardrobe has something suitable. */
function costOfNone(slot: Slot, body: Body, context: Context): number {
  const { occasion, owned, ownsBlazer, rain } = context;
  if (slot === 'shoes') return 0.45;
  const air = airOf(context);
  const exposed = slot === 'outer' && (rain || air === 'freezing') && !context.event?.atHome;
  if (!owned.has(slot) || (occasion === 'sport' && !exposed)) return 0;
  const dressy = occasion === 'formal' || occasion === 'party' || occasion === 'date';
  switch (slot) {
    case 'outer':
      if (air === 'hot' || context.event?.atHome) return 0;
      if (rain) return 1.3;
      return air === 'freezing' || air === 'cold' ? 0.5 : air === 'cool' ? 0.2 : 0;
    case 'mid':
      return occasion === 'formal' && body === 'separates' && ownsBlazer ? 0.5 : 0;
    case 'bag':
      return 0.12;
    case 'tie':
      return occasion === 'formal' ? 0.1 : 0;
    case 'jewellery':
      return dressy ? 0.06 : 0;
    case 'sunglasses':
      return air === 'hot' && !rain && !dressy ? 0.05 : 0;
    case 'scarf':
    case 'gloves':
      return air === 'freezing' ? 0.08 : 0;
    case 'headwear':
      return air === 'freezing' && !dressy && occasion !== 'work' ? 0.05 : 0;
    case 'legwear':
      return air === 'freezing' || air === 'cold' ? 0.05 : 0;
    case 'belt':
      return 0.04;
    default:
      return 0;
  }
}

const lackTexts: Partial<Record<Slot, string>> = {
  shoes: 'Falta elegir el calzado.',
  outer: 'Para salir a la calle le vendría bien un abrigo.',
  mid: 'Con un blazer ganaría la formalidad que pide la ocasión.',
};

/** Only slots that have a text. */
function worstLack({ at }: Outfit, context: Context): { slot: Slot; text: string } | null {
  const body = at.onePiece ? 'one-piece' : 'separates';
  let worst: { slot: Slot; text: string } | null = null;
  let most = 0.15;
  for (const slot of optionalSlots) {
    const text = lackTexts[slot];
    const cost = at[slot] ? 0 : costOfNone(slot, body, context);
    if (!text || cost < most) continue;
    most = cost;
    worst = { slot, text };
  }
  return worst;
}

export const completeness: Rule = {
  key: 'completeness',
  label: 'Conjunto completo',
  terms: [{ name: 'empty', without: costOfNone }],
  reason(outfit, context) {
    const lack = worstLack(outfit, context);
    if (lack) return { key: `completeness.no-${lack.slot}`, tone: 'caution', text: lack.text };
    const detail = outfit.pieces.find(isAccessory);
    if (!detail) {
      const text = 'Está completo: no le sobra ni le falta nada.';
      return { key: 'completeness.whole', tone: 'aside', text };
    }
    const { garment } = detail;
    const text = `${capitalise(the(garment))} ${verb(garment, 'remata', 'rematan')} el conjunto.`;
    return { key: 'completeness.detail', tone: 'praise', text };
  },
};
