import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { upkeepWorks } from './upkeep-works.ts';

export const UpkeepFields = z.strictObject({
  what: z.enum(upkeepWorks, messages.garment.upkeep),
  day: z.iso.date(messages.day),
  cost: z
    .number(messages.amount)
    .min(0, messages.amountNegative)
    .max(limits.garment.priceMax, messages.amountTooHigh)
    .nullable(),
  note: z.string().trim().max(limits.upkeep.noteMax, messages.charactersMost(limits.upkeep.noteMax)),
});
export type UpkeepFields = z.infer<typeof UpkeepFields>;

export const Upkeep = UpkeepFields.extend({
  id: z.uuid(),
  /** Wears of the garment by the end of the day. */
  atWear: z.number().int().min(0),
});
export type Upkeep = z.infer<typeof Upkeep>;
