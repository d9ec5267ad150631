import type { Fabric } from '#contract/garment-attributes.ts';
import type { Coverage, Material, Wearer } from '#contract/style-words.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { type Piece, pieceOf } from '../piece.ts';
import { type Slot, slotsOfKind } from '../slots.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import type { Garment } from '../wardrobe.ts';
import type { Profile } from './profile.ts';
import { wordsIn } from './words.ts';

type Told = Profile | null | undefined;

const isTop = ({ slot }: Piece) => slot === 'base' || slot === 'onePiece';
const isBelow = ({ slot }: Piece) => slot === 'bottom' || slot === 'onePiece';

const leavesBare: Readonly<Record<Coverage, (piece: Piece) => boolean>> = {
  shoulders: (piece) => isTop(piece) && piece.shoulders < 0.6,
  arms: (piece) => isTop(piece) && piece.shoulders < 0.95,
  neckline: (piece) => isTop(piece) && piece.cleavage < 0.7,
  knees: (piece) => isBelow(piece) && piece.legs < 0.6,
  legs: (piece) => isBelow(piece) && piece.legs < 0.95,
  // A scarf covers it, whatever else is worn.
  head: () => false,
};

/** A coat is taken off. */
const coveringSlot: Readonly<Partial<Record<Coverage, Slot>>> = {
  shoulders: 'mid',
  arms: 'mid',
  knees: 'legwear',
  legs: 'legwear',
};

const coversSleeves: Readonly<Partial<Record<Coverage, number>>> = { shoulders: 0.6, arms: 0.95 };

export function isCovering({ slot, shoulders, garment }: Piece, profile: Told): boolean {
  const parts = profile?.covered.filter((part) => coveringSlot[part] === slot) ?? [];
  return (
    parts.length > 0 &&
    !wordsIn(garment.name).has('sheer') &&
    parts.every((part) => shoulders >= (coversSleeves[part] ?? 0))
  );
}

/** Whether a swap leaves no more bare. */
export const keepsCover = (out: Piece, into: Piece, profile: Told): boolean =>
  !isCovering(out, profile) || isCovering(into, profile);

/** The slots that can cover what a garment leaves bare; `null` where no slot can or another limit is broken. */
export function coverableBy(piece: Piece, profile: Told, occasion?: Occasion): readonly Slot[] | null {
  const bare = profile?.covered.filter((part) => leavesBare[part](piece)) ?? [];
  const found = bare.flatMap((part) => coveringSlot[part] ?? []);
  const isOnlyBare = found.length === bare.length && limitsBroken(piece, profile, occasion) === bare.length;
  return bare.length > 0 && isOnlyBare ? [...new Set(found)] : null;
}

const fabricsOf: Readonly<Record<Material, readonly Fabric[]>> = {
  leather: ['leather', 'suede'],
  fur: [],
  wool: ['wool'],
  silk: ['silk'],
  synthetic: ['synthetic'],
};

function isOf({ fabric, name }: Garment, material: Material): boolean {
  const said = wordsIn(name);
  const imitation = said.has('imitation');
  if (material === 'synthetic') return fabric === 'synthetic' || imitation;
  if (imitation) return false;
  return (fabric !== null && fabricsOf[material].includes(fabric)) || said.has(material);
}

/** The waist needs room. */
function isTightOnWaist(piece: Piece): boolean {
  const { slot, garment, volume } = piece;
  if (slot === 'belt') return true;
  const said = wordsIn(garment.name);
  if (said.has('maternity')) return false;
  if (garment.kind === 'suit' || garment.kind === 'body') return true;
  return isBelow(piece) && (volume === 'slim' || said.has('tight'));
}

/** Buttons up, without being narrow. */
export function isStiffOnWaist(piece: Piece): boolean {
  const { kind, name } = piece.garment;
  const stiff = kind === 'jeans' || kind === 'pants' || kind === 'skirt' || kind === 'shorts';
  return stiff && piece.volume !== 'wide' && !wordsIn(name).has('maternity');
}

export function limitsBroken(piece: Piece, profile: Told, occasion?: Occasion): number {
  if (!profile) return 0;
  let broken = 0;
  for (const part of profile.covered) if (leavesBare[part](piece)) broken++;
  for (const material of profile.avoidedMaterials) if (isOf(piece.garment, material)) broken++;
  if (isTooHigh(piece, profile, occasion)) broken++;
  if (profile.roomyWaist && isTightOnWaist(piece)) broken++;
  return broken;
}

function isTooHigh({ heel, garment }: Piece, profile: Profile, occasion?: Occasion): boolean {
  const said = wordsIn(garment.name);
  const flatOnly = profile.highestHeel === 'none' || (profile.worksOnFeet && occasion === 'work');
  if (flatOnly) return heel || said.has('raised');
  return profile.highestHeel === 'low' && heel && !said.has('low-heel');
}

/** Kinds that are not proposed to be bought; owned ones are worn like any other. */
const foreignTo: Readonly<Record<Wearer, ReadonlySet<WornKind>>> = {
  women: new Set(['tie', 'bow-tie', 'swim-trunks']),
  men: new Set([
    'dress',
    'jumpsuit',
    'skirt',
    'blouse',
    'top',
    'body',
    'heels',
    'flats',
    'tights',
    'bikini',
    'clutch',
    'sports-bra',
  ]),
};

export const isForWearer = (kind: WornKind, profile: Told): boolean =>
  !profile?.wearer || !foreignTo[profile.wearer].has(kind);

const onAnyDay = (garment: Garment, slot: Slot): Piece =>
  pieceOf(garment, slot, { occasion: 'casual', season: 'spring' });

const breaksSome = (garment: Garment, profile: Told): boolean =>
  limitsBroken(onAnyDay(garment, slotsOfKind[garment.kind][0] ?? 'base'), profile) > 0;

/** Whether it may be proposed to be bought. */
export const isProposable = (garment: Garment, profile: Told): boolean =>
  isForWearer(garment.kind, profile) && !breaksSome(garment, profile);

const placeOf = ({ kind }: Garment): Slot => slotsOfKind[kind][0] ?? 'base';

/** Without the garments that break a limit, unless the person would have nothing to wear. */
export function withinLimits(wardrobe: readonly Garment[], profile: Told): Garment[] {
  const kept = new Set(wardrobe.filter((garment) => !breaksSome(garment, profile)));
  const filled = new Set([...kept].map(placeOf));
  const isDressed = filled.has('onePiece') || (filled.has('base') && filled.has('bottom'));
  const isNeeded = (place: Slot) =>
    !filled.has(place) &&
    (place === 'shoes' || (!isDressed && (place === 'base' || place === 'bottom' || place === 'onePiece')));
  return wardrobe.filter((garment) => kept.has(garment) || isNeeded(placeOf(garment)));
}
