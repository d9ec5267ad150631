import { z } from 'zod';
import { careSymbols } from './care.ts';
import { endpoint } from './endpoint.ts';
import { GarmentFibre } from './garments.ts';
import { photoBodyBytesMax } from './limits.ts';
import { ImageBase64, imageErrors } from './wardrobe.ts';

/** What a photograph of a care label says. Only words are read: symbols that no word repeats are not among them. */
const CareLabelReading = z.object({
  composition: z.array(GarmentFibre),
  care: z.array(z.enum(careSymbols)),
  /** A part does not add up to 100 %, or the label does not say of which part a cloth is. */
  doubts: z.array(z.enum(['sum', 'part'])),
  /** The lines as they were read, so that a person can see what the machine saw. */
  text: z.string(),
});

export const readCareLabel = endpoint({
  method: 'POST',
  path: '/api/wardrobe/care-label',
  summary: 'Reads a photograph of a care label; keeps neither the photograph nor what it says',
  access: 'session',
  body: z.strictObject({ imageBase64: ImageBase64 }),
  bodyLimitBytes: photoBodyBytesMax,
  response: CareLabelReading,
  spends: ['readings', 'cpuMillis'],
  errors: ['label_unreadable', 'readings_spent', ...imageErrors, 'rate_limited'],
});
