import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Mood } from '../understand/moods.ts';
import type { MoodEffect } from './mood-effect.ts';
import { isBlack, isLong, isMain, isOf, isSkinTop, isTight, isWhite, shines, yields } from './shapes.ts';

const snags =
  /\b(?:encaje|gasa|ochos|gruesos?|gruesa|gord[oa]|tweed|tachuelas|cadenas?|broches?|flecos|cremallera|hebilla|mohair|angora|lana)(?!\p{L})/iu;
const isGentleWool = /\b(?:cachemir|cashmere|casimir|merino|fin[oa])(?!\p{L})/iu;
const scratches = (garment: Garment): boolean =>
  isOf(garment, 'jewellery', 'necklace', 'bracelet', 'watch', 'belt') ||
  shines(garment) ||
  snags.test(garment.name) ||
  (isSkinTop(garment) && garment.fabric === 'wool' && !isGentleWool.test(garment.name)) ||
  (isOf(garment, 'blazer') && /^(?:wool|knit)$/.test(garment.fabric ?? ''));
/** A splash shows on silk and on what is pale and plain. */
const showsSplash = (garment: Garment): boolean =>
  isMain(garment) &&
  garment.category !== 'outerwear' &&
  (/^(?:silk|chiffon|suede)$/.test(garment.fabric ?? '') ||
    (garment.pattern === 'plain' && traitsOf(garment).main.lightness > 0.6));
const floats =
  /\b(?:gasa|palazzo|vaporos[oa]|flecos|volantes|campana|encaje|lazada|lentejuelas|tul|kimono|ancho|ancha)(?!\p{L})/iu;
const stiff = /\b(?:oxford|derby|charol|militares)(?!\p{L})/iu;
const rollsUp = /\b(?:anch[oa]s?|palazzo|ch[aá]ndal|campana|sueltos?)(?!\p{L})/iu;

export const taskEffects = {
  soft: {
    avoids: scratches,
    prefers: (garment) =>
      isSkinTop(garment)
        ? (/^(?:cotton|silk)$/.test(garment.fabric ?? '') ? 3 : 0) +
          (/\b(?:cachemir|cashmere|merino)(?!\p{L})/iu.test(garment.name) ? 5 : 0)
        : 0,
  },
  'stain-hiding': {
    avoids: showsSplash,
    prefers: (garment) =>
      isSkinTop(garment)
        ? (garment.pattern === 'plain' ? 0 : 4) + (traitsOf(garment).main.lightness < 0.45 ? 3 : 0)
        : 0,
  },
  seated: {
    avoids: (garment) =>
      isTight(garment) || (isOf(garment, 'skirt', 'dress', 'shorts') && garment.length === 'short'),
    prefers: (garment) =>
      (isMain(garment) && yields(garment) ? 4 : 0) +
      (garment.fabric === 'knit' ? 2 : 0) -
      (isOf(garment, 'belt') || garment.fabric === 'linen' ? 3 : 0),
  },
  'by-fire': {
    avoids: (garment) =>
      isOf(garment, 'scarf') ||
      floats.test(garment.name) ||
      /^(?:chiffon|silk)$/.test(garment.fabric ?? '') ||
      (isSkinTop(garment) && garment.fabric === 'synthetic') ||
      (isLong(garment) && isOf(garment, 'skirt', 'dress')),
    prefers: (garment) => (isMain(garment) && /^(?:cotton|denim)$/.test(garment.fabric ?? '') ? 3 : 0),
  },
  'arm-free': {
    avoids: (garment) =>
      isOf(garment, 'sweater', 'hoodie', 'longsleeve', 'body') ||
      (isOf(garment, 'dress', 'jumpsuit') && garment.sleeve === 'long'),
    prefers: (garment) =>
      (garment.category === 'tops' && garment.sleeve === 'short' ? 5 : 0) +
      (isOf(garment, 'cardigan') ? 4 : 0),
  },
  'leg-free': {
    avoids: (garment) =>
      isOf(garment, 'tights', 'leggings', 'jumpsuit') ||
      (isOf(garment, 'pants', 'jeans') && !rollsUp.test(garment.name)) ||
      (isOf(garment, 'boots') && /\baltas\b/i.test(garment.name)),
    prefers: (garment) => (isOf(garment, 'skirt', 'dress', 'joggers') ? 3 : 0),
  },
  'tender-feet': {
    avoids: (garment) =>
      garment.category === 'shoes' &&
      (traitsOf(garment).heel || stiff.test(garment.name) || isOf(garment, 'heels')),
    prefers: (garment) => (isOf(garment, 'loafers', 'sneakers') ? 4 : 0),
  },
  'not-all-black': {
    requires: (garment) =>
      isMain(garment) && garment.category !== 'outerwear' && !isBlack(garment) && !isWhite(garment),
    prefers: (garment) =>
      isMain(garment) ? (isBlack(garment) ? -5 : traitsOf(garment).main.neutral ? 2 : 0) : 0,
  },
  'two-piece': { avoids: (garment) => isOf(garment, 'dress', 'jumpsuit', 'body') },
} satisfies Partial<Record<Mood, MoodEffect>>;
