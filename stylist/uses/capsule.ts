import { goTogether } from '../compatibility/go-together.ts';
import { type Piece, pieceOf, traitsOf } from '../piece.ts';
import { slotsOfKind } from '../slots.ts';
import { daysOf } from '../versatility.ts';
import type { Garment } from '../wardrobe.ts';

export type Capsule = {
  /** In the order in which each earns its place. */
  garmentIds: string[];
  /** Good outfits of clothes and shoes that they make together. */
  outfits: number;
};

type Member = { piece: Piece; days: number };

function memberOf(garment: Garment): Member {
  const slot = slotsOfKind[garment.kind][0] ?? 'base';
  const piece = pieceOf(garment, slot, { occasion: 'casual', season: 'spring' }, traitsOf(garment));
  return { piece, days: daysOf(piece) };
}

const match = (a: Member, b: Member, days: number) =>
  (a.days & b.days & days) !== 0 && goTogether(a.piece, b.piece);

/** The good outfits of some members that wear one of them. */
function outfitsAround(one: Member, members: readonly Member[]): number {
  const at = (slot: Piece['slot']) =>
    one.piece.slot === slot ? [one] : members.filter((m) => m.piece.slot === slot);
  let count = 0;
  for (const shoe of at('shoes')) {
    for (const dress of at('onePiece')) {
      if ((one === shoe || one === dress) && match(shoe, dress, -1)) count++;
    }
    for (const base of at('base')) {
      if (!match(shoe, base, -1)) continue;
      for (const bottom of at('bottom')) {
        const days = shoe.days & base.days;
        if (one !== shoe && one !== base && one !== bottom) continue;
        if (match(base, bottom, days) && match(shoe, bottom, days)) count++;
      }
    }
  }
  return count;
}

/**
 * The fewest pieces that make `wanted` good outfits. Starts from every pair of shoes with the trio that it
 * makes and adds, one by one, what brings most; the smallest of these capsules is the answer. No proof of the
 * least is claimed: to find that is as hard as trying every set.
 */
export function capsuleOf(wardrobe: readonly Garment[], wanted: number): Capsule {
  const members = wardrobe.filter(({ inLaundry }) => !inLaundry).map(memberOf);
  let best: Capsule = { garmentIds: [], outfits: 0 };
  const better = (a: Capsule, b: Capsule) =>
    Math.min(a.outfits, wanted) > Math.min(b.outfits, wanted) ||
    (Math.min(a.outfits, wanted) === Math.min(b.outfits, wanted) &&
      a.garmentIds.length < b.garmentIds.length);
  for (const shoe of members.filter(({ piece }) => piece.slot === 'shoes')) {
    const grown = grow(shoe, members, wanted);
    if (better(grown, best)) best = grown;
  }
  return best;
}

/** What a piece may still bring, once its partners are there: decides while nothing makes an outfit yet. */
const promise = (one: Member, members: readonly Member[]) =>
  members.filter((other) => other !== one && match(one, other, -1)).length;

function grow(first: Member, members: readonly Member[], wanted: number): Capsule {
  const chosen = [first];
  let outfits = 0;
  const useful = members
    .filter(({ piece }) => ['base', 'bottom', 'onePiece', 'shoes'].includes(piece.slot))
    .map((member) => ({ member, promise: promise(member, members) }));
  while (outfits < wanted) {
    let most = -1;
    let next: { member: Member; adds: number } | null = null;
    for (const { member, promise: later } of useful) {
      if (chosen.includes(member) || (outfits === 0 && !chosen.every((one) => match(one, member, -1))))
        continue;
      const adds = outfitsAround(member, chosen);
      const worth = adds + later / 1000;
      if (worth <= most) continue;
      most = worth;
      next = { member, adds };
    }
    if (!next || chosen.length > 40) break;
    chosen.push(next.member);
    outfits += next.adds;
  }
  return { garmentIds: chosen.map(({ piece }) => piece.garment.id), outfits };
}
