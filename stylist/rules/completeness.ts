import type { Claim } from '../language/claims.ts';
import { tell } from '../language/tell.ts';
import type { Context, Outfit } from '../outfit.ts';
import { isAccessory, type Slot } from '../slots.ts';
import { airOf } from '../weather/air.ts';
import type { Rule } from './rule.ts';
import type { Body } from './term.ts';

/** From here on gentlemen wear a jacket. */
const jacketLevel = 0.54;

const isDressy = ({ event }: Context): boolean => (event?.level?.[0] ?? 0) >= jacketLevel;

/** Although the wardrobe has something suitable. */
function costOfNone(slot: Slot, body: Body, context: Context): number {
  const { occasion, owned, ownsBlazer, rain } = context;
  if (slot === 'shoes') return 0.45;
  const air = airOf(context);
  const onTrail = context.event?.ground === 'trail' && (air === 'cold' || air === 'cool');
  const exposed =
    slot === 'outer' && (rain || air === 'freezing' || onTrail) && context.event?.place !== 'home';
  if (!owned.has(slot) || (occasion === 'sport' && !exposed)) return 0;
  const dressy = occasion === 'formal' || occasion === 'party' || occasion === 'date';
  switch (slot) {
    case 'outer':
      if (context.event?.place === 'home') return 0;
      if (rain) return air === 'hot' ? 0.6 : 1.3;
      return air === 'freezing' || air === 'cold' ? 0.5 : air === 'cool' ? 0.2 : 0;
    case 'mid':
      if (body !== 'separates' || !ownsBlazer) return 0;
      return occasion === 'formal' ? 0.75 : isDressy(context) && air !== 'hot' ? 0.25 : 0;
    case 'bag':
      return 0.12;
    case 'tie':
      return occasion === 'formal' ? 0.1 : 0;
    case 'jewellery':
      return dressy ? 0.06 : 0;
    case 'earrings':
      return dressy ? 0.05 : 0.03;
    case 'necklace':
    case 'bracelet':
    case 'ring':
      return dressy ? 0.03 : 0;
    case 'watch':
      return occasion === 'party' ? 0.02 : 0.04;
    case 'umbrella':
      return rain && context.event?.place !== 'home' ? 0.3 : 0;
    case 'sunglasses':
      return air === 'hot' && !rain && !dressy ? 0.05 : 0;
    case 'scarf':
    case 'gloves':
      return air === 'freezing' ? 0.08 : 0;
    case 'headwear':
      return air === 'freezing' && !dressy && occasion !== 'work' ? 0.05 : 0;
    case 'legwear':
      return air === 'freezing' || air === 'cold' ? 0.16 : 0;
    case 'belt':
      return 0.04;
    default:
      return 0;
  }
}

const lacking = ['shoes', 'outer', 'mid'] as const;

function worstLack({ at }: Outfit, context: Context): (typeof lacking)[number] | null {
  const body = at.onePiece ? 'one-piece' : 'separates';
  const cost = (slot: Slot) => (at[slot] ? 0 : costOfNone(slot, body, context));
  const [worst] = [...lacking].sort((a, b) => cost(b) - cost(a));
  return worst && cost(worst) >= 0.15 ? worst : null;
}

export const completeness: Rule = {
  key: 'completeness',
  terms: [{ name: 'empty', without: costOfNone }],
  reason(outfit, context, turn = 0) {
    const {
      grammar,
      wordings: { completeness: told },
    } = context.words;
    const slot = worstLack(outfit, context);
    if (slot) {
      const claims: Claim[] = [{ kind: 'lacks', slot }];
      return tell(grammar, `completeness.no-${slot}`, 'caution', told[slot], turn, {}, claims);
    }
    const detail = outfit.pieces.find(isAccessory);
    if (!detail) {
      return tell(grammar, 'completeness.whole', 'aside', told.whole, turn, {}, [{ kind: 'complete' }]);
    }
    const { garment } = detail;
    return tell(grammar, 'completeness.detail', 'praise', told.detail, turn, { a: [garment] }, [
      { kind: 'accessory', piece: garment.id },
    ]);
  },
};
