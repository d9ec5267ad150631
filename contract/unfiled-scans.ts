import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GarmentChanges, WardrobeItem } from './garments.ts';
import { limits } from './limits.ts';
import { ScanAnalysis, scanGarment } from './scans.ts';

/* Photographs taken in at once are read first and filed when their owner has reviewed them. */

export const UnfiledScan = z.object({
  id: z.uuid(),
  analysis: ScanAnalysis,
  /** Only the owner can open these addresses. */
  photo: z.object({ full: z.string(), thumb: z.string() }),
  /** A garment, or an earlier unfiled scan, that may be the same garment. */
  similarId: z.uuid().nullable(),
});
export type UnfiledScan = z.infer<typeof UnfiledScan>;

export const holdScan = endpoint({
  method: 'PUT',
  path: '/api/wardrobe/scans/:id',
  summary:
    'Reads a photograph of one garment and keeps it, unfiled, for its owner’s review; sent again, the reading is found',
  access: 'session',
  /** Chosen by the client; becomes the garment’s. */
  params: z.strictObject({ id: z.uuid() }),
  body: scanGarment.body,
  bodyLimitBytes: scanGarment.bodyLimitBytes,
  response: z.object({ scan: UnfiledScan }),
  spends: scanGarment.spends,
  errors: scanGarment.errors,
});

export const readUnfiledScans = endpoint({
  method: 'GET',
  path: '/api/wardrobe/scans',
  summary: 'The readings that wait for their owner’s review, oldest first',
  access: 'session',
  response: z.object({ scans: z.array(UnfiledScan) }),
});

export const reviewScans = endpoint({
  method: 'POST',
  path: '/api/wardrobe/scans/review',
  summary:
    'Files reviewed readings with their corrections and deletes discarded ones; all or nothing, and the same when it is sent again',
  access: 'session',
  body: z.strictObject({
    filed: z
      .array(z.strictObject({ id: z.uuid(), changes: GarmentChanges }))
      .max(limits.review.scansMax)
      .default([]),
    discarded: z.array(z.uuid()).max(limits.review.scansMax).default([]),
  }),
  /** Without readings that no longer exist. */
  response: z.object({ items: z.array(WardrobeItem) }),
  errors: ['garment_limit', 'storage_full'],
});
