import { type DirectionShare, type StyleDirection, styleDirections } from '#contract/style-words.ts';
import { traitsOf } from '../piece.ts';
import { type Slot, slotsOfKind } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { speaksOf } from './directions.ts';
import type { Profile, SaidProfile } from './profile.ts';

/** Fewer say nothing of a style. */
const wearsMin = 20;
const wornDirections = 3;
const leastLift = 0.02;
const certaintyOfWorn = 0.3;

const dressing: ReadonlySet<Slot> = new Set(['base', 'mid', 'outer', 'bottom', 'onePiece', 'shoes']);

/** The rest says little more. */
const garmentsRead = 100;

const mostWorn = (wardrobe: readonly Garment[]) =>
  wardrobe
    .filter(({ kind, timesWorn }) => timesWorn > 0 && slotsOfKind[kind].some((slot) => dressing.has(slot)))
    .sort((a, b) => b.timesWorn - a.timesWorn)
    .slice(0, garmentsRead)
    .map((garment) => ({ garment, traits: traitsOf(garment) }));

/**
 * The directions that the worn clothes speak of more than of the others, weighted by wears; the strongest
 * is 1.
 */
export function directionsWorn(wardrobe: readonly Garment[]): Partial<Record<StyleDirection, number>> {
  const garments = mostWorn(wardrobe);
  const wears = garments.reduce((sum, { garment }) => sum + garment.timesWorn, 0);
  if (wears < wearsMin) return {};
  const means = styleDirections.map((direction) => {
    let worn = 0;
    for (const { garment, traits } of garments)
      worn += garment.timesWorn * speaksOf(garment, traits, direction);
    return { direction, mean: worn / wears };
  });
  const usual = means.reduce((sum, { mean }) => sum + mean, 0) / means.length;
  const lifted = means
    .map(({ direction, mean }) => ({ direction, lift: mean - usual }))
    .filter(({ lift }) => lift > leastLift)
    .sort((a, b) => b.lift - a.lift)
    .slice(0, wornDirections);
  const most = lifted[0]?.lift ?? 1;
  return Object.fromEntries(lifted.map(({ direction, lift }) => [direction, lift / most]));
}

/** The worn directions stand in for those that were not said. */
export function profileOf(said: SaidProfile, wardrobe: readonly Garment[]): Profile {
  const shares = Object.entries(said.directions) as [StyleDirection, DirectionShare][];
  if (shares.length === 0) {
    return { ...said, directions: directionsWorn(wardrobe), certainty: certaintyOfWorn };
  }
  const most = Math.max(...shares.map(([, share]) => share));
  const directions = Object.fromEntries(shares.map(([direction, share]) => [direction, share / most]));
  return { ...said, directions, certainty: 1 };
}
