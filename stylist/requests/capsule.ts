import { goTogether } from '../compatibility/go-together.ts';
import { suitabilityOf } from '../days.ts';
import { type Piece, pieceOf, traitsOf } from '../piece.ts';
import { withinLimits } from '../profile/limits.ts';
import type { Profile } from '../profile/profile.ts';
import { slotsOfKind } from '../slots.ts';
import { type Garment, isAtHand } from '../wardrobe.ts';

export type Capsule = {
  /** In the order of their contribution. */
  garmentIds: string[];
  /** Good outfits that they make together. */
  outfits: number;
};

type Member = { piece: Piece; days: number; index: number };

function memberOf(garment: Garment, index: number): Member {
  const slot = slotsOfKind[garment.kind][0] ?? 'base';
  const piece = pieceOf(garment, slot, { occasion: 'casual', season: 'spring' }, traitsOf(garment));
  return { piece, days: suitabilityOf(piece).days, index };
}

/** Memoised per pair. */
type Match = (a: Member, b: Member, days: number) => boolean;

function matchAmong(members: readonly Member[]): Match {
  const count = members.length;
  const good = new Uint8Array(count * count);
  for (const a of members) {
    for (const b of members) {
      if (b.index <= a.index || (a.days & b.days) === 0 || !goTogether(a.piece, b.piece)) continue;
      good[a.index * count + b.index] = 1;
      good[b.index * count + a.index] = 1;
    }
  }
  return (a, b, days) => (a.days & b.days & days) !== 0 && good[a.index * count + b.index] === 1;
}

function outfitsAround(one: Member, members: readonly Member[], match: Match): number {
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

const mostBeginnings = 24;

const useful: ReadonlySet<Piece['slot']> = new Set(['base', 'bottom', 'onePiece', 'shoes']);

/**
 * Grows greedily from each of the most promising shoes; the smallest result wins. An exact minimum would
 * need every subset.
 */
export function capsuleOf(
  wardrobe: readonly Garment[],
  wanted: number,
  profile: Profile | null = null,
): Capsule {
  const members = withinLimits(wardrobe, profile)
    .filter((garment) => isAtHand(garment) && useful.has(slotsOfKind[garment.kind][0] ?? 'base'))
    .map(memberOf);
  const match = matchAmong(members);
  // Potential with partners present: decides while no outfit exists yet.
  const promises = members.map((one) => members.filter((other) => match(one, other, -1)).length);
  const promiseOf = (member: Member) => promises[member.index] ?? 0;
  const beginnings = members
    .filter(({ piece }) => piece.slot === 'shoes')
    .sort((a, b) => promiseOf(b) - promiseOf(a))
    .slice(0, mostBeginnings);
  let best: Capsule = { garmentIds: [], outfits: 0 };
  const better = (a: Capsule, b: Capsule) =>
    Math.min(a.outfits, wanted) > Math.min(b.outfits, wanted) ||
    (Math.min(a.outfits, wanted) === Math.min(b.outfits, wanted) &&
      a.garmentIds.length < b.garmentIds.length);

  function grow(first: Member): Capsule {
    const chosen = [first];
    let outfits = 0;
    while (outfits < wanted) {
      let most = -1;
      let next: { member: Member; adds: number } | null = null;
      for (const member of members) {
        if (chosen.includes(member) || (outfits === 0 && !chosen.every((one) => match(one, member, -1))))
          continue;
        const adds = outfitsAround(member, chosen, match);
        const worth = adds + promiseOf(member) / 1000;
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

  for (const shoe of beginnings) {
    const grown = grow(shoe);
    if (better(grown, best)) best = grown;
  }
  return best;
}
