import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GarmentPhoto } from './garments.ts';

export const AnalyticsGarment = z.object({
  id: z.uuid(),
  name: z.string(),
  photo: GarmentPhoto,
  purchasePrice: z.number().nullable(),
  timesWorn: z.number().int(),
  /** `purchasePrice / timesWorn`; null without a price or before the first wear. */
  costPerWear: z.number().nullable(),
  lastWornAt: z.iso.datetime().nullable(),
});
export type AnalyticsGarment = z.infer<typeof AnalyticsGarment>;

export const ColorShare = z.object({
  name: z.string(),
  /** sRGB, `#rrggbb`. */
  hex: z.string(),
  /** 0 to 1; the shares of a wardrobe add up to 1. */
  share: z.number(),
  garments: z.number().int(),
  /** OKLCH hue in degrees; null for black, white and greys. */
  hueDeg: z.number().nullable(),
  neutral: z.boolean(),
});
export type ColorShare = z.infer<typeof ColorShare>;

export const WardrobeAnalytics = z.object({
  totalGarments: z.number().int(),
  /** The last twelve months, oldest first, including the current one. */
  wearsByMonth: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), wears: z.number().int() })),
  costPerWear: z.object({
    /** Purchase prices divided by wears, over garments that have both; otherwise null. */
    average: z.number().nullable(),
    /** Lowest cost per wear first. */
    best: z.array(AnalyticsGarment),
    /** Highest cost per wear first; disjoint from `best`. */
    worst: z.array(AnalyticsGarment),
  }),
  colors: z.array(ColorShare),
  unused: z.object({
    /** Days without wear after which a garment counts as unused. */
    afterDays: z.number().int(),
    count: z.number().int(),
    /** Never worn first, then the longest unworn; truncated. */
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
