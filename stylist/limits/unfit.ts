import { isSortOf } from '#contract/vocabulary.ts';
import { colourOf } from '../colour/spelled.ts';
import { briefcase, isDinnerDress } from '../events/bans.ts';
import type { Event } from '../events/event.ts';
import { matches } from '../events/matches.ts';
import type { Context } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { limitsBroken } from '../profile/limits.ts';
import type { Garment } from '../wardrobe.ts';
import type { Ground } from '../weather/ground.ts';

/** Excluded below it while an alternative exists. */
export const wearableFit = 0.36;

export type Day = Pick<Context, 'occasion' | 'rain' | 'event' | 'avoidedColours' | 'profile'>;

/** A coat is taken off indoors. */
const suitsOccasion = (piece: Piece): boolean =>
  piece.occasionFit >= (piece.slot === 'outer' ? wearableFit / 2 : wearableFit);

const brokenLimit = 32;

/** Whether nothing but the limits of a person's profile speaks against it. */
export const isOnlyLimited = (piece: Piece, day: Day): boolean => unfitness(piece, day) % brokenLimit === 0;

/**
 * 0 when it may be worn. Otherwise the least severe is chosen: overdressed before wet, wet before cold, and
 * a person's own limits last of all.
 */
export function unfitness(piece: Piece, day: Day): number {
  if (piece.always) return 0;
  return (
    brokenLimit * limitsBroken(piece, day.profile, day.occasion) +
    (piece.seasonFit < wearableFit ? 16 : 0) +
    (day.rain && piece.rain === 'ruined' ? 8 : 0) +
    (isBanned(piece, day) || isForWetGround(piece, day) ? 4 : 0) +
    (suitsOccasion(piece) ? 0 : 2) +
    (day.avoidedColours.size > 0 && day.avoidedColours.has(colourOf(piece.garment) ?? '') ? 1 : 0)
  );
}

const wetGrounds: readonly (Ground | undefined)[] = ['grass', 'earth', 'trail', 'sand', 'snow'];

/** Wellingtons on a dry pavement. */
const isForWetGround = ({ slot, rainOnly }: Piece, { rain, event }: Day): boolean =>
  slot === 'shoes' && rainOnly && !rain && !wetGrounds.includes(event?.ground);

/** Even where nothing else is left to wear. */
export const isOutOfPlace = ({ kind }: Pick<Garment, 'kind'>, { event }: Pick<Day, 'event'>): boolean =>
  isSortOf(kind, 'swimwear') && event?.place !== 'water';

export const isWearable = (piece: Piece, day: Day): boolean => unfitness(piece, day) === 0;

/** Flip-flops. */
const bathroomFormality = 0.12;

const isInBathroomShoes = ({ garment, formality }: Piece, { place }: Event): boolean =>
  garment.kind === 'sandals' && formality < bathroomFormality && place !== 'water' && place !== 'home';

const belongs = ({ onlyAt, slot }: Piece, event: Event | null): boolean => {
  if (!onlyAt || onlyAt === event?.place) return true;
  if (onlyAt === 'chores') return event?.chores === true || event?.place === 'home';
  // A skiing jacket keeps rain and cold out of other days outdoors.
  return (
    onlyAt === 'snow' && slot === 'outer' && event !== null && (event.ground ?? 'pavement') !== 'pavement'
  );
};

export function isBanned(piece: Piece, { event, occasion }: Pick<Day, 'event' | 'occasion'>): boolean {
  if (!belongs(piece, event)) return true;
  if (occasion !== 'work' && matches(briefcase, piece)) return true;
  if (!event) return (occasion === 'work' || occasion === 'casual') && isDinnerDress(piece);
  if (piece.sheltering) return false;
  if (event.chores && isSortOf(piece.garment.kind, 'bag', 'jewellery', 'tie')) return true;
  return (
    isInBathroomShoes(piece, event) ||
    isOutOfPlace(piece.garment, { event }) ||
    event.bans.some((ban) => matches(ban, piece))
  );
}
