import { isVivid } from '#stylist/colour/pair-harmony.ts';
import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { isSuitTrousers } from '../understand/garments/suits.ts';
import type { Mood } from '../understand/moods.ts';
import { type AestheticName, makes, pointsFor, spoils } from './aesthetics.ts';
import type { MoodEffect } from './mood-effect.ts';
import { isLong, isMain, isOf, isPale, isSkinTop, isTight, shines, yields } from './shapes.ts';
import { taskEffects } from './task-effects.ts';

const isLoud = (garment: Garment) => isVivid(traitsOf(garment).main) && !traitsOf(garment).main.neutral;
const isRested = ({ lastWornDaysAgo }: Garment) => lastWornDaysAgo === null || lastWornDaysAgo > 30;

/** Of sport, or at home beside it. */
export const isSporty = (garment: Garment): boolean =>
  garment.style === 'sport' || isOf(garment, 'hoodie', 'joggers', 'leggings', 'sneakers');

const leastElegance = 0.36;

/** Of shoes and boots alike. */
const isHeeled = (garment: Garment) => traitsOf(garment).heel;
/** Wet cloth shows most in grey and middling blue. */
const showsSweat = (garment: Garment) => {
  const { main } = traitsOf(garment);
  return (
    garment.pattern === 'plain' && main.lightness > 0.4 && main.lightness < 0.85 && main.neutral !== 'white'
  );
};

const gleams = (garment: Garment) => shines(garment) || /\b(dorad|platead|charol)/i.test(garment.name);

const catchesTheEye = (garment: Garment) =>
  garment.style !== 'sport' &&
  (garment.style === 'party' || traitsOf(garment).formality >= leastElegance) &&
  (!traitsOf(garment).main.neutral ||
    garment.style === 'party' ||
    shines(garment) ||
    /\b(?:encaje|lencer[oa]|cuero|polipiel)(?!\p{L})/iu.test(garment.name));

const isOfDesk = (garment: Garment) =>
  garment.category === 'shoes'
    ? /\b(?:oxford|charol)\b/i.test(garment.name)
    : /\bde vestir\b/i.test(garment.name);

const isPlayful = /\b(?:mini\p{L}*|verano|vichy|playa|hawaian[oa]|rot[oa]s)(?!\p{L})/iu;
const isDaring =
  /\b(?:cors[eé]|bustier|lencer[oa]|transparente|cuero|polipiel|minifalda|top corto)(?!\p{L})/iu;
const opensInFront = /\b(camiser[oa]|abotonad[oa]|botones|cruzad[oa]|cremallera|kimono|camisa)\b/i;
/** Points of what is opened rather than pulled over the head. */
export const opening = (garment: Garment): number =>
  isOf(garment, 'shirt', 'blouse', 'cardigan')
    ? 4
    : isOf(garment, 'sweater', 'hoodie', 'longsleeve')
      ? -4
      : 0;
const toCleaner =
  /\b(pa[nñ]o|lana|cachemir|casimir|angora|mohair|terciopelo|lentejuelas?|pedrer[ií]a|seda|gasa|cuero|piel|esmoquin|traje|plisad[oa])(?!\p{L})/iu;
const laced = /\b(oxford|derby|cordones|militares|monta[nñ]a|altas|correr)(?!\p{L})/iu;

const wipesClean = /\b(agua|goma|lluvia|monta[nñ]a|trekking)(?!\p{L})/iu;
/** Shoes that mud ruins or that sink in it, and trousers that trail. */
export const suffersMud = (garment: Garment): boolean =>
  garment.category === 'shoes'
    ? isHeeled(garment) ||
      isOf(garment, 'sandals', 'flats', 'loafers') ||
      garment.fabric === 'suede' ||
      (isPale(garment) && !wipesClean.test(garment.name)) ||
      /\b(ante|lona|tela|esparto|terciopelo|raso|charol)(?!\p{L})/iu.test(garment.name)
    : /\bpalazzo\b/i.test(garment.name);

const aesthetic = (name: AestheticName): MoodEffect => ({
  avoids: (garment) => isMain(garment) && spoils(name, garment),
  prefers: (garment) => pointsFor(name, garment),
  requires: (garment) => garment.category === 'tops' && makes(name, garment),
});

export const moodEffects: Readonly<Record<Mood, MoodEffect>> = {
  comfortable: {
    avoids: (garment) =>
      isOf(garment, 'heels', 'tie', 'suit') ||
      /\b(l[aá]piz|tubo|cors[eé])\b/i.test(garment.name) ||
      (garment.style === 'party' && isOf(garment, 'top', 'skirt')),
    prefers: (garment) =>
      (isOf(garment, 'sneakers', 'loafers', 'flats', 'sweater', 'cardigan') ? 3 : 0) +
      (garment.fabric === 'knit' ? 2 : 0),
    bend: { formality: -0.4, silhouette: -0.3 },
  },
  elegant: {
    avoids: (garment) =>
      isOf(garment, 'sneakers', 'hoodie', 'shorts', 'jeans', 't-shirt', 'joggers', 'leggings', 'backpack') ||
      garment.style === 'sport' ||
      (garment.category !== 'accessories' && traitsOf(garment).formality < leastElegance) ||
      (isMain(garment) && isPlayful.test(garment.name)),
    prefers: (garment) =>
      (garment.style === 'formal' ? 3 : 0) +
      (garment.fabric === 'silk' ? 2 : 0) +
      (isOf(garment, 'blazer', 'heels', 'dress') ? 2 : 0),
    bend: { formality: 0.6, silhouette: 0.4 },
  },
  relaxed: {
    avoids: (garment) =>
      isOf(garment, 'heels', 'tie', 'suit') ||
      isSuitTrousers(garment) ||
      garment.style === 'party' ||
      isOfDesk(garment),
    prefers: (garment) =>
      (isOf(garment, 'jeans', 'sneakers', 't-shirt', 'sweater') ? 3 : 0) -
      (garment.style === 'formal' ? 3 : 0),
    bend: { formality: -0.6 },
  },
  bold: {
    requires: (garment) => isMain(garment) && garment.category !== 'outerwear' && catchesTheEye(garment),
    prefers: (garment) =>
      (isLoud(garment) ? 6 : 0) +
      (['animal', 'print'].includes(garment.pattern) ? 4 : 0) +
      (garment.style === 'party' || garment.fabric === 'leather' ? 4 : 0) +
      (isOf(garment, 'heels', 'dress', 'jumpsuit', 'top') ? 2 : 0) -
      (garment.fabric === 'denim' || isOf(garment, 'shirt', 'sweater') ? 2 : 0),
    bend: { novelty: 0.6, 'colour-harmony': -0.3 },
  },
  discreet: {
    avoids: (garment) =>
      ['animal', 'print', 'logo'].includes(garment.pattern) ||
      shines(garment) ||
      (isMain(garment) && garment.category !== 'outerwear' && isDaring.test(garment.name)),
    prefers: (garment) => (isLoud(garment) ? -5 : 0) + (garment.pattern === 'plain' ? 1 : -3),
  },
  colourful: {
    requires: (garment) => isMain(garment) && garment.style !== 'sport' && !traitsOf(garment).main.neutral,
    prefers: (garment) =>
      garment.style === 'sport' ? 0 : isLoud(garment) ? 6 : traitsOf(garment).main.neutral ? 0 : 4,
  },
  warm: { airC: -7 },
  cool: { airC: 7 },
  feminine: {
    prefers: (garment) =>
      (isOf(garment, 'dress', 'skirt', 'blouse') ? 4 : 0) +
      (garment.fabric === 'silk' || garment.fabric === 'chiffon' || garment.pattern === 'floral' ? 2 : 0),
  },
  modern: {
    prefers: (garment) =>
      (isOf(garment, 'sneakers', 'jeans', 'jumpsuit', 'boots') ? 3 : 0) +
      (garment.fabric === 'leather' || garment.style === 'party' ? 4 : 0) +
      (isLoud(garment) ? 2 : 0) -
      (isOf(garment, 'blazer', 'blouse') ? 3 : 0),
    bend: { novelty: 0.3 },
  },
  'flat-shoes': { avoids: isHeeled },
  'on-foot': {
    avoids: (garment) => isHeeled(garment) || isOf(garment, 'flats'),
    prefers: (garment) => (isOf(garment, 'sneakers', 'boots', 'loafers') ? 3 : 0),
  },
  steady: {
    avoids: (garment) => isHeeled(garment) || isOf(garment, 'sandals', 'flats', 'clutch') || isTight(garment),
    prefers: (garment) =>
      (isOf(garment, 'sneakers', 'loafers') ? 4 : 0) +
      (isOf(garment, 'pants', 'backpack', 'shoulder-bag') ? 2 : 0),
  },
  'closed-shoes': { avoids: (garment) => isOf(garment, 'sandals') },
  'free-legs': {
    avoids: (garment) =>
      isHeeled(garment) ||
      isOf(garment, 'skirt', 'dress', 'flats', 'sandals') ||
      isTight(garment) ||
      (isMain(garment) &&
        (shines(garment) || /\bcuero\b/i.test(garment.name)) &&
        garment.category !== 'outerwear'),
    prefers: (garment) => (isOf(garment, 'pants', 'jeans', 'joggers', 'sneakers') ? 3 : 0),
  },
  messy: {
    avoids: (garment) =>
      isHeeled(garment) ||
      isOf(garment, 'blazer', 'suit', 'tie', 'heels', 'flats', 'sandals', 'clutch', 'jewellery') ||
      isOf(garment, 'sweater', 'cardigan') ||
      garment.style === 'formal' ||
      garment.style === 'party' ||
      /^(silk|chiffon|suede)$/.test(garment.fabric ?? '') ||
      (garment.fabric === 'leather' && garment.category !== 'shoes') ||
      (garment.category !== 'accessories' && isPale(garment)) ||
      (isMain(garment) && traitsOf(garment).formality > 0.55),
    prefers: (garment) =>
      (isOf(garment, 't-shirt', 'jeans', 'sneakers', 'joggers') ? 4 : 0) +
      (isOf(garment, 'boots') ? 6 : 0) +
      (isMain(garment) && traitsOf(garment).main.lightness < 0.5 ? 2 : 0),
  },
  muddy: {
    avoids: (garment) => suffersMud(garment),
    prefers: (garment) => (isOf(garment, 'boots') ? 6 : 0) + (wipesClean.test(garment.name) ? 3 : 0),
  },
  'covered-arms': {
    avoids: (garment) => isSkinTop(garment) && garment.sleeve !== 'long',
    prefers: (garment) =>
      (isSkinTop(garment) && /^(linen|silk|chiffon|cotton)$/.test(garment.fabric ?? '') ? 2 : 0) -
      (isOf(garment, 'shorts') ? 12 : 0),
  },
  'covered-legs': {
    avoids: (garment) => isOf(garment, 'shorts') || (isOf(garment, 'skirt', 'dress') && !isLong(garment)),
    prefers: (garment) => (isOf(garment, 'pants', 'jumpsuit') || isLong(garment) ? 3 : 0),
  },
  ...taskEffects,
  'easy-waist': {
    avoids: (garment) =>
      isOf(garment, 'belt', 'suit') || (garment.category === 'bottoms' && !yields(garment)),
    prefers: (garment) =>
      (garment.category === 'dresses' ? 4 : 0) +
      (garment.category === 'bottoms' ? 2 : 0) -
      (isTight(garment) ? 4 : 0),
  },
  windproof: {
    avoids: (garment) =>
      isOf(garment, 'hat') ||
      (isOf(garment, 'skirt', 'dress') && !isTight(garment) && garment.fabric !== 'denim'),
    prefers: (garment) => (isOf(garment, 'pants', 'jeans') ? 3 : 0),
  },
  'sweat-proof': {
    avoids: (garment) =>
      (isSkinTop(garment) && traitsOf(garment).clo >= 0.4) ||
      (isSkinTop(garment) &&
        (/^(silk|synthetic|chiffon)$/.test(garment.fabric ?? '') || showsSweat(garment))),
    prefers: (garment) =>
      (isSkinTop(garment) && garment.pattern !== 'plain' ? 2 : 0) +
      (/^(linen|cotton)$/.test(garment.fabric ?? '') ? 3 : 0),
  },
  layered: { prefers: (garment) => (isOf(garment, 'cardigan', 'blazer', 'sweater', 'vest') ? 4 : 0) },
  loose: {
    avoids: (garment) => isTight(garment),
    prefers: (garment) =>
      (/\b(anch|oversize|holgad|suelt|palazzo|cargo|capucha|gord|grues)/i.test(garment.name) ? 6 : 0) +
      (isOf(garment, 'hoodie', 'sweater', 'joggers') ? 3 : 0),
  },
  covered: {
    avoids: (garment) =>
      isOf(garment, 'shorts', 'sandals', 'top') ||
      (garment.category !== 'outerwear' && /\b(cort[oa]s?|crop|mini)\b/i.test(garment.name)) ||
      garment.length === 'short' ||
      (garment.sleeve != null && garment.sleeve !== 'long' && garment.category === 'dresses'),
    prefers: (garment) =>
      (garment.sleeve === 'long' || isOf(garment, 'shirt', 'longsleeve', 'blouse', 'blazer', 'cardigan')
        ? 4
        : 0) - (garment.category === 'dresses' && garment.sleeve !== 'long' ? 6 : 0),
  },
  light: {
    avoids: (garment) => isMain(garment) && traitsOf(garment).main.lightness < 0.45,
    prefers: (garment) => (isMain(garment) && traitsOf(garment).main.lightness > 0.7 ? 4 : 0),
  },
  dark: {
    avoids: (garment) => isMain(garment) && traitsOf(garment).main.lightness > 0.75,
    prefers: (garment) => (isMain(garment) && traitsOf(garment).main.lightness < 0.45 ? 4 : 0),
  },
  uncreased: {
    avoids: (garment) =>
      garment.fabric === 'linen' ||
      (garment.fabric === 'silk' && isMain(garment)) ||
      /\bpopel[ií]n\b/i.test(garment.name),
    prefers: (garment) =>
      (garment.fabric === 'knit' || garment.fabric === 'wool' || garment.fabric === 'denim' ? 3 : 0) +
      (isOf(garment, 'sweater', 'cardigan', 'jeans') ? 2 : 0),
  },
  wrapped: {
    requires: ({ kind, fabric }) =>
      slotsOfKind[kind].includes('outer') && fabric !== 'linen' && kind !== 'blazer',
  },
  sparkling: {
    prefers: (garment) =>
      (shines(garment) ? 6 : gleams(garment) ? 4 : 0) - (isOf(garment, 'sweater') ? 4 : 0),
    requires: (garment) => shines(garment) || (gleams(garment) && garment.category === 'shoes'),
  },
  matte: { avoids: gleams },
  'one-colour': {},
  'front-opening': {
    avoids: (garment) =>
      isOf(garment, 'scarf', 'tie') ||
      (garment.category === 'dresses' && !opensInFront.test(garment.name)) ||
      (garment.category === 'tops' &&
        !isOf(garment, 'shirt', 'blouse', 'cardigan', 'vest') &&
        !opensInFront.test(garment.name)),
    prefers: opening,
  },
  washable: {
    avoids: (garment) =>
      isOf(garment, 'blazer', 'suit', 'tie') ||
      garment.style === 'party' ||
      ((garment.category !== 'accessories' || isOf(garment, 'scarf')) &&
        (/^(silk|wool|chiffon|suede)$/.test(garment.fabric ?? '') || /\bante\b/i.test(garment.name))) ||
      (isMain(garment) && (garment.fabric === 'leather' || toCleaner.test(garment.name))),
    prefers: (garment) =>
      isMain(garment) && /^(cotton|denim|synthetic)$/.test(garment.fabric ?? '') ? 3 : 0,
  },
  'slip-on': {
    avoids: (garment) =>
      garment.category === 'shoes' &&
      (laced.test(garment.name) || (isOf(garment, 'boots') && !/\bchelsea\b/i.test(garment.name))),
    prefers: (garment) => (isOf(garment, 'loafers', 'flats') ? 4 : 0),
  },
  'smart-casual': {
    avoids: (garment) =>
      isOf(
        garment,
        'suit',
        'tie',
        'bow-tie',
        'sneakers',
        'hoodie',
        'joggers',
        'leggings',
        'shorts',
        'backpack',
      ) ||
      isSuitTrousers(garment) ||
      garment.style === 'sport' ||
      garment.style === 'party' ||
      shines(garment) ||
      /\b(rot[oa]s|lavad[oa]s|de noche|de gala)\b/i.test(garment.name) ||
      (isOf(garment, 't-shirt') && garment.pattern !== 'plain'),
    prefers: (garment) =>
      (isOf(garment, 'blazer') ? 5 : 0) +
      (isOf(garment, 'loafers', 'shirt', 'blouse', 'pants', 'skirt') ? 2 : 0) -
      (isOf(garment, 't-shirt') || garment.fabric === 'denim' ? 2 : 0),
  },
  'long-dress': {
    requires: ({ category, length, name }) =>
      category === 'dresses' && (length === 'long' || /\b(larg[oa]|de noche|de gala)\b/i.test(name)),
  },
  'at-home': {
    avoids: (garment) =>
      slotsOfKind[garment.kind].every((slot) => slot === 'outer' || slot === 'bag') ||
      isOf(garment, 'boots', 'scarf', 'gloves') ||
      (isHeeled(garment) && traitsOf(garment).formality > 0.75),
  },
  grunge: aesthetic('grunge'),
  rocker: aesthetic('rocker'),
  boho: aesthetic('boho'),
  preppy: aesthetic('preppy'),
  sporty: aesthetic('sporty'),
  'quiet-luxury': aesthetic('quiet-luxury'),
  gothic: aesthetic('gothic'),
  y2k: aesthetic('y2k'),
  new: { prefers: (garment) => (isRested(garment) ? 4 : -2), bend: { novelty: 0.6 } },
};
