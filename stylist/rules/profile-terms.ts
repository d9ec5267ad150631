import { awayFromDirections } from '../profile/directions.ts';
import { isStiffOnWaist } from '../profile/limits.ts';
import { isAccessory } from '../slots.ts';
import { importance } from './importance.ts';
import type { Term } from './term.ts';

/** What the person's profile would rather see; its limits are no matter of points. */
export const profileTerms: readonly Term[] = [
  {
    name: 'direction',
    single: (piece, { profile }) =>
      profile && !isAccessory(piece) ? importance[piece.slot] * awayFromDirections(piece, profile) : 0,
  },
  {
    name: 'room',
    single: (piece, { profile }) =>
      profile?.roomyWaist && isStiffOnWaist(piece) ? importance[piece.slot] : 0,
  },
];
