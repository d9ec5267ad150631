import { z } from 'zod';
import { endpoint, IdParams } from './endpoint.ts';
import { WardrobeItem } from './garments.ts';
import { maskBodyBytesMax } from './limits.ts';
import { messages } from './messages.ts';
import { cutters } from './vocabulary.ts';

/** Single-channel PNG in the photograph's size: 0 outside, 255 inside. */
const MaskBase64 = z
  .string()
  .min(1, messages.garment.noCutout)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, messages.garment.cutout);

export const readCutout = endpoint({
  method: 'GET',
  path: '/api/wardrobe/items/:id/cutout',
  summary: 'The outline of a garment in its photograph, to be repaired',
  access: 'session',
  rate: { perMinute: 60 },
  params: IdParams,
  response: z.object({
    photoId: z.uuid(),
    /** At least as large as the mask. */
    full: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    /** The scanner's best guess when it is unsure. */
    maskBase64: z.string(),
    automaticBase64: z.string().nullable(),
    cutBy: z.enum(cutters),
  }),
  spends: ['readings', 'cpuMillis'],
  errors: [
    'garment_not_found',
    'cutout_needs_photo',
    'photo_not_found',
    'scanner_busy',
    'scanner_stopped',
    'rate_limited',
  ],
});

export const repairCutout = endpoint({
  method: 'PUT',
  path: '/api/wardrobe/items/:id/cutout',
  summary: 'Cuts a garment out of its photograph along an outline of its owner’s; the photograph stays',
  access: 'session',
  rate: { perMinute: 60 },
  params: IdParams,
  body: z.strictObject({
    /** The mask fits no other photograph. */
    photoId: z.uuid(),
    maskBase64: MaskBase64.nullable(),
    /** Detects colours again inside the mask. */
    readColors: z.boolean().default(false),
  }),
  bodyLimitBytes: maskBodyBytesMax,
  response: z.object({ item: WardrobeItem }),
  spends: ['readings', 'cpuMillis'],
  errors: [
    'garment_not_found',
    'cutout_needs_photo',
    'cutout_outdated',
    'photo_not_found',
    'mask_unreadable',
    'mask_size',
    'mask_empty',
    'mask_everything',
    'scanner_busy',
    'scanner_stopped',
    'rate_limited',
  ],
});
