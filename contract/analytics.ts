import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GarmentPhoto } from './garments.ts';

export const AnalyticsGarment = z.object({
  id: z.uuid(),
  name: z.string(),
  photo: GarmentPhoto,
  purchasePrice: z.number().nullable(),
  upkeepCost: z.number(),
  timesWorn: z.number().int(),
  /** With upkeep; null without a price or before the first wear. */
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

const YearGarment = AnalyticsGarment.pick({ id: true, name: true, photo: true }).extend({
  departed: z.boolean(),
});

export const WardrobeYear = z.object({
  year: z.number().int(),
  /** Those with wears and the current one, newest first. */
  years: z.array(z.number().int()),
  /** With a wear. */
  days: z.number().int(),
  wears: z.number().int(),
  garmentsWorn: z.number().int(),
  totalGarments: z.number().int(),
  /** From January. */
  wearsByMonth: z.array(z.number().int()).length(12),
  mostWorn: z.array(YearGarment.extend({ wears: z.number().int() })),
  colors: z.array(ColorShare),
  /** Most days with wears in a row without the same clothes twice; shoes and accessories do not count. */
  longestRun: z.object({ days: z.number().int(), from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** Over all their wears; null without a price or wears. */
  departed: z.object({
    sold: z.number().int(),
    givenAway: z.number().int(),
    received: z.number(),
    costPerWear: z.number().nullable(),
  }),
  /** Garments that entered the wardrobe in the year, and their wears of the year. */
  added: z.object({
    garments: z.number().int(),
    spent: z.number(),
    /** Over garments with a price; null without wears. */
    costPerWear: z.number().nullable(),
    unworn: z.number().int(),
    best: YearGarment.extend({ costPerWear: z.number() }).nullable(),
  }),
});
export type WardrobeYear = z.infer<typeof WardrobeYear>;

export const readYear = endpoint({
  method: 'GET',
  path: '/api/wardrobe/year',
  summary: 'A calendar year of wears, by default the current one in Madrid',
  access: 'session',
  query: z.strictObject({ year: z.coerce.number().int().min(2000).max(2100).optional() }),
  response: WardrobeYear,
  errors: ['validation'],
});
