import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { departureWays } from './vocabulary.ts';

export const Departure = z.strictObject({
  how: z.enum(departureWays, messages.garment.departure),
  day: z.iso.date(messages.day),
  received: z
    .number(messages.amount)
    .min(0, messages.amountNegative)
    .max(limits.garment.priceMax, messages.amountTooHigh)
    .nullable(),
});
export type Departure = z.infer<typeof Departure>;
