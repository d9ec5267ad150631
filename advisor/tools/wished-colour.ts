import type { ColorName } from '#contract/colors.ts';
import type { Category } from '#contract/vocabulary.ts';
import { eventOf } from '#stylist/events/events.ts';
import { traitsOf } from '#stylist/piece.ts';
import { levelOfDay } from '#stylist/rules/formality.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { colourAnswers, nameStems } from '../understand/garments/find-garments.ts';
import type { DayInput } from './day-input.ts';

type ColourWish = Pick<DayInput, 'occasion' | 'event'> & { mustAvoid: readonly string[] };

/** A garment this far below or above the dress of the day is not worn for its colour. */
const mostOffLevel = 0.08;

/** A colour is sought in the clothes first, and last in what is carried. */
const prominence: Readonly<Partial<Record<Category, number>>> = { outerwear: 1, shoes: 2, accessories: 2 };

/** Beside another colour, the piece of this one may be any: a jacket over a red dress, or the shoes. */
export function anywhereOf(wardrobe: readonly Garment[], colour: ColorName, input: ColourWish): string[] {
  const [low, high] = levelOfDay({ occasion: input.occasion, event: eventOf(input.event) });
  const found = wardrobe.filter((one) => {
    const { formality } = traitsOf(one);
    const isOfDay = formality > low - mostOffLevel && formality < high + mostOffLevel;
    const isMain = one.category !== 'accessories' && one.category !== 'dresses';
    return (
      isOfDay &&
      isMain &&
      isAtHand(one) &&
      !input.mustAvoid.includes(one.id) &&
      colourAnswers(one, colour, nameStems(one)) > 0
    );
  });
  const byKind = [...Map.groupBy(found, ({ kind }) => kind).values()].flatMap((ones) => ones[0] ?? []);
  const jacketFirst = byKind.toSorted((a, b) => Number(b.kind === 'blazer') - Number(a.kind === 'blazer'));
  return jacketFirst.length > 0 ? jacketFirst.map(({ id }) => id) : ofColour(wardrobe, colour, input);
}

/** Of a colour, the most prominent garments that are as dressy as the day. */
export function ofColour(
  wardrobe: readonly Garment[],
  colour: ColorName,
  { mustAvoid, occasion, event }: ColourWish,
): string[] {
  const [low, high] = levelOfDay({ occasion, event: eventOf(event) });
  const suits = (garment: Garment) => {
    const { formality } = traitsOf(garment);
    return formality > low - mostOffLevel && formality < high + mostOffLevel;
  };
  const found = wardrobe
    .filter((one) => isAtHand(one) && !mustAvoid.includes(one.id))
    .map((garment) => ({ garment, answer: colourAnswers(garment, colour, nameStems(garment)) }))
    .filter(({ answer }) => answer > 0)
    .sort((a, b) => b.answer - a.answer)
    .map(({ garment }) => garment);
  const place = ({ category }: Garment) => prominence[category] ?? 0;
  const tiers = [0, 1, 2].map((tier) => found.filter((one) => place(one) === tier));
  const chosen = tiers.map((tier) => tier.filter(suits)).find((tier) => tier.length > 0);
  return (chosen ?? tiers[0] ?? []).map(({ id }) => id);
}
