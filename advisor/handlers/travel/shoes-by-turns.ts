import type { ComposedOutfit } from '#stylist/generate.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import type { DayInput } from '../../tools/day-input.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';

const fewestDays = 3;
const leastScore = 60;
/** Points that a day may lose by its other shoes. */
const mostLoss = 8;

const shoesOf = (wardrobe: readonly Garment[], ids: readonly string[]): Garment | undefined =>
  garmentsByIds(wardrobe, ids).find(({ category }) => category === 'shoes');

type Turns = { avoided: readonly string[]; days: readonly DayInput[]; isAsked: boolean };

export async function shoesByTurns(
  context: IntentContext,
  outfits: readonly (ComposedOutfit | null)[],
  { avoided, days, isAsked }: Turns,
): Promise<(ComposedOutfit | null)[]> {
  const { wardrobe } = context;
  const pairs = outfits.map((one) => (one ? shoesOf(wardrobe, one.garmentIds) : undefined));
  const isOfOne = new Set(pairs.flatMap((one) => one?.id ?? [])).size === 1;
  if (outfits.length < fewestDays || !(isOfOne || isAsked)) return [...outfits];
  const made: (ComposedOutfit | null)[] = [];
  let second: string | null = null;
  for (const [at, outfit] of outfits.entries()) {
    const before = made.at(-1);
    const worn = pairs[at];
    const wornBefore = before ? shoesOf(wardrobe, before.garmentIds) : undefined;
    const day = days[at];
    if (!outfit || !worn || !day || wornBefore?.id !== worn.id) {
      made.push(outfit);
      continue;
    }
    const clothes = outfit.garmentIds.filter((id) => id !== worn.id);
    const others: string[] = wardrobe
      .filter((one) => one.category === 'shoes' && isAtHand(one) && one.id !== worn.id)
      .map(({ id }) => id)
      .filter((id) => !avoided.includes(id) && (second === null || isAsked || id === second));
    const { outfits: found } = await context.use('composeOutfits', {
      ...day,
      among: [...clothes, ...others].slice(0, 400),
      mustInclude: clothes.slice(0, 8),
      count: 1,
    });
    const [other] = found;
    const isGood =
      other !== undefined &&
      (other.aiScore >= leastScore || other.aiScore >= outfit.aiScore - mostLoss) &&
      shoesOf(wardrobe, other.garmentIds) !== undefined;
    if (isGood) second = shoesOf(wardrobe, other.garmentIds)?.id ?? second;
    made.push(isGood ? { ...other, name: outfit.name } : outfit);
  }
  return made;
}
