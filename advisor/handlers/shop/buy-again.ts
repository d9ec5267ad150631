import { garmentsAllowed } from '../../understand/garments/find-garments.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { withoutWardrobe } from '../handler.ts';
import { listed } from '../listed.ts';

const oftenWorn = 10;
const ideas = 6;

const uses = (times: number) => (times === 1 ? '1 uso' : `${times} usos`);

/**
 * Replies with similar garments owned and how often they are worn: "¿merece la pena comprarme otra camiseta
 * blanca?"
 */
export async function buyAgain(context: IntentContext, reference: GarmentReference): Promise<Reply> {
  const { speaker, wardrobe } = context;
  const remember = { topic: 'product-fit' as const, asked: null };
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember };
  const allowed = new Set(garmentsAllowed(wardrobe, reference));
  const alike = wardrobe.filter(({ id }) => allowed.has(id)).sort((a, b) => b.timesWorn - a.timesWorn);
  if (alike.length === 0) {
    const gaps = await context.use('findGaps', { count: ideas });
    const gap = gaps.find(({ garment }) => reference.kinds.includes(garment.kind));
    const count = gap?.outfits ?? 0;
    return {
      sentences: [
        gap
          ? speaker.say('again-new', { outfits: count === 1 ? '1 outfit' : `${count} outfits` })
          : speaker.say('again-needless'),
      ],
      remember,
    };
  }
  const times = alike.reduce((sum, { timesWorn }) => sum + timesWorn, 0);
  const wornOut = alike.length === 1 && times >= oftenWorn;
  return {
    sentences: [
      speaker.say(wornOut ? 'again-spare' : 'again-plenty', { list: listed(alike) }),
      times > 0 ? speaker.say('again-worn', { uses: uses(times) }) : speaker.say('again-unworn'),
    ],
    garmentIds: alike.slice(0, 8).map(({ id }) => id),
    remember,
  };
}
