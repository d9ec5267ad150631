import type { Fabric, Style } from '#contract/garment-attributes.ts';
import { categoryOfKind, type Kind } from '#contract/vocabulary.ts';
import { goTogether } from './compatibility/go-together.ts';
import { suitabilityOf } from './days.ts';
import { type Piece, pieceOf, traitsOf } from './piece.ts';
import { slotsOfKind } from './slots.ts';
import type { Garment } from './wardrobe.ts';

function basic(name: string, kind: Kind, hex: string, fabric: Fabric, style: Style = 'casual'): Garment {
  return {
    id: `basic:${name}`,
    name,
    kind,
    category: categoryOfKind[kind],
    colors: [{ hex, share: 1 }],
    pattern: 'plain',
    style,
    fabric,
    seasons: [],
    condition: 'good',
    timesWorn: 0,
    lastWornDaysAgo: null,
  };
}

/** Counted beside the person's garments, so that versatility means something in a new wardrobe. */
const basics: readonly Garment[] = [
  basic('Camisa blanca', 'shirt', '#f5f5f4', 'cotton'),
  basic('Camiseta blanca', 't-shirt', '#f5f5f4', 'cotton'),
  basic('Camiseta deportiva gris', 't-shirt', '#808184', 'synthetic', 'sport'),
  basic('Jersey azul marino', 'sweater', '#1c2444', 'wool'),
  basic('Vaqueros', 'jeans', '#5b7896', 'denim'),
  basic('Pantalón negro', 'pants', '#1d1c1f', 'wool', 'formal'),
  basic('Chinos beige', 'pants', '#d6c2a3', 'cotton'),
  basic('Mallas negras', 'pants', '#1d1c1f', 'synthetic', 'sport'),
  basic('Zapatillas blancas', 'sneakers', '#f5f5f4', 'leather'),
  basic('Mocasines marrones', 'loafers', '#6b4a32', 'leather'),
  basic('Zapatos negros', 'shoes', '#1d1c1f', 'leather', 'formal'),
  basic('Sandalias marrones', 'sandals', '#6b4a32', 'leather'),
];

export type Versatility = {
  /** Share of the possible outfits that it completes well, 0 to 100. */
  percent: number;
  /** Good ones of owned clothes and shoes. */
  outfits: number;
};

type Entry = {
  piece: Piece;
  index: number;
  owned: boolean;
  /** Measured against the wardrobe without being part of it. */
  guest: boolean;
  /** One bit for each suitable pair of occasion and season. */
  days: number;
};

function entryOf(garment: Garment, index: number, owned: boolean, guest = false): Entry {
  // Any day: `suitabilityOf` evaluates all of them.
  const slot = slotsOfKind[garment.kind][0] ?? 'base';
  const piece = pieceOf(garment, slot, { occasion: 'casual', season: 'spring' }, traitsOf(garment));
  return { piece, index, owned, guest, days: suitabilityOf(piece).days };
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

type Rest = { parts: readonly Entry[]; days: number; owned: boolean };

/**
 * A garment's rests complete it: bottom and shoes for a top, shoes for a dress, otherwise top and bottom (or a dress).
 *
 * percent = days on which garment and rest are good ÷ days on which the rest is good × 100
 *
 * over all rests from the wardrobe and twelve basics. `outfits` counts owned rests that are good on a day.
 */
export function versatilityOf(wardrobe: readonly Garment[]): Map<string, Versatility> {
  const entries = [...wardrobe, ...basics].map((garment, i) => entryOf(garment, i, i < wardrobe.length));
  return measure(entries, (entry) => entry.owned);
}

export function versatilityOfSome(
  wardrobe: readonly Garment[],
  ids: ReadonlySet<string>,
): Map<string, Versatility> {
  const entries = [...wardrobe, ...basics].map((garment, i) => entryOf(garment, i, i < wardrobe.length));
  return measure(entries, (entry) => entry.owned && ids.has(entry.piece.garment.id));
}

/** For garments not owned; `outfits` counts those that each would add. */
export function versatilityAmong(
  wardrobe: readonly Garment[],
  guests: readonly Garment[],
): Map<string, Versatility> {
  const residents = [...wardrobe, ...basics];
  const entries = [
    ...residents.map((garment, i) => entryOf(garment, i, i < wardrobe.length)),
    ...guests.map((garment, i) => entryOf(garment, residents.length + i, false, true)),
  ];
  return measure(entries, (entry) => entry.guest);
}

function measure(entries: readonly Entry[], isMeasured: (entry: Entry) => boolean): Map<string, Versatility> {
  const count = entries.length;
  // 0 unknown, 1 bad, 2 good.
  const pairs = new Uint8Array(count * count);
  const good = (a: Entry, b: Entry): boolean => {
    const [first, second] = a.index < b.index ? [a, b] : [b, a];
    const at = first.index * count + second.index;
    if (pairs[at] === 0) pairs[at] = goTogether(first.piece, second.piece) ? 2 : 1;
    return pairs[at] === 2;
  };
  const inSlot = (slot: Piece['slot']) =>
    entries.filter((entry) => !entry.guest && entry.piece.slot === slot);
  const [bases, bottoms, onePieces, shoes] = [
    inSlot('base'),
    inSlot('bottom'),
    inSlot('onePiece'),
    inSlot('shoes'),
  ];

  const together = (as: readonly Entry[], bs: readonly Entry[]): Rest[] => {
    const rests: Rest[] = [];
    for (const a of as) {
      for (const b of bs) {
        const days = a.days & b.days;
        if (days && good(a, b)) rests.push({ parts: [a, b], days, owned: a.owned && b.owned });
      }
    }
    return rests;
  };
  const alone = (one: Entry): Rest => ({ parts: [one], days: one.days, owned: one.owned });
  const restsOf = (slot: Piece['slot']): Rest[] => {
    if (slot === 'base') return together(bottoms, shoes);
    if (slot === 'bottom') return together(bases, shoes);
    if (slot === 'onePiece') return shoes.map(alone);
    return [...together(bases, bottoms), ...onePieces.map(alone)];
  };
  // Worn over a body, so they share its rests.
  const kept = new Map<Piece['slot'], Rest[]>();
  const restsAround = (slot: Piece['slot']): Rest[] => {
    const around = slot === 'base' || slot === 'bottom' || slot === 'onePiece' ? slot : 'shoes';
    const rests = kept.get(around) ?? restsOf(around);
    kept.set(around, rests);
    return rests;
  };

  const result = new Map<string, Versatility>();
  for (const entry of entries) {
    if (!isMeasured(entry)) continue;
    let possible = 0;
    let achieved = 0;
    let outfits = 0;
    for (const { parts, days, owned } of restsAround(entry.piece.slot)) {
      possible += bitCount(days);
      const shared = days & entry.days;
      if (shared === 0 || !parts.every((part) => good(part, entry))) continue;
      achieved += bitCount(shared);
      if (owned) outfits++;
    }
    const percent = possible === 0 ? 0 : Math.round((100 * achieved) / possible);
    result.set(entry.piece.garment.id, { percent, outfits });
  }
  return result;
}
