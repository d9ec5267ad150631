import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { absences } from './vocabulary.ts';

export const Absence = z.strictObject({
  why: z.enum(absences, messages.garment.whereabouts),
  place: z.string().trim().max(limits.garment.placeMax, messages.charactersMost(limits.garment.placeMax)),
  until: z.iso.date(messages.day).nullable(),
});
export type Absence = z.infer<typeof Absence>;
