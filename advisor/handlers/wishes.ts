import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { noWishes, type Wishes } from '../state.ts';
import {
  colourAnswers,
  isOfRefusedPattern,
  isRefusedCloth,
  nameStems,
} from '../understand/garments/find-garments.ts';
import { refusedWith } from '../understand/garments/suits.ts';
import { needs } from '../understand/moods.ts';
import type { GarmentReference, Slots } from '../understand/slots.ts';
import { type Part, quote } from '../voice/phrase.ts';
import { tokensOf } from '../words/tokens.ts';

export type Wanted = {
  wishes: Wishes;
  unowned: GarmentReference[];
};

/** "los vestidos" are all of them; "los zapatos" and "los vaqueros" may be one pair. */
const isCountable = ({ garmentIds, text }: GarmentReference, wardrobe: readonly Garment[]): boolean =>
  /s$/.test(text.split(' ')[0] ?? '') &&
  wardrobe.every(
    ({ id, category }) => !garmentIds.includes(id) || /^(tops|dresses|outerwear)$/.test(category),
  );

/** "¿qué me pongo arriba?": any top, and no dress. */
const isUpperHalf = ({ text, colours, fabric, pattern }: GarmentReference): boolean =>
  /^(?:(?:y|algo|por|de|la|lo de) )*(?:parte de )?arriba$/.test(text) &&
  colours.length === 0 &&
  fabric === null &&
  pattern === null;

/** "los tacones, ni verlos" */
const isOfHeels = ({ kinds, colours, text }: GarmentReference): boolean =>
  kinds[0] === 'heels' && colours.length === 0 && /s$/.test(text.split(' ')[0] ?? '');

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** The part of the wishes that lasts as long as the occasion. */
export const constraintsOf = ({ mustAvoid, avoidedColours, moods, colours }: Wishes): Wishes => ({
  ...noWishes,
  mustAvoid,
  avoidedColours,
  moods,
  // "todo de negro" is a demand, a touch of black a taste.
  colours: moods.includes('one-colour') ? colours : [],
});

export function isAllShoes(ids: readonly string[], wardrobe: readonly Garment[]): boolean {
  const shoes = wardrobe.filter(({ category }) => category === 'shoes');
  return shoes.length > 0 && shoes.every(({ id }) => ids.includes(id));
}

/** @param before wishes that still apply, for a follow-up */
export function wishesWith(before: Wishes, slots: Slots, wardrobe: readonly Garment[]): Wanted {
  const include = new Set(before.mustInclude);
  const oneOfEach = [...before.oneOfEach];
  const avoid = new Set(before.mustAvoid);
  const unowned: GarmentReference[] = [];
  for (const reference of slots.garments) {
    const { stance, wanted, garmentIds, points } = reference;
    if (stance === 'told' && garmentIds.length > 0) continue;
    if (!wanted) {
      // "sin la falda" excludes one skirt, "sin falda" all of them.
      const many = garmentIds.length > 2;
      const isKind = points === 'any' || (many && (isCountable(reference, wardrobe) || isOfHeels(reference)));
      const isSkirt = isKind && reference.kinds[0] === 'skirt' && reference.colours.length === 0;
      const dresses = isSkirt && !slots.garments.some((one) => one.wanted && one.kinds.includes('dress'));
      const ids = isKind
        ? [
            ...refusedWith(wardrobe, reference),
            ...namedSo(wardrobe, reference),
            ...(dresses ? wardrobe.filter(({ kind }) => kind === 'dress').map(({ id }) => id) : []),
          ]
        : many
          ? []
          : garmentIds;
      // "zapato que no resbale", "no me dejan llevar zapatos dentro": shoes are always worn.
      if (isAllShoes(ids, wardrobe)) continue;
      for (const id of ids) {
        avoid.add(id);
        include.delete(id);
      }
    } else if (isUpperHalf(reference)) {
      for (const one of wardrobe) if (one.category === 'dresses') avoid.add(one.id);
    } else if (garmentIds.length === 0) {
      if (!isUnseen(reference)) unowned.push(reference);
    } else if (garmentIds.length === 1 && garmentIds[0]) include.add(garmentIds[0]);
    else oneOfEach.push([...garmentIds].slice(0, 12));
  }
  // "algo de algodón" is one garment of it.
  // "piden guayabera o lino, y guayabera no tengo"
  const isLoose = slots.garments.every(
    (one) => one.garmentIds.length === 0 && one.fabric !== slots.fabric && one.wanted,
  );
  if (slots.fabric && isLoose) {
    const ids = wardrobe.filter(({ fabric }) => fabric === slots.fabric).map(({ id }) => id);
    if (ids.length > 0) oneOfEach.push(ids.slice(0, 12));
  }
  if (slots.isEitherColour) {
    const answer = (one: Garment) =>
      Math.max(...slots.colours.map((colour) => colourAnswers(one, colour, nameStems(one))));
    const found = wardrobe
      .filter((one) => isAtHand(one) && answer(one) > 0 && !avoid.has(one.id))
      .toSorted((a, b) => answer(b) - answer(a));
    const main = found.filter(({ category }) => category !== 'accessories' && category !== 'shoes');
    const ids = (main.length > 0 ? main : found).map(({ id }) => id);
    if (ids.length > 0) oneOfEach.push(ids.slice(0, 12));
  }
  if (slots.avoidedFabric) {
    for (const one of wardrobe) if (isRefusedCloth(one, slots.avoidedFabric)) avoid.add(one.id);
    for (const id of avoid) include.delete(id);
  }
  for (const one of wardrobe) {
    if (one.category !== 'accessories' && isOfRefusedPattern(one, slots.avoidedPatterns)) avoid.add(one.id);
  }
  for (const id of include) avoid.delete(id);
  return {
    wishes: {
      mustInclude: [...include].slice(0, 8),
      oneOfEach: oneOfEach.slice(-3),
      mustAvoid: [...avoid].slice(0, 400),
      colours: unique([
        ...slots.colours,
        ...before.colours.filter((name) => !slots.avoidedColours.includes(name)),
      ]).slice(0, 3),
      avoidedColours: unique([...before.avoidedColours, ...slots.avoidedColours])
        .filter((name) => !slots.colours.includes(name))
        .slice(0, 8),
      moods: unique([...slots.moods, ...before.moods.filter((mood) => !opposed(mood, slots.moods))])
        .toSorted((a, b) => Number(needs.has(b)) - Number(needs.has(a)))
        .slice(0, mostMoods),
    },
    unowned,
  };
}

/** "pantalón de vestir" is also the "Pantalón negro de vestir". */
const namedSo = (wardrobe: readonly Garment[], { text }: GarmentReference): string[] => {
  const stems = tokensOf(text).filter((token) => token.text.length > 3);
  return stems.length < 2
    ? []
    : wardrobe.filter((one) => stems.every(({ stem }) => nameStems(one).has(stem))).map(({ id }) => id);
};

const isUnseen = ({ kinds }: GarmentReference): boolean => kinds[0] === 'underwear' || kinds[0] === 'socks';

const mostMoods = 6;

const opposites: readonly (readonly string[])[] = [
  ['elegant', 'relaxed'],
  ['elegant', 'comfortable'],
  ['smart-casual', 'elegant'],
  ['smart-casual', 'relaxed'],
  ['bold', 'discreet'],
  ['colourful', 'discreet'],
  ['warm', 'cool'],
  ['light', 'dark'],
];

/** "más elegante" cancels "más cómodo". */
export const opposed = (mood: string, said: readonly string[]) =>
  opposites.some((pair) => pair.includes(mood) && said.some((one) => one !== mood && pair.includes(one)));

export const unownedText = (references: readonly GarmentReference[]): Part =>
  quote(references[0]?.text ?? '');
