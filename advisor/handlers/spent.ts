import type { Garment } from '#stylist/wardrobe.ts';
import { garmentsAllowed } from '../understand/find-garments.ts';
import { your } from '../voice/names.ts';
import type { Phrase } from '../voice/phrase.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, withoutWardrobe } from './handler.ts';

export const euros = new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR', useGrouping: true });
const garments = (count: number) => (count === 1 ? '1 prenda' : `${count} prendas`);

/** Words for a single wear: "cada puesta", "por uso", "cada vez". */
const wearing = /^(puestas?|usos?|vez|veces|cada|amortiz\w*|ponerme)$/;

async function perWear({ speaker, use }: IntentContext, garment: Garment): Promise<Phrase> {
  const thing = your(garment);
  const { euros: price, priced } = await use('addUpPrices', { garmentIds: [garment.id] });
  if (priced === 0 || garment.timesWorn === 0) return speaker.say('per-wear-none', { thing });
  const uses = garment.timesWorn === 1 ? '1 uso' : `${garment.timesWorn} usos`;
  return speaker.say('per-wear', { thing, euros: euros.format(price / garment.timesWorn), uses });
}

/** "¿cuánto me ha costado mi ropa?", "¿cuánto llevo gastado en zapatos?" */
export const spent: IntentHandler = async (context) => {
  const { understood, wardrobe, speaker } = context;
  const remember = { topic: 'spent' as const, asked: null };
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember };
  const references = understood.slots.garments;
  const asked = references.flatMap((reference) =>
    reference.points === 'any' ? garmentsAllowed(wardrobe, reference) : reference.garmentIds,
  );
  const garmentIds = references.length > 0 ? [...new Set(asked)] : wardrobe.map(({ id }) => id);
  const [one] = garmentsByIds(wardrobe, garmentIds);
  const isPerWear = understood.reading.tokens.some(({ text }) => wearing.test(text));
  if (understood.aim === 'cost-per-wear' && isPerWear && one && references.length > 0)
    return { sentences: [await perWear(context, one)], garmentIds: [one.id], remember };
  const found = await context.use('addUpPrices', { garmentIds: garmentIds.slice(0, 5000) });
  const shown = references.length > 0 ? { garmentIds: garmentIds.slice(0, 24) } : {};
  if (found.priced === 0) return { sentences: [speaker.say('spent-unknown')], ...shown, remember };
  const missing = garmentIds.length - found.priced;
  return {
    sentences: [
      speaker.say('spent', { euros: euros.format(found.euros), count: garments(found.priced) }),
      missing > 0 && speaker.say('spent-some', { missing: garments(missing) }),
    ],
    ...shown,
    remember,
  };
};
