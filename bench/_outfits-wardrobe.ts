import { namedColors } from '#contract/colors.ts';
import { fabrics, patterns, styles } from '#contract/garment-attributes.ts';
import { categoryOfKind, type Kind, kinds, type Season, seasons } from '#contract/vocabulary.ts';
import { jitter } from '#stylist/jitter.ts';
import type { Garment } from '#stylist/wardrobe.ts';

/** Per hundred garments. */
const shares: Readonly<Partial<Record<Kind, number>>> = {
  't-shirt': 12,
  shirt: 9,
  blouse: 6,
  sweater: 6,
  longsleeve: 4,
  top: 4,
  hoodie: 3,
  polo: 2,
  cardigan: 3,
  blazer: 4,
  outerwear: 4,
  coat: 3,
  pants: 8,
  jeans: 6,
  shorts: 3,
  skirt: 4,
  dress: 6,
  jumpsuit: 1,
  sneakers: 4,
  shoes: 3,
  boots: 3,
  loafers: 2,
  sandals: 2,
  heels: 2,
  bag: 4,
  belt: 2,
  scarf: 3,
  hat: 2,
};

const usualFabric: Readonly<Partial<Record<Kind, (typeof fabrics)[number]>>> = {
  jeans: 'denim',
  sweater: 'wool',
  cardigan: 'knit',
  coat: 'wool',
  blazer: 'wool',
  shoes: 'leather',
  boots: 'leather',
  loafers: 'leather',
  heels: 'leather',
  bag: 'leather',
  belt: 'leather',
};

const deck: readonly Kind[] = kinds.flatMap((kind) => Array<Kind>(shares[kind] ?? 1).fill(kind));

/** Deterministic for size and seed. */
export function wardrobeOf(size: number, seed = 1): Garment[] {
  return Array.from({ length: size }, (_, index): Garment => {
    const roll = (what: string) => jitter(seed, what, String(index));
    const pick = <T>(list: readonly T[], what: string): T => list[Math.floor(roll(what) * list.length)] as T;
    const kind = pick(deck, 'kind');
    const colour = pick(namedColors, 'colour');
    const chosen: Season[] = roll('seasons') < 0.6 ? [] : seasons.filter((s) => roll(`season ${s}`) < 0.6);
    return {
      id: `garment-${index}`,
      name: `Prenda ${index}`,
      kind,
      category: categoryOfKind[kind],
      colors: [{ hex: colour.hex, share: 1 }],
      pattern: roll('patterned') < 0.7 ? 'plain' : pick(patterns, 'pattern'),
      style: roll('styled') < 0.6 ? 'casual' : pick(styles, 'style'),
      fabric: roll('fabric') < 0.6 ? (usualFabric[kind] ?? 'cotton') : pick(fabrics, 'cloth'),
      seasons: chosen,
      condition: 'good',
      timesWorn: Math.floor(roll('worn') * 40),
      lastWornDaysAgo: roll('rested') < 0.2 ? null : Math.floor(roll('days') * 120),
      favorite: roll('loved') < 0.1,
      inLaundry: roll('laundry') < 0.05,
    };
  });
}
