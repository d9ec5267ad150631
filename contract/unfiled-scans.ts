import { z } from 'zod';
import { endpoint, IdParams } from './endpoint.ts';
import { type ErrorCode, errorStatuses } from './errors.ts';
import { GarmentChanges, WardrobeItem } from './garments.ts';
import { limits } from './limits.ts';
import { ScanAnalysis, scanGarment } from './scans.ts';

/* Photographs taken in at once are read first and filed when their owner has reviewed them. */

export const UnfiledScan = z.object({
  id: z.uuid(),
  analysis: ScanAnalysis,
  photo: z.object({ full: z.string(), thumb: z.string() }),
  /** A garment, or an earlier unfiled scan, that may be the same garment. */
  similarId: z.uuid().nullable(),
});
export type UnfiledScan = z.infer<typeof UnfiledScan>;

/** Sent and not read: it waits, or reading it was refused, which deletes the photograph. */
export const UnreadPhotograph = z.object({
  id: z.uuid(),
  refusal: z
    .object({ code: z.enum(Object.keys(errorStatuses) as [ErrorCode]), message: z.string() })
    .nullable(),
});
export type UnreadPhotograph = z.infer<typeof UnreadPhotograph>;

export const sendForReview = endpoint({
  method: 'PUT',
  path: '/api/wardrobe/scans/:id',
  summary:
    'Takes a photograph of one garment, which is read in the background and waits, unfiled, for its owner’s review; sent again, it is read once',
  access: 'session',
  rate: { perMinute: 600 },
  /** Chosen by the client; becomes the garment’s. */
  params: IdParams,
  body: scanGarment.body,
  bodyLimitBytes: scanGarment.bodyLimitBytes,
  /** `read`: the list has its reading, because it was sent before. */
  response: z.object({ read: z.boolean() }),
  spends: scanGarment.spends,
  errors: [
    'garment_limit',
    'storage_full',
    'readings_spent',
    'image_type_unsupported',
    'image_too_large',
    'scanner_busy',
    'rate_limited',
  ],
});

export const readUnfiledScans = endpoint({
  method: 'GET',
  path: '/api/wardrobe/scans',
  summary:
    'The readings that wait for their owner’s review, and the photographs that are not read yet, oldest first',
  access: 'session',
  response: z.object({ scans: z.array(UnfiledScan), unread: z.array(UnreadPhotograph) }),
});

export const reviewScans = endpoint({
  method: 'POST',
  path: '/api/wardrobe/scans/review',
  summary:
    'Files reviewed readings with their corrections and deletes discarded readings and photographs; all or nothing, and the same when it is sent again',
  access: 'session',
  body: z.strictObject({
    filed: z
      .array(z.strictObject({ id: z.uuid(), changes: GarmentChanges }))
      .max(limits.review.scansMax)
      .default([]),
    discarded: z.array(z.uuid()).max(limits.review.scansMax).default([]),
  }),
  response: z.object({ items: z.array(WardrobeItem) }),
  errors: ['garment_limit', 'storage_full'],
});
