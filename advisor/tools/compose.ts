import { z } from 'zod';
import { colorNames } from '#contract/colors.ts';
import type { Category } from '#contract/vocabulary.ts';
import { eventOf } from '#stylist/events/events.ts';
import { type ComposedOutfit, generateOutfits } from '#stylist/generate.ts';
import type { MissingPiece } from '#stylist/missing.ts';
import { traitsOf } from '#stylist/piece.ts';
import { composeLook } from '#stylist/requests/swap-piece.ts';
import type { Personal, RuleKey } from '#stylist/rule-weights.ts';
import { levelOfDay } from '#stylist/rules/formality.ts';
import { type Garment, isAtHand, type OutfitRequest } from '#stylist/wardrobe.ts';
import { typicalC } from '#stylist/weather/air.ts';
import { colourAnswers, nameStems, wearsColour } from '../understand/garments/find-garments.ts';
import { isSuitTrousers } from '../understand/garments/suits.ts';
import { type Mood, needs } from '../understand/moods.ts';
import { againstAir, airFor, isTrench } from './against-air.ts';
import { isUnseemly } from './customs.ts';
import { DayInput, GarmentIds, Moods } from './day-input.ts';
import {
  againstCold,
  bareOf,
  isExtreme,
  isIndoors,
  isOutdoor,
  isRoughDay,
  isTownTrousers,
  isWarmTop,
  ofExtremes,
  wantsKnit,
} from './hard-weather.ts';
import { gloomOf, isJoyful } from './joyful.ts';
import { moodEffects, opening } from './mood-effects.ts';
import { isPale } from './shapes.ts';
import { isDarkShirt, isPaleShirt, spoilsBlackTie, straySuit } from './suited.ts';
import { type Taste, wishesOf } from './taste.ts';
import { anywhereOf, ofColour } from './wished-colour.ts';

export const ComposeInput = DayInput.extend({
  mustInclude: GarmentIds.default([]),
  /** One garment of each list is worn: "the skirt" of a person with three. */
  oneOfEach: z.array(GarmentIds.min(1)).max(4).default([]),
  mustAvoid: z.array(z.string().min(1).max(120)).max(500).default([]),
  /** Only these garments are considered, for a change of one piece. */
  among: z.array(z.string().min(1).max(120)).max(400).nullish(),
  notAgain: z.array(GarmentIds).max(40).default([]),
  colours: z.array(z.enum(colorNames)).max(4).default([]),
  avoidedColours: z.array(z.enum(colorNames)).max(8).default([]),
  moods: Moods.default([]),
  count: z.number().int().min(1).max(5).default(2),
  /** The required pieces and nothing besides, however unusual: what a person dictates is worn so. */
  exactly: z.boolean().default(false),
});
export type ComposeInput = z.input<typeof ComposeInput>;

export type Composed = {
  outfits: ComposedOutfit[];
  missing: MissingPiece[];
  /** Whether a mood or colour could not be met and was dropped. */
  relaxed: boolean;
};

/** A wish for warmth or coolness goes no further than a hot or freezing day. */
const [coldestWished, hottestWished] = [2, 32];
const shifted = (airC: number, by: number): number =>
  by > 0
    ? Math.max(airC, Math.min(airC + by, hottestWished))
    : Math.min(airC, Math.max(airC + by, coldestWished));

const mostChoices = 6;
/** Among few garments each choice is quick. */
const mostAmongFew = 12;

function choicesOf(lists: readonly (readonly string[])[], most: number): string[][] {
  let choices: string[][] = [[]];
  for (const list of lists) {
    const each = most === mostAmongFew ? most : 4;
    choices = choices.flatMap((before) => list.slice(0, each).map((id) => [...before, id])).slice(0, most);
  }
  return choices;
}

type Share = 'all' | 'but-shoes' | 'clothes';
const besides: Readonly<Record<Share, readonly Category[]>> = {
  all: [],
  'but-shoes': ['shoes', 'accessories'],
  clothes: ['shoes', 'accessories', 'outerwear'],
};
const leastNearly = 55;
/** In the frost a knit may cost this much of the score. */
const leastWarmly = 45;
const mostOffInFrost = 0.25;

/** Formality that a day asks for, 0 to 1. */
const dressinessOf: Readonly<Record<DayInput['occasion'], number>> = {
  formal: 0.8,
  work: 0.65,
  party: 0.6,
  date: 0.55,
  casual: 0.35,
  sport: 0.1,
};

const largeWardrobe = 120;

const mostPreference = 22;

function bentBy(personal: Personal, bends: readonly Personal[]): Personal {
  const sum: Partial<Record<RuleKey, number>> = { ...personal };
  for (const bend of bends) {
    for (const [key, value] of Object.entries(bend) as [RuleKey, number][])
      sum[key] = (sum[key] ?? 0) + value;
  }
  return sum;
}

const blackTie: ReadonlySet<string> = new Set(['black-tie', 'evening-wedding']);

/** In a meeting or at a table one may be dressier than the plan asks. */
const underRoof: ReadonlySet<string> = new Set([
  'neighbours-meeting',
  'parents-meeting',
  'school-show',
  'flat-viewing',
  'paperwork',
  'family-meal',
  'informal-dinner',
  'book-talk',
]);

const signature = (outfit: ComposedOutfit) => [...outfit.garmentIds].sort().join('|');

function asDictated(owned: readonly Garment[], input: z.output<typeof ComposeInput>, taste: Taste): Composed {
  const look = owned.filter(({ id }) => input.mustInclude.includes(id));
  const request = {
    occasion: input.occasion,
    season: input.season,
    event: input.event ?? null,
    temperatureC: input.temperatureC ?? null,
    rain: input.rain ?? false,
    ...wishesOf(taste),
    seed: taste.seed,
    mustInclude: input.mustInclude,
    mustAvoid: [],
    recentOutfits: [],
  };
  const outfit = composeLook(owned, look, request, { byHand: true });
  return { outfits: outfit ? [outfit] : [], missing: [], relaxed: false };
}

/** Returns the best outfits for a request by score and mood. */
export function composeFor(owned: readonly Garment[], given: ComposeInput, taste: Taste): Composed {
  const input = ComposeInput.parse(given);
  if (input.exactly) return asDictated(owned, input, taste);
  const among = input.among ? new Set(input.among) : null;
  const wardrobe = among ? owned.filter(({ id }) => among.has(id)) : owned;
  const byId = new Map(wardrobe.map((garment) => [garment.id, garment]));
  const effects = input.moods.map((mood) => moodEffects[mood]);
  const airShift = effects.reduce((sum, { airC = 0 }) => sum + airC, 0);
  const usualC = typicalC[input.season];
  const toldC = input.temperatureC ?? null;
  const borneC = isIndoors(input.event) ? null : toldC;
  const temperatureC = airShift === 0 ? toldC : shifted(toldC ?? usualC, airShift);
  const isOfChores = eventOf(input.event)?.chores === true;
  const isOutOfPlace = (garment: Garment) =>
    isUnseemly(garment, input.event) && !(input.rain === true && isTrench(garment));
  const air = airFor(
    input,
    temperatureC,
    wardrobe,
    (one) => input.mustAvoid.includes(one.id) || isOutOfPlace(one),
  );
  const isRequired = (garment: Garment) => effects.some(({ requires }) => requires?.(garment));
  const isOfAvoided = (garment: Garment) =>
    input.avoidedColours.some((colour) => wearsColour(garment, colour));
  const [leastFormal] = levelOfDay({ occasion: input.occasion, event: eventOf(input.event) });
  const meeting = (ids: readonly string[]): readonly string[] =>
    [
      (garment: Garment) =>
        isAtHand(garment) &&
        !isOfAvoided(garment) &&
        !input.moods.some((mood) => needs.has(mood) && moodEffects[mood].avoids?.(garment)),
      (garment: Garment) => traitsOf(garment).formality >= leastFormal && !againstAir(garment, air, true),
    ].reduce<readonly string[]>((left, meets) => {
      const fit = left.filter((id) => {
        const garment = byId.get(id);
        return garment !== undefined && meets(garment);
      });
      return fit.length > 0 ? fit : left;
    }, ids);
  const asked = input.oneOfEach.map(meeting);
  const wanted = new Set([...input.mustInclude, ...asked.flat()]);
  const oneColour = input.moods.includes('one-colour') ? input.colours : [];
  const isOff = (garment: Garment, share: Share) =>
    oneColour.length > 0 &&
    !besides[share].includes(garment.category) &&
    oneColour.every((colour) => {
      const answer = colourAnswers(garment, colour, nameStems(garment));
      return answer === 0 || (garment.pattern !== 'plain' && (answer < 2 || garment.colors.length > 1));
    });
  const avoidedIn = (moods: readonly Mood[], heeds = true, share: Share = 'all') =>
    wardrobe
      .filter(
        (garment) =>
          !wanted.has(garment.id) &&
          (moods.some(
            (mood) => moodEffects[mood].avoids?.(garment) && (mood !== 'discreet' || !isRequired(garment)),
          ) ||
            (moods.includes('one-colour') && isOff(garment, share)) ||
            isOutOfPlace(garment) ||
            (isOfChores && garment.category !== 'accessories' && isPale(garment)) ||
            (blackTie.has(input.event ?? '') && spoilsBlackTie(garment, wardrobe)) ||
            ((input.occasion === 'formal' || input.event === 'opera') &&
              isDarkShirt(garment) &&
              wardrobe.some(isPaleShirt)) ||
            (isRough && (garment.fabric === 'denim' || (hasOutdoor && isTownTrousers(garment)))) ||
            againstAir(garment, air, heeds)),
      )
      .map(({ id }) => id);
  const isRough = isRoughDay(input.event ?? null, air.isCold);
  const hasOutdoor = wardrobe.some((one) => isOutdoor(one) && isAtHand(one));
  const hasSuit = wardrobe.some(isSuitTrousers);
  const unwelcome = avoidedIn(input.moods);
  // An everyday look that should be dressier is one for a date.
  const isLifted = input.moods.includes('elegant') || input.moods.includes('smart-casual');
  const isSmart = input.occasion === 'casual' && isLifted && (!input.event || underRoof.has(input.event));
  const coloured = input.colours.map((colour, at) =>
    at === 0 ? ofColour(wardrobe, colour, input) : anywhereOf(wardrobe, colour, input),
  );
  // Of many, those come first that are as dressy as the day.
  const dressiness = dressinessOf[input.occasion];
  const byDress = (ids: readonly string[]) =>
    ids.length <= 4
      ? ids
      : [...ids].sort((a, b) => {
          const gap = (id: string) => {
            const garment = byId.get(id);
            return garment ? Math.abs(traitsOf(garment).formality - dressiness) : 1;
          };
          return gap(a) - gap(b);
        });
  const isFestive = input.occasion === 'party' || input.occasion === 'date';
  const isWishFirst = (mood: Mood) => isFestive || mood === 'not-all-black';
  const byWish = (ids: readonly string[], points?: (garment: Garment) => number) => {
    const of = (id: string) => {
      const garment = byId.get(id);
      return garment ? Math.max(0, points?.(garment) ?? 0) : 0;
    };
    return [...ids].sort((a, b) => of(b) - of(a));
  };
  const required = input.moods.flatMap((mood) => {
    const { requires, prefers } = moodEffects[mood];
    if (mood === 'bold' && input.moods.includes('discreet')) return [];
    const usable = (one: Garment) =>
      isAtHand(one) && !isOfAvoided(one) && !input.mustAvoid.includes(one.id) && !unwelcome.includes(one.id);
    const ids = requires ? wardrobe.filter((one) => usable(one) && requires(one)).map(({ id }) => id) : [];
    return ids.length > 0 && !ids.some((id) => wanted.has(id))
      ? [isWishFirst(mood) ? byWish(byDress(ids), prefers) : byDress(ids)]
      : [];
  });
  const lists = [
    ...asked.map(byDress),
    ...required.slice(0, 2),
    ...coloured.filter((ids) => ids.length > 0 && !ids.some((id) => wanted.has(id))),
  ];

  const attempt = (avoided: readonly string[], choices: string[][]): Composed => {
    const found = new Map<string, ComposedOutfit>();
    let missing: MissingPiece[] = [];
    // In a large wardrobe each choice takes long, and two of them are enough.
    for (const choice of wardrobe.length > largeWardrobe ? choices.slice(0, 2) : choices) {
      const mustInclude = [...input.mustInclude, ...choice];
      const request: OutfitRequest = {
        occasion: isSmart ? 'date' : input.occasion,
        season: input.season,
        event: isSmart ? null : (input.event ?? null),
        temperatureC,
        rain: input.rain ?? false,
        ...wishesOf(taste),
        avoidedColours: [...taste.avoidedColours, ...input.avoidedColours],
        personal: bentBy(taste.personal, [
          ...effects.flatMap(({ bend }) => bend ?? []),
          ...(isExtreme(borneC) ? [ofExtremes] : []),
        ]),
        seed: taste.seed,
        count:
          input.count +
          (effects.length > 0 || isExamined || isExtreme(borneC)
            ? wardrobe.length > largeWardrobe
              ? 4
              : 8
            : isGlad && wardrobe.length <= largeWardrobe
              ? 4
              : hasSuit
                ? 2
                : 1),
        mustInclude,
        // Weather and taste never exclude a garment that the person asks for.
        mustAvoid: [...input.mustAvoid, ...avoided].filter((id) => !mustInclude.includes(id)),
        recentOutfits: input.notAgain,
      };
      const generated = generateOutfits(wardrobe, request);
      if (found.size === 0) missing = generated.missing;
      for (const outfit of generated.outfits) found.set(signature(outfit), outfit);
    }
    const isDressed = (outfit: ComposedOutfit) => outfit.aiScore >= 40;
    const outfits = [...found.values()].filter(isDressed).sort((a, b) => worth(b) - worth(a));
    const [best, ...others] = outfits.length > 0 ? outfits : [...found.values()];
    const clothes = ({ garmentIds }: ComposedOutfit) =>
      garmentIds.filter((id) => !/^(?:accessories|shoes|outerwear)$/.test(byId.get(id)?.category ?? ''));
    const isAlike = (one: ComposedOutfit) =>
      best !== undefined && clothes(one).every((id) => best.garmentIds.includes(id));
    // A look with the clothes of the best comes after the others.
    const varied = [...others.filter((one) => !isAlike(one)), ...others.filter(isAlike)];
    return {
      outfits: (best ? [best, ...varied] : []).slice(0, input.count),
      missing,
      relaxed: false,
    };
  };
  // Whatever is examined, sleeves and buttons save undressing.
  const isOutside = !isIndoors(input.event) && input.occasion !== 'sport';
  const isGlad = isJoyful(input.event, input.occasion) && input.colours.length === 0;
  const isExamined = input.event === 'medical-test';
  const worth = (outfit: ComposedOutfit): number => {
    const pieces = outfit.garmentIds.flatMap((id) => byId.get(id) ?? []);
    const preferred = effects.reduce(
      (sum, { prefers }) => sum + pieces.reduce((all, piece) => all + (prefers?.(piece) ?? 0), 0),
      (isExamined ? pieces.reduce((all, piece) => all + opening(piece), 0) : 0) + againstCold(pieces, borneC),
    );
    return (
      outfit.aiScore +
      Math.max(-mostPreference, Math.min(mostPreference, preferred)) -
      (isGlad ? gloomOf(pieces) : 0) -
      (isOutside ? bareOf(pieces, temperatureC ?? usualC) : 0) -
      straySuit(pieces, wardrobe)
    );
  };

  const isWhole = ({ outfits, missing }: Composed) =>
    outfits.length > 0 && !missing.some(({ essential }) => essential);
  const warmTops = (): readonly string[] =>
    byDress(
      wardrobe
        .filter(
          (one) =>
            isAtHand(one) &&
            isWarmTop(one) &&
            traitsOf(one).formality >= leastFormal - mostOffInFrost &&
            !wanted.has(one.id) &&
            !unwelcome.includes(one.id) &&
            !input.mustAvoid.includes(one.id),
        )
        .map(({ id }) => id),
    );

  const most = among ? mostAmongFew : mostChoices;
  const knits = wantsKnit(borneC, input.occasion) ? warmTops() : [];
  const warmly = knits.length > 0 ? attempt(unwelcome, choicesOf([...lists, knits], most)) : null;
  const exact =
    warmly && isWhole(warmly) && (warmly.outfits[0]?.aiScore ?? 0) >= leastWarmly
      ? warmly
      : attempt(unwelcome, choicesOf(lists, most));
  if (oneColour.length > 0 && !isWhole(exact)) {
    for (const share of ['but-shoes', 'clothes'] as const) {
      const nearly = attempt(avoidedIn(input.moods, true, share), choicesOf(lists, most));
      if ((nearly.outfits[0]?.aiScore ?? 0) >= leastNearly && isWhole(nearly)) return nearly;
    }
  }
  const lacksColour = coloured.some((ids) => ids.length === 0);
  if (isWhole(exact)) return { ...exact, relaxed: lacksColour };
  // Heat that leaves nothing to wear gives way to the day.
  const regardless = air.isHot ? avoidedIn(input.moods, false) : unwelcome;
  if (regardless.length < unwelcome.length) {
    const warm = attempt(regardless, choicesOf(lists, most));
    if (isWhole(warm)) return { ...warm, relaxed: lacksColour };
  }
  if (unwelcome.length === 0 && lists.length === input.oneOfEach.length) return exact;
  const choices = choicesOf(asked.map(byDress), most);
  // A taste is given up before a need.
  const demanded = input.moods.filter((mood) => needs.has(mood));
  for (const avoided of demanded.length > 0 ? [avoidedIn(demanded), []] : [[]]) {
    const eased = attempt(avoided, choices);
    if (eased.outfits.length > 0) return { ...eased, relaxed: true };
  }
  return exact;
}
