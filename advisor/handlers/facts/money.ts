import { your } from '../../voice/names.ts';
import { said } from '../acted.ts';
import { listed } from '../listed.ts';
import { euros, extreme, garmentCount, mostNamed, none, type Teller, wearCount } from './told.ts';

export const price: Teller = (context, { garments, isFollowUp }, { least }) => {
  const { speaker, box } = context;
  const found = extreme(garments, ({ id }) => box.prices.get(id), least);
  if (!found)
    return isFollowUp ? { inShop: true, sentences: [] } : { sentences: [speaker.say('prices-unknown')] };
  const [first] = found.garments;
  const missing = garments.length - found.known;
  return {
    sentences: [
      first &&
        speaker.say(least ? 'cheapest' : 'dearest', { thing: your(first), euros: euros.format(found.value) }),
      missing > 0 && speaker.say('noted-some', { missing: garmentCount(missing) }),
    ],
    shown: found.garments.slice(0, 1),
  };
};

/** "¿cuánto me ha costado mi ropa?", "¿y en zapatos?" */
export const sum: Teller = async (context, { garments, isAll }) => {
  const { speaker } = context;
  const found = await context.use('addUpPrices', { garmentIds: garments.slice(0, 5000).map(({ id }) => id) });
  const shown = isAll ? [] : garments;
  if (garments.length === 0) return none(context);
  const period = said(context, /^(ano|mes|semana|temporada|verano|invierno|enero|ultimos|ultimo)$/);
  if (found.priced === 0) return { sentences: [speaker.say('spent-unknown')], shown };
  const missing = garments.length - found.priced;
  return {
    sentences: [
      speaker.say('spent', { euros: euros.format(found.euros), count: garmentCount(found.priced) }),
      missing > 0 && speaker.say('spent-some', { missing: garmentCount(missing) }),
      period && speaker.say('spent-when'),
    ],
    shown,
  };
};

export const perWear: Teller = async (context, { garments }) => {
  const { speaker, box } = context;
  if (garments.length === 0) return none(context);
  const isUnknown = garments.length > mostNamed && garments.every(({ id }) => !box.prices.has(id));
  if (isUnknown) return { sentences: [speaker.say('per-wear-unknown')] };
  const told = garments.slice(0, mostNamed).map((garment) => {
    const thing = your(garment);
    const paid = box.prices.get(garment.id);
    if (paid === undefined || garment.timesWorn === 0) return speaker.say('per-wear-none', { thing });
    return speaker.say('per-wear', {
      thing,
      euros: euros.format(paid / garment.timesWorn),
      uses: wearCount(garment.timesWorn),
    });
  });
  const known = garments.some(({ id, timesWorn }) => timesWorn > 0 && box.prices.has(id));
  const silent = garments.length > 1 && !known && speaker.say('per-wear-none', { thing: listed(garments) });
  return { sentences: silent ? [silent] : told, shown: garments };
};
