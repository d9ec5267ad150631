import { z } from 'zod';
import { limits } from './limits.ts';
import { absences } from './vocabulary.ts';

export const Absence = z.strictObject({
  why: z.enum(absences, 'Elige dónde está'),
  /** The person, the box or the shop. */
  place: z.string().trim().max(limits.garment.placeMax, `Como mucho ${limits.garment.placeMax} caracteres`),
  until: z.iso.date('Elige un día').nullable(),
});
export type Absence = z.infer<typeof Absence>;
