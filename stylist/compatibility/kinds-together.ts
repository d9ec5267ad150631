import { sortsOf } from '#contract/vocabulary.ts';
import { colourDistance } from '../colour/oklch.ts';
import { dinnerDress, isDinnerDress } from '../events/bans.ts';
import type { Piece } from '../piece.ts';
import type { Slot } from '../slots.ts';
import { isWorsted } from '../traits/numbers.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import { kindWithKind } from './kind-with-kind.ts';
import { charactersTogether } from './looks.ts';

const dressShoes: ReadonlySet<WornKind> = new Set(['shoes', 'loafers', 'boots', 'heels']);

function leathersDisagree(a: Piece, b: Piece): boolean {
  if (a.garment.kind !== 'belt' && b.garment.kind !== 'belt') return false;
  const other = a.garment.kind === 'belt' ? b : a;
  return dressShoes.has(other.garment.kind) && colourDistance(a.main, b.main) > 0.14;
}

const isSummerCloth = ({ garment }: Piece) => garment.fabric === 'linen' || garment.kind === 'sandals';
/** From here on a winter coat in any fabric, in clo. */
const winterCoat = 0.58;
const isWinterCloth = ({ garment, slot, clo }: Piece) =>
  (garment.fabric === 'wool' && !isWorsted(garment)) ||
  garment.fabric === 'down' ||
  (slot === 'outer' && clo >= winterCoat);
const isSporty = (piece: Piece) => piece.garment.style === 'sport' && piece.garment.kind !== 'sneakers';

/**
 * Folds an affinity into a cost, 0 to 0.5. More than neutral saves nothing: if a neutral pair cost
 * something, the cheapest outfit would be the one with the fewest pieces.
 */
const costOf = (affinity: number): number => Math.max(0, -affinity) / 4;

/** Symmetric. */
export const frictionOfKinds = (a: Piece, b: Piece): number =>
  costOf(kindWithKind[a.garment.kind][b.garment.kind]);

/** Of the looks that each is bought for. Symmetric. */
export const frictionOfLooks = (a: Piece, b: Piece): number =>
  costOf(charactersTogether(a.character, b.character));

const isDenim = ({ garment }: Piece) => garment.kind === 'jeans' || garment.fabric === 'denim';

/** Cost 0 to 1. Symmetric. */
export function frictionOfCloths(a: Piece, b: Piece): number {
  let cost = 0;
  if (isDenim(a) && isDenim(b)) {
    // Double denim works only when the two clearly differ.
    const contrast = Math.abs(a.main.lightness - b.main.lightness);
    cost += contrast > 0.3 || !(a.main.neutral === 'blue' && b.main.neutral === 'blue') ? 0.1 : 0.35;
  }
  if (leathersDisagree(a, b)) cost += 0.2;
  if (isSummerCloth(a) !== isSummerCloth(b) && (isWinterCloth(a) || isWinterCloth(b))) cost += 0.15;
  if (isSporty(a) !== isSporty(b) && !isForPurpose(a) && !isForPurpose(b)) {
    const other = isSporty(a) ? b : a;
    if (other.garment.style !== 'casual') cost += 0.4;
    else cost += other.slot === 'outer' ? 0.04 : 0.12;
  }
  return cost;
}

const isTailored = ({ garment, slot }: Piece) =>
  (slot === 'mid' && garment.kind === 'blazer') || (slot === 'bottom' && garment.kind === 'pants');

const purposeful: ReadonlySet<WornKind> = new Set(
  (['sneakers', 'boots', 'swimwear', 'hat', 'bag', 'watch'] as const).flatMap(sortsOf),
);

/** Chosen for the ground, the water or the rain rather than for its style. */
const isForPurpose = ({ garment, sheltering }: Piece): boolean => sheltering || purposeful.has(garment.kind);

const isJacket = ({ garment: { kind } }: Piece) => kind === 'suit' || kind === 'blazer';

const isPlainWhite = ({ main, garment }: Piece) => main.neutral === 'white' && garment.pattern === 'plain';

/** A dinner jacket is worn with a plain white shirt, a bow tie and black shoes, without a belt. */
const spoilsDinnerJacket = (jacket: Piece, other: Piece): boolean =>
  isJacket(jacket) &&
  other.garment.colors.length > 0 &&
  ((other.slot === 'base' && !isPlainWhite(other)) ||
    (other.slot === 'tie' && !isDinnerDress(other)) ||
    (other.slot === 'shoes' && other.main.neutral !== 'black') ||
    other.slot === 'belt') &&
  isDinnerDress(jacket);

/** A bow tie with the jacket or trousers of a day suit is a waiter's. */
const wantsDinnerJacket = (tie: Piece, other: Piece): boolean =>
  tie.slot === 'tie' &&
  (isJacket(other) || other.slot === 'bottom') &&
  isDinnerDress(tie) &&
  !isNamedForDinner(other);

const isNamedForDinner = ({ garment }: Piece): boolean => dinnerDress.named?.test(garment.name) ?? false;

/**
 * Cost of a jacket with trousers that look like halves of two suits, or of what a dinner jacket is not worn with.
 * Symmetric.
 */
export function frictionOfSuits(a: Piece, b: Piece): number {
  if (spoilsDinnerJacket(a, b) || spoilsDinnerJacket(b, a)) return 1;
  if (wantsDinnerJacket(a, b) || wantsDinnerJacket(b, a)) return 0.8;
  if (a.slot === b.slot || !isTailored(a) || !isTailored(b)) return 0;
  if (a.garment.style !== 'formal' || b.garment.style !== 'formal') return 0;
  const apart = colourDistance(a.main, b.main);
  const samePattern = a.garment.pattern === b.garment.pattern;
  if (apart < 0.03) return samePattern ? 0 : 0.5;
  return apart < 0.14 ? 0.8 : 0.15;
}

const layerRank: Partial<Record<Slot, number>> = { base: 0, onePiece: 0, mid: 1, outer: 2 };

/** Cost of what would show, bunch or strangle where one garment lies over another. Symmetric. */
export function frictionOfLayers(a: Piece, b: Piece): number {
  const [one, other] = [layerRank[a.slot], layerRank[b.slot]];
  if (one === undefined || other === undefined || one === other) return 0;
  const [under, over] = one < other ? [a, b] : [b, a];
  let cost = 0;
  // A collar under a turtleneck is a lump.
  if (over.slot === 'mid' && over.neck === 'high' && under.neck !== 'open') cost += 1;
  if (over.slot === 'mid' && over.neck === 'high' && under.garment.kind === 'blouse') cost += 0.6;
  // Two thick knits.
  if (over.slot === 'mid' && under.clo >= 0.3 && over.clo >= 0.3) cost += 0.5;
  if (over.slot === 'mid' && under.volume === 'wide' && over.volume !== 'wide') cost += 0.25;
  // A jacket that leaves the blazer's hem in sight.
  const shortJacket = over.slot === 'outer' && over.clo < 0.4 && over.garment.kind !== 'coat';
  if (shortJacket && under.garment.kind === 'blazer') cost += 0.45;
  if (over.garment.kind === 'hoodie' && under.garment.kind === 'hoodie') cost += 1;
  return cost;
}

/** Cost 0 to 1. Symmetric. */
export const frictionBetween = (a: Piece, b: Piece): number =>
  Math.min(1, frictionOfKinds(a, b) + frictionOfCloths(a, b) + frictionOfLayers(a, b));
