import type { Piece } from '../piece.ts';
import { importance } from '../rules/importance.ts';
import type { Candidates } from '../search/candidates.ts';
import { isAccessory, needsTop, type Slot, slots } from '../slots.ts';
import type { Residuals } from './feature-points.ts';
import { colourFamilyOf, parseFeature } from './features.ts';
import type { TasteCosts } from './taste.ts';

/** Of a piece that is neither dressy nor casual. */
const middleFormality = 0.5;

/**
 * Of all liked pairs together. The search expects each of them until one of its pieces is decided, so its work
 * grows with their sum.
 */
const mostOfLikedPairs = 14;

const layers: ReadonlySet<Slot> = new Set(['base', 'onePiece', 'mid', 'outer']);

class Liking {
  readonly individual = new Set<string>();
  /** Garments and kinds in a two-piece residual. */
  readonly #paired = new Set<string>();
  readonly #garments = new Map<string, number>();
  readonly #colours = new Map<string, number>();
  readonly #registers = new Map<string, number>();
  /** By garment or kind, both ways. */
  readonly #pairs = new Map<string, Map<string, number>>();
  #warmth = 0;
  #formality = 0;

  constructor(residuals: Residuals) {
    const features = Object.entries(residuals).map(([key, points]) => ({
      feature: parseFeature(key),
      points,
    }));
    const liked = features
      .filter(({ feature }) => 'ids' in feature || 'kind' in feature || 'kinds' in feature)
      .reduce((sum, { points }) => sum + Math.max(0, points), 0);
    const share = Math.min(1, mostOfLikedPairs / liked);
    const ofPair = (points: number) => (points > 0 ? share * points : points);
    for (const { feature, points } of features) {
      switch (feature.of) {
        case 'garment':
          this.individual.add(feature.id);
          this.#garments.set(feature.id, points);
          break;
        case 'colour':
          this.#colours.set(feature.colour, points);
          break;
        case 'register':
          this.#registers.set(feature.style, points);
          break;
        case 'pair':
          for (const id of feature.ids) this.individual.add(id);
          this.#link(...feature.ids, ofPair(points));
          break;
        case 'with':
          this.individual.add(feature.id);
          this.#link(feature.id, feature.kind, ofPair(points));
          break;
        case 'kinds':
          this.#link(...feature.kinds, ofPair(points));
          break;
        case 'warmth':
          this.#warmth = points;
          break;
        case 'formality':
          this.#formality = points;
      }
    }
  }

  #link(a: string, b: string, points: number): void {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      this.#paired.add(one);
      const known = this.#pairs.get(one) ?? new Map<string, number>();
      this.#pairs.set(one, known.set(other, points));
    }
  }

  single({ garment, slot, clo, formality }: Piece): number {
    let points = this.#garments.get(garment.id) ?? 0;
    if (this.#colours.size > 0) points += this.#colours.get(colourFamilyOf(garment)) ?? 0;
    points += this.#registers.get(garment.style) ?? 0;
    if (layers.has(slot)) points += this.#warmth * Math.min(1, 1.6 * clo);
    if (!isAccessory({ slot })) {
      points += this.#formality * importance[slot] * (formality - middleFormality);
    }
    return points;
  }

  hasPairs({ garment }: Piece): boolean {
    return this.#paired.has(garment.id) || this.#paired.has(garment.kind);
  }

  pair({ garment: a }: Piece, { garment: b }: Piece): number {
    const ofGarment = this.#pairs.get(a.id);
    const ofKind = this.#pairs.get(a.kind);
    return (
      (ofGarment?.get(b.id) ?? 0) +
      (ofGarment?.get(b.kind) ?? 0) +
      (ofKind?.get(b.id) ?? 0) +
      (ofKind?.get(b.kind) ?? 0)
    );
  }
}

/** What every outfit has once: a dress is both top and bottom. The other slots may stay empty. */
const staples = ['top', 'bottom', 'shoes'] as const;
type Staple = (typeof staples)[number];
type Role = Staple | Slot;

const roleOfSlot = (slot: Slot): Role => (slot === 'base' ? 'top' : slot === 'onePiece' ? 'bottom' : slot);
const isDress = ({ slot, garment }: Piece) => slot === 'onePiece' && !needsTop(garment.kind);
const rolesOf = (piece: Piece): Role[] => [
  roleOfSlot(piece.slot),
  ...(isDress(piece) ? (['top'] as const) : []),
];

/** The order of staples, after all others, so that a liked pair is paid for once. */
const rank = (role: Role) => staples.indexOf(role as Staple);
const pays = (one: Role, other: Role) => rank(other) > rank(one);

/** @returns null without residuals */
export function tasteCostsOf(residuals: Residuals, candidates: Candidates): TasteCosts | null {
  if (Object.keys(residuals).length === 0) return null;
  const liking = new Liking(residuals);
  const pieces = slots.flatMap((slot) => candidates[slot]);
  const inRole = Map.groupBy(pieces, ({ slot }) => roleOfSlot(slot));
  const roles = [...inRole.keys()];

  /** Of the best piece in each role; 0 when nothing is liked. */
  const best = new Map<Role, number>();
  for (const piece of pieces) {
    const role = roleOfSlot(piece.slot);
    best.set(role, Math.max(best.get(role) ?? 0, liking.single(piece)));
  }

  // A pair that is liked: the rest of the paying role pays its points as single pieces, and the piece itself
  // pays them beside any other piece of the staple.
  const promise = new Map<string, Map<Role, number>>();
  const bestPromise = new Map<Role, Map<Role, number>>();
  const linked = pieces.filter((piece) => liking.hasPairs(piece));
  for (const piece of linked) {
    const role = roleOfSlot(piece.slot);
    const best = bestPromise.get(role) ?? new Map<Role, number>();
    const own = promise.get(`${piece.slot} ${piece.garment.id}`) ?? new Map<Role, number>();
    for (const other of linked) {
      const staple = roleOfSlot(other.slot);
      if (!pays(role, staple)) continue;
      const points = liking.pair(piece, other);
      if (points <= 0) continue;
      own.set(staple, Math.max(own.get(staple) ?? 0, points));
      best.set(staple, Math.max(best.get(staple) ?? 0, points));
    }
    if (own.size > 0) promise.set(`${piece.slot} ${piece.garment.id}`, own);
    if (best.size > 0) bestPromise.set(role, best);
  }
  const promiseOf = ({ slot, garment }: Piece) => promise.get(`${slot} ${garment.id}`);
  const total = (points: ReadonlyMap<Role, number> | undefined) =>
    [...(points?.values() ?? [])].reduce((sum, one) => sum + one, 0);
  const fold = (role: Role) => (best.get(role) ?? 0) + total(bestPromise.get(role));

  /** Points of a pair that count: two liked pieces that may both be missing do not. */
  const pairLiking = (a: Piece, b: Piece): number => {
    const points = liking.pair(a, b);
    const [one, other] = [roleOfSlot(a.slot), roleOfSlot(b.slot)];
    return points > 0 && !pays(one, other) && !pays(other, one) ? 0 : points;
  };
  const promised = (piece: Piece, other: Piece): number => {
    const own = promiseOf(piece);
    if (!own) return 0;
    return rolesOf(other).reduce((sum, role) => sum + (own.get(role) ?? 0), 0);
  };
  const linkedIds = new Set(linked.map(({ garment }) => garment.id));

  return {
    individual: liking.individual,
    single(piece) {
      const all = rolesOf(piece).reduce((sum, role) => sum + fold(role), 0);
      return all - liking.single(piece) - total(promiseOf(piece));
    },
    pair(a, b) {
      if (!linkedIds.has(a.garment.id) && !linkedIds.has(b.garment.id)) return 0;
      return promised(a, b) + promised(b, a) - pairLiking(a, b);
    },
    without: (slot) => (roles.includes(slot) ? fold(slot) : 0),
    liking(worn) {
      let points = 0;
      for (const [index, piece] of worn.entries()) {
        points += liking.single(piece);
        for (const other of worn.slice(index + 1)) points += pairLiking(piece, other);
      }
      return points;
    },
  };
}
