import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GarmentPhoto } from './garments.ts';

export const AnalyticsGarment = z.object({
  id: z.uuid(),
  name: z.string(),
  photo: GarmentPhoto,
  purchasePrice: z.number().nullable(),
  timesWorn: z.number().int(),
  /** Null without a price or before the first wear. */
  costPerWear: z.number().nullable(),
  lastWornAt: z.iso.datetime().nullable(),
});
export type AnalyticsGarment = z.infer<typeof AnalyticsGarment>;

export const ColorShare = z.object({
  name: z.string(),
  /** `#rrggbb`. */
  hex: z.string(),
  /** 0 to 1, adding up to 1. */
  share: z.number(),
  garments: z.number().int(),
  /** OKLCH; null for black, white and greys. */
  hueDeg: z.number().nullable(),
  neutral: z.boolean(),
});
export type ColorShare = z.infer<typeof ColorShare>;

export const WardrobeAnalytics = z.object({
  totalGarments: z.number().int(),
  /** Oldest first, including the current month. */
  wearsByMonth: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), wears: z.number().int() })),
  costPerWear: z.object({
    /** Over garments that have both; otherwise null. */
    average: z.number().nullable(),
    best: z.array(AnalyticsGarment),
    /** Disjoint from `best`. */
    worst: z.array(AnalyticsGarment),
  }),
  colors: z.array(ColorShare),
  unused: z.object({
    afterDays: z.number().int(),
    count: z.number().int(),
    /** Never worn first; truncated. */
    items: z.array(AnalyticsGarment),
  }),
  mostWorn: z.array(AnalyticsGarment),
});
export type WardrobeAnalytics = z.infer<typeof WardrobeAnalytics>;

export const readAnalytics = endpoint({
  method: 'GET',
  path: '/api/wardrobe/analytics',
  summary: 'What the wardrobe of the signed-in person says: wears, cost per wear, colours, unused pieces',
  access: 'session',
  response: WardrobeAnalytics,
});
