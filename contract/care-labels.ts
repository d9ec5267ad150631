import { z } from 'zod';
import { careSymbols } from './care.ts';
import { endpoint } from './endpoint.ts';
import { GarmentFibre } from './garments.ts';
import { photoBodyBytesMax } from './limits.ts';
import { ImageBase64, imageErrors } from './wardrobe.ts';

/** Text read from a photograph of a care label. Symbols without words are not recognised. */
const CareLabelReading = z.object({
  composition: z.array(GarmentFibre),
  care: z.array(z.enum(careSymbols)),
  /** `sum`: a part does not add up to 100 %. `part`: the label does not name the part of a fibre. */
  doubts: z.array(z.enum(['sum', 'part'])),
  /** The lines as recognised, for the person to check. */
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
