import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GarmentPhoto } from './garments.ts';

/** A garment as a figure names it. */
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

/** A colour of the wardrobe, by how much of the clothes it is. */
export const ColorShare = z.object({
  name: z.string(),
  /** sRGB, `#rrggbb`. */
  hex: z.string(),
  /** 0 to 1; the shares of a wardrobe add up to 1. */
  share: z.number(),
  garments: z.number().int(),
  /** Place on the wheel in degrees (OKLCH), null for black, white and greys. */
  hueDeg: z.number().nullable(),
  /** Whether stylists count it among the neutrals: it goes with almost everything. */
  neutral: z.boolean(),
});
export type ColorShare = z.infer<typeof ColorShare>;

export const WardrobeAnalytics = z.object({
  totalGarments: z.number().int(),
  /** The last twelve months, oldest first; the last one is the current month. */
  wearsByMonth: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), wears: z.number().int() })),
  costPerWear: z.object({
    /** Purchase prices divided by wears, over the garments that have both; null before. */
    average: z.number().nullable(),
    /** The cheapest wears first. */
    best: z.array(AnalyticsGarment),
    /** The dearest wears first; none of them is among the best. */
    worst: z.array(AnalyticsGarment),
  }),
  /** Round the wheel by hue, then the greys from dark to light. */
  colors: z.array(ColorShare),
  unused: z.object({
    /** Days on its hanger after which a garment counts as unused. */
    afterDays: z.number().int(),
    count: z.number().int(),
    /** Those never worn first, then by how long ago; the first of them. */
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
