import { affinityOf } from '../compatibility/go-together.ts';
import { suitabilityOf } from '../days.ts';
import { type Piece, pieceOf } from '../piece.ts';
import { isProposable, withinLimits } from '../profile/limits.ts';
import type { Profile } from '../profile/profile.ts';
import { canLayer, excludeEachOther, type Slot, slotsOfKind } from '../slots.ts';
import type { Garment } from '../wardrobe.ts';
import { likenessOf } from './likeness.ts';
import { type Look, looksAround, type Member, type Rest } from './product-looks.ts';

export type ProductView = {
  matches: number;
  /** Good outfits that it would add. */
  outfits: number;
  /** Different from one another. */
  looks: Look[];
  /** Nearly the same. */
  alikeId: string | null;
};

/** From here on a duplicate. */
const likenessMin = 0.35;

function memberOf(garment: Garment, index: number): Member {
  const slot = slotsOfKind[garment.kind][0] ?? 'base';
  // Any day: `suitabilityOf` evaluates all of them.
  const piece = pieceOf(garment, slot, { occasion: 'casual', season: 'spring' });
  return { piece, index, ...suitabilityOf(piece) };
}

/** In different slots, or one over the other. */
function wornTogether(a: Piece, b: Piece): boolean {
  if (a.slot !== b.slot) return !excludeEachOther(a, b);
  return canLayer(a.garment.kind, b.garment.kind) || canLayer(b.garment.kind, a.garment.kind);
}

function pairsOf(as: readonly Member[], bs: readonly Member[]): Rest[] {
  const rests: Rest[] = [];
  for (const a of as) {
    for (const b of bs) {
      const days = a.days & b.days;
      if (days === 0) continue;
      const affinity = affinityOf(a.piece, b.piece);
      if (affinity > 0) rests.push({ parts: [a, b], days, affinity });
    }
  }
  return rests;
}

const alone = (one: Member): Rest => ({ parts: [one], days: one.days, affinity: 1 });

/** In one pass: each pair is compared once. Deterministic. */
export function productViews(
  wardrobe: readonly Garment[],
  products: readonly Garment[],
  profile: Profile | null = null,
): Map<string, ProductView> {
  const owned = wardrobe.map(memberOf);
  const worn = new Set(withinLimits(wardrobe, profile));
  const at = Map.groupBy(
    owned.filter(({ piece }) => worn.has(piece.garment)),
    ({ piece }) => piece.slot,
  );
  const inSlot = (slot: Slot) => at.get(slot) ?? [];
  const [bases, bottoms, onePieces, shoes] = [
    inSlot('base'),
    inSlot('bottom'),
    inSlot('onePiece'),
    inSlot('shoes'),
  ];
  const body = [...pairsOf(bases, bottoms), ...onePieces.map(alone)];
  const restsAround: Partial<Record<Slot, readonly Rest[]>> = {
    base: pairsOf(bottoms, shoes),
    bottom: pairsOf(bases, shoes),
    onePiece: shoes.map(alone),
  };

  const affinity = new Float32Array(owned.length);
  const views = new Map<string, ProductView>();
  for (const product of products) {
    const guest = memberOf(product, owned.length);
    const proposed = isProposable(product, profile);
    let matches = 0;
    let alikeId: string | null = null;
    let likeness = likenessMin;
    for (const member of owned) {
      const together = wornTogether(guest.piece, member.piece);
      const matched = together && proposed && worn.has(member.piece.garment);
      affinity[member.index] = matched ? affinityOf(guest.piece, member.piece) : 0;
      if (affinity[member.index] && (guest.days & member.days) !== 0) matches++;
      const like = together ? 0 : likenessOf(guest.piece, member.piece);
      if (like <= likeness) continue;
      likeness = like;
      alikeId = member.piece.garment.id;
    }
    const rests = proposed ? (restsAround[guest.piece.slot] ?? body) : [];
    const { outfits, looks } = looksAround(guest, rests, affinity, inSlot);
    views.set(product.id, { matches, outfits, looks, alikeId });
  }
  return views;
}
