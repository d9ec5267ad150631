import { z } from 'zod';
import { careSymbols } from './care.ts';
import { endpoint } from './endpoint.ts';
import { GarmentFibre } from './garments.ts';
import { photoBodyBytesMax } from './limits.ts';
import { ImageBase64, imageErrors } from './wardrobe.ts';

/** Symbols without words are not recognised. */
const CareLabelReading = z.object({
  composition: z.array(GarmentFibre),
  care: z.array(z.enum(careSymbols)),
  /** `sum`: a part is not 100 %. `part`: a fibre's part is unnamed. */
  doubts: z.array(z.enum(['sum', 'part'])),
  text: z.string(),
});

export const readCareLabel = endpoint({
  method: 'POST',
  path: '/api/wardrobe/care-label',
  summary: 'Reads a photograph of a care label; keeps neither the photograph nor what it says',
  access: 'session',
  rate: { perMinute: 12 },
  body: z.strictObject({ imageBase64: ImageBase64 }),
  bodyLimitBytes: photoBodyBytesMax,
  response: CareLabelReading,
  spends: ['readings', 'cpuMillis'],
  errors: ['label_unreadable', 'readings_spent', ...imageErrors, 'rate_limited'],
});
