import { z } from 'zod';
import { limits } from './limits.ts';
import { departureWays } from './vocabulary.ts';

export const Departure = z.strictObject({
  how: z.enum(departureWays, 'Elige cómo se fue'),
  day: z.iso.date('Elige un día'),
  /** Money that came back; null when it is not known. */
  received: z
    .number('Escribe una cantidad válida')
    .min(0, 'La cantidad no puede ser negativa')
    .max(limits.garment.priceMax, 'La cantidad es demasiado alta')
    .nullable(),
});
export type Departure = z.infer<typeof Departure>;
