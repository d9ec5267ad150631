import type { Fabric } from '#contract/garment-attributes.ts';
import { colourNameOf } from '../colour/names.ts';
import { oklchOf } from '../colour/oklch.ts';
import { toneOf } from '../colour/pair-harmony.ts';
import { colourOf } from '../colour/spelled.ts';
import type { Piece } from '../piece.ts';
import { isWorsted } from '../traits/numbers.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import { type ColourFamily, familyOfColour, isNeutralFamily } from './colour-words.ts';

/** Stricter than the scores: a doubtful fact is left unsaid. */

export const idsOf = (pieces: readonly Piece[]): string[] => pieces.map(({ garment }) => garment.id);

const warmFabrics: ReadonlySet<Fabric> = new Set(['wool', 'knit', 'down', 'corduroy']);
const coolFabrics: ReadonlySet<Fabric> = new Set(['linen', 'silk', 'chiffon']);
const warmKinds: ReadonlySet<WornKind> = new Set(['sweater', 'hoodie', 'coat', 'boots']);
const covering: ReadonlySet<WornKind> = new Set([
  ...warmKinds,
  'cardigan',
  'outerwear',
  'pants',
  'skirt',
  'dress',
  'jumpsuit',
  'suit',
  'blazer',
]);
const thinLayer =
  /gabardina|trench|chubasquero|impermeable|cortavientos|vaquera|bomber|sobrecamisa|raincoat/i;

/** Even in the cold. */
export function isWarm({ garment }: Piece): boolean {
  const { kind, fabric, name } = garment;
  if (!covering.has(kind) || thinLayer.test(name) || (fabric && coolFabrics.has(fabric))) return false;
  if (fabric && warmFabrics.has(fabric)) return !isWorsted(garment);
  return warmKinds.has(kind) && fabric !== 'denim' && !(kind === 'coat' && fabric === 'cotton');
}

const mildKinds: ReadonlySet<WornKind> = new Set([
  'sweater',
  'hoodie',
  'cardigan',
  'blazer',
  'outerwear',
  'coat',
  'boots',
]);

/** Enough for a cool day. */
export function takesTheChill(piece: Piece): boolean {
  const { kind, fabric } = piece.garment;
  return isWarm(piece) || (mildKinds.has(kind) && !(fabric && coolFabrics.has(fabric)));
}

const airyFabrics: ReadonlySet<Fabric> = new Set(['cotton', 'linen', 'silk', 'chiffon']);
const airyKinds: ReadonlySet<WornKind> = new Set([
  't-shirt',
  'polo',
  'blouse',
  'shirt',
  'top',
  'undershirt',
  'shorts',
  'skirt',
  'dress',
]);

export function isAiry({ garment: { kind, fabric } }: Piece): boolean {
  if (kind === 'sandals') return !(fabric && warmFabrics.has(fabric));
  if (fabric === 'linen' && kind === 'pants') return true;
  return airyKinds.has(kind) && fabric !== null && airyFabrics.has(fabric);
}

export const resistsRain = (piece: Piece): boolean =>
  piece.rain === 'made-for' && (piece.slot === 'outer' || piece.slot === 'shoes') && !isSoaked(piece);

const isSoaked = ({ garment: { fabric } }: Piece) =>
  fabric === 'suede' || fabric === 'silk' || fabric === 'chiffon' || fabric === 'wool' || fabric === 'knit';

const shoesOfLeather: ReadonlySet<WornKind> = new Set(['boots', 'shoes', 'sneakers', 'loafers']);

export function resistsShower(piece: Piece): boolean {
  const { kind, fabric } = piece.garment;
  if (piece.rain === 'poor' || piece.rain === 'ruined') return false;
  if (piece.slot === 'outer') return fabric === 'down' || fabric === 'synthetic';
  return shoesOfLeather.has(kind) && (fabric === 'leather' || fabric === 'synthetic');
}

const openKinds: ReadonlySet<WornKind> = new Set(['cardigan', 'blazer', 'vest', 'outerwear', 'coat']);

export const comesOff = ({ slot, garment }: Piece): boolean =>
  (slot === 'mid' || slot === 'outer') && openKinds.has(garment.kind);

const casualKinds: ReadonlySet<WornKind> = new Set([
  't-shirt',
  'longsleeve',
  'undershirt',
  'hoodie',
  'jeans',
  'shorts',
  'sneakers',
  'sandals',
  'leggings',
  'joggers',
  'sports-bra',
  'swimwear',
  'bikini',
  'swim-trunks',
  'backpack',
]);
const dressyKinds: ReadonlySet<WornKind> = new Set([
  'blazer',
  'suit',
  'shirt',
  'blouse',
  'pants',
  'skirt',
  'dress',
  'heels',
  'shoes',
  'loafers',
  'coat',
]);

export const isCasual = ({ garment: { kind, style } }: Piece): boolean =>
  (casualKinds.has(kind) && style !== 'formal' && style !== 'party') || style === 'sport';
export const isDressy = ({ garment: { kind, style } }: Piece): boolean =>
  dressyKinds.has(kind) && style !== 'sport';

/** `null` unless the colour's word and its measured tone agree. */
export function familyOf({ garment, main }: Piece): ColourFamily | null {
  const family = familyOfColour(colourOf(garment));
  if (family === null) return null;
  const measured = { black: 'black', grey: 'grey', white: 'white', earth: 'earth', denim: 'blue' } as const;
  const expected = isNeutralFamily(family) ? measured[family as keyof typeof measured] : null;
  return main.neutral === expected ? family : null;
}

export const isNeutral = (piece: Piece): boolean => {
  const family = familyOf(piece);
  return family !== null && isNeutralFamily(family) && hasOneColour(piece);
};

export const isColourful = (piece: Piece): boolean => {
  const family = familyOf(piece);
  return family !== null && !isNeutralFamily(family);
};

/** Or only neutral ones beside it. */
function hasOneColour({ garment }: Piece): boolean {
  return garment.colors.slice(1).every(({ hex, name }) => {
    const family = familyOfColour(name?.trim().toLocaleLowerCase('es') || colourNameOf(hex));
    return family !== null && isNeutralFamily(family) && toneOf(oklchOf(hex)).neutral !== null;
  });
}

export const hasColour = ({ garment }: Piece): boolean => colourOf(garment) !== null;

export const isUnworn = ({ garment }: Piece): boolean =>
  garment.lastWornDaysAgo === null && garment.timesWorn === 0;
