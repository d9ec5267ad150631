import type { Language } from '#contract/languages.ts';
import type { Nearness, Occasion, Season } from '#contract/vocabulary.ts';
import { colourDistance } from '../colour/oklch.ts';
import { type ComposedOutfit, generateOutfits } from '../generate.ts';
import { traitsOf } from '../piece.ts';
import { withinLimits } from '../profile/limits.ts';
import type { Profile } from '../profile/profile.ts';
import { type SeenGarment, seenBeside } from '../seen-garment.ts';
import { excludeEachOther, isAccessory, type Slot, slotsOfKind } from '../slots.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import { type Garment, isAtHand } from '../wardrobe.ts';
import { explainLook } from './explain-look.ts';
import { judgeLook } from './judge-look.ts';
import { place } from './placing.ts';

/** Each does the others' work in a look. */
const families: readonly (readonly WornKind[])[] = [
  ['t-shirt', 'longsleeve', 'top', 'undershirt', 'body'],
  ['polo', 'shirt'],
  ['shirt', 'blouse'],
  ['blouse', 'top'],
  ['sweater', 'hoodie'],
  ['sweater', 'cardigan'],
  ['outerwear', 'coat'],
  ['pants', 'jeans'],
  ['pants', 'joggers'],
  ['joggers', 'leggings'],
  ['shoes', 'loafers', 'flats'],
  ['shoes', 'boots'],
  ['heels', 'flats'],
  ['heels', 'sandals'],
  ['bag', 'tote', 'shoulder-bag'],
  ['bag', 'clutch'],
  ['bag', 'backpack'],
  ['hat', 'cap'],
  ['hat', 'beanie'],
  ['cap', 'beanie'],
  ['tie', 'bow-tie'],
  ['jewellery', 'necklace'],
  ['jewellery', 'earrings'],
  ['jewellery', 'bracelet'],
  ['jewellery', 'ring'],
  ['swimwear', 'bikini'],
];

const areKindred = (a: WornKind, b: WornKind): boolean =>
  a === b || families.some((family) => family.includes(a) && family.includes(b));

export interface RemadePart {
  /** Null when nothing owned does its work, or it does not go with the rest. */
  garmentId: string | null;
  nearness: Nearness | null;
}

export interface RemadeLook {
  /** In the order of the picture's parts. */
  parts: RemadePart[];
  /** Not in the picture: what the look lacked to be worn. */
  addedIds: string[];
  /** For the kind of day that suits the picture; null when nothing can be worn so. */
  outfit: ComposedOutfit | null;
}

const sameMost = 0.06;
const nearMost = 0.45;
/** In OKLab: from here on colours have nothing in common. */
const farColour = 0.4;
const weights = { colour: 0.5, kind: 0.25, pattern: 0.2, patternOfPatterned: 0.12, formality: 0.5, clo: 0.3 };

/** 0 for equals; null when one cannot stand for the other. */
export function distanceOf(part: SeenGarment, other: Garment): number | null {
  if (!areKindred(part.kind, other.kind)) return null;
  const [a, b] = [traitsOf(seenBeside(part, other)), traitsOf(other)];
  const bothPatterned = part.pattern !== 'plain' && other.pattern !== 'plain';
  const pattern = bothPatterned ? weights.patternOfPatterned : weights.pattern;
  return (
    weights.colour * Math.min(1, colourDistance(a.main, b.main) / farColour) +
    (part.kind === other.kind ? 0 : weights.kind) +
    (part.pattern === other.pattern ? 0 : pattern) +
    weights.formality * Math.abs(a.formality - b.formality) +
    weights.clo * Math.abs(a.clo - b.clo)
  );
}

export const nearnessOf = (distance: number): Nearness =>
  distance <= sameMost ? 'same' : distance <= nearMost ? 'near' : 'far';

interface Choice {
  garment: Garment;
  distance: number;
}

const choicesOfPart = 4;
/** Beyond the nearest. */
const slack = 0.25;
const mostLooks = 160;
/** A look that is right for the price of one part that is wrong. */
const pointsOfLook = 1.5;
const weightOfAccessory = 0.5;

const firstSlot = ({ kind }: Garment): Slot => slotsOfKind[kind][0] ?? 'base';
const isDetail = (garment: Garment): boolean => isAccessory({ slot: firstSlot(garment) });

function choicesFor(part: SeenGarment, owned: readonly Garment[]): Choice[] {
  const found = owned.flatMap((garment) => {
    const distance = distanceOf(part, garment);
    return distance === null ? [] : [{ garment, distance }];
  });
  found.sort((a, b) => a.distance - b.distance || (a.garment.id < b.garment.id ? -1 : 1));
  const nearest = found[0]?.distance ?? 0;
  return found.slice(0, choicesOfPart).filter(({ distance }) => distance <= nearest + slack);
}

type Chosen = readonly (Choice | null)[];

const costOf = (chosen: Chosen): number =>
  chosen.reduce(
    (sum, choice) =>
      sum + (choice ? choice.distance * (isDetail(choice.garment) ? weightOfAccessory : 1) : 0),
    0,
  );

const garmentsIn = (chosen: Chosen): Garment[] => chosen.flatMap((choice) => choice?.garment ?? []);

function waysToChoose(choices: readonly (readonly Choice[])[]): Chosen[] {
  let ways: Chosen[] = [[]];
  for (const ofPart of choices) {
    const next = ways.flatMap((way): Chosen[] => {
      const free = ofPart.filter(({ garment }) => way.every((one) => one?.garment.id !== garment.id));
      return free.length > 0 ? free.map((choice) => [...way, choice]) : [[...way, null]];
    });
    ways = next.toSorted((a, b) => costOf(a) - costOf(b)).slice(0, mostLooks);
  }
  return ways;
}

function bestOf(ways: readonly Chosen[]): Chosen {
  let best: Chosen = ways[0] ?? [];
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const worn = garmentsIn(way);
    if (worn.length === 0) continue;
    const cost = costOf(way) + pointsOfLook * (1 - judgeLook(worn).score / 100);
    if (cost >= least) continue;
    least = cost;
    best = way;
  }
  return best;
}

const hasSlotTwice = (garments: readonly Garment[]): boolean => {
  const taken = place(garments).map(({ slot }) => slot);
  return new Set(taken).size < taken.length;
};

const isWearable = (garments: readonly Garment[]): boolean => {
  const placed = place(garments);
  return (
    !hasSlotTwice(garments) &&
    placed.every((one, index) => placed.slice(index + 1).every((other) => !excludeEachOther(one, other)))
  );
};

/** Leaves out what cannot be worn with the rest, details before clothes, the most different first. */
function wearable(chosen: Chosen): Chosen {
  const order = chosen
    .flatMap((choice, index) => (choice ? [{ ...choice, index }] : []))
    .toSorted((a, b) => Number(isDetail(a.garment)) - Number(isDetail(b.garment)) || a.distance - b.distance);
  const kept = new Map<number, Choice>();
  for (const { index, ...choice } of order) {
    const worn = [...kept.values()].map(({ garment }) => garment);
    if (isWearable([...worn, choice.garment])) kept.set(index, choice);
  }
  return chosen.map((_, index) => kept.get(index) ?? null);
}

const body: readonly Slot[] = ['base', 'onePiece', 'bottom', 'shoes'];

function lacksBody(garments: readonly Garment[]): boolean {
  const at = new Set(place(garments).map(({ slot }) => slot));
  const dressed = at.has('onePiece') || ((at.has('base') || at.has('mid')) && at.has('bottom'));
  return !dressed || !at.has('shoes');
}

function completed(
  owned: readonly Garment[],
  worn: readonly Garment[],
  day: { occasion: Occasion; season: Season; profile: Profile | null },
): Garment[] {
  if (!lacksBody(worn)) return [];
  const mustInclude = worn.map(({ id }) => id);
  const [whole] = generateOutfits(owned, { ...day, mustInclude, seed: 1, count: 1 }).outfits;
  return owned.filter(
    (garment) =>
      whole?.garmentIds.includes(garment.id) &&
      !mustInclude.includes(garment.id) &&
      body.includes(firstSlot(garment)),
  );
}

/** The picture's parts with what is owned: each as near as the look as a whole allows. Deterministic. */
export function remakeLook(
  wardrobe: readonly Garment[],
  parts: readonly SeenGarment[],
  profile: Profile | null,
  language?: Language,
): RemadeLook {
  const owned = withinLimits(wardrobe.filter(isAtHand), profile);
  const choices = parts.map((part) => choicesFor(part, owned));
  const chosen = wearable(bestOf(waysToChoose(choices)));
  const { occasion, season } = judgeLook(parts);
  const day = { occasion, season, profile };
  const clothes = (garments: readonly Garment[]) =>
    garments.filter((garment) => !isDetail(garment) && firstSlot(garment) !== 'shoes').length;
  const found = garmentsIn(chosen);
  // Of a dress that is not owned, its sandals with jeans are no remake.
  const worn = 2 * clothes(found) >= clothes(parts) ? found : [];
  const added = worn.length === 0 ? [] : completed(owned, worn, day);
  const look = [...worn, ...added];
  return {
    parts: chosen.map((choice) => ({
      garmentId: choice?.garment.id ?? null,
      nearness: choice ? nearnessOf(choice.distance) : null,
    })),
    addedIds: added.map(({ id }) => id),
    outfit: look.length < 2 ? null : explainLook(wardrobe, look, { ...day, seed: 1, language }),
  };
}
