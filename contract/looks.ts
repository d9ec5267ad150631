import { z } from 'zod';
import { endpoint, IdParams } from './endpoint.ts';
import { HomeId } from './homes.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { MissingPiece, Outfit, ScorePart } from './outfits.ts';
import { categories, kinds, occasions, seasons } from './vocabulary.ts';

const temperatureC = z
  .number(messages.outfit.degrees)
  .min(limits.temperature.min, messages.outfit.tooCold)
  .max(limits.temperature.max, messages.outfit.tooHot)
  .nullable()
  .default(null);

export const DayWish = z.strictObject({
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  temperatureC,
  rain: z.boolean().default(false),
});
export type DayWish = z.infer<typeof DayWish>;

const garmentIds = z
  .array(z.uuid())
  .max(limits.outfit.garmentsMax, messages.outfit.ten)
  .refine((ids) => new Set(ids).size === ids.length, messages.outfit.repeatedGarment);

export const Look = z.object({
  garmentIds: z.array(z.uuid()),
  name: z.string(),
  description: z.string(),
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  aiScore: z.number().int(),
  reasons: z.array(z.string()),
});
export type Look = z.infer<typeof Look>;

export const LookReview = z.object({
  /** Percent; null while incomplete or incompatible. */
  aiScore: z.number().int().nullable(),
  parts: z.array(ScorePart),
  reasons: z.array(z.string()),
  flaw: z.string().nullable(),
  /** Removing the second piece of a pair resolves it. */
  breaks: z.array(z.object({ garmentIds: z.array(z.uuid()), text: z.string() })),
  lacks: z.array(z.enum(['top', 'bottom', 'shoes'])),
  swap: z.object({ outId: z.uuid(), inId: z.uuid(), aiScore: z.number().int(), text: z.string() }).nullable(),
});
export type LookReview = z.infer<typeof LookReview>;

export const reviewLook = endpoint({
  method: 'POST',
  path: '/api/wardrobe/looks/review',
  summary: 'Scores pieces as one look, says what breaks or ails it and offers one swap; keeps nothing',
  access: 'session',
  rate: { perMinute: 240 },
  body: DayWish.extend({ garmentIds: garmentIds.min(1, messages.outfit.one) }),
  response: LookReview,
  errors: ['garment_not_found', 'rate_limited'],
});

export const completeLook = endpoint({
  method: 'POST',
  path: '/api/wardrobe/looks/complete',
  summary: 'The best outfits around pieces that are decided; keeps nothing',
  access: 'session',
  rate: { perMinute: 60 },
  body: DayWish.extend({ garmentIds }),
  response: z.object({ looks: z.array(Look), missing: z.array(MissingPiece) }),
  errors: ['garment_not_found', 'rate_limited'],
});

export const keepLook = endpoint({
  method: 'POST',
  path: '/api/wardrobe/looks',
  summary: 'Keeps pieces as an outfit that the engine scores and explains; kept again, the outfit is found',
  access: 'session',
  rate: { perMinute: 60 },
  body: DayWish.extend({
    garmentIds: garmentIds.min(limits.outfit.garmentsMin, messages.outfit.two),
  }),
  response: z.object({ outfit: Outfit }),
  errors: ['garment_not_found', 'rate_limited'],
});

export const proposeToday = endpoint({
  method: 'POST',
  path: '/api/wardrobe/looks/today',
  summary: 'The best outfits for today, none rejected or worn lately; keeps nothing, counts as nothing',
  access: 'session',
  rate: { perMinute: 60 },
  body: DayWish,
  response: z.object({ looks: z.array(Look), missing: z.array(MissingPiece) }),
  errors: ['stylist_busy', 'rate_limited'],
});

export const readGarmentLooks = endpoint({
  method: 'GET',
  path: '/api/wardrobe/items/:id/looks',
  summary: 'The good outfits that a garment takes part in, the best for every kind of day',
  access: 'session',
  rate: { perMinute: 60 },
  params: IdParams,
  response: z.object({ looks: z.array(Look) }),
  errors: ['garment_not_found', 'rate_limited'],
});

export const readGaps = endpoint({
  method: 'GET',
  path: '/api/wardrobe/gaps',
  summary: 'What would add most outfits to the wardrobe',
  access: 'session',
  rate: { perMinute: 60 },
  response: z.object({
    gaps: z.array(
      z.object({
        kind: z.enum(kinds),
        category: z.enum(categories),
        colorHex: z.string(),
        outfits: z.number().int(),
        text: z.string(),
      }),
    ),
  }),
  errors: ['rate_limited'],
});

export const packSuitcase = endpoint({
  method: 'POST',
  path: '/api/wardrobe/packing',
  summary: 'The fewest garments that dress somebody well on every day of a trip; counts as a generation',
  access: 'session',
  rate: { perMinute: 20 },
  body: z.strictObject({
    days: z.array(DayWish).min(1).max(limits.packing.daysMax, messages.outfit.suitcaseDays),
    to: HomeId.optional(),
  }),
  response: z.object({ garmentIds: z.array(z.uuid()), days: z.array(Look.nullable()) }),
  errors: ['home_not_found', 'generation_limit', 'wardrobe_too_small', 'rate_limited'],
});

export const readCapsule = endpoint({
  method: 'GET',
  path: '/api/wardrobe/capsule',
  summary: 'The fewest garments that make so many good outfits, and the best of those outfits',
  access: 'session',
  rate: { perMinute: 20 },
  query: z.strictObject({
    outfits: z.coerce
      .number()
      .int()
      .min(limits.capsule.outfitsMin)
      .max(limits.capsule.outfitsMax)
      .default(12),
    season: z.enum(seasons).optional(),
  }),
  response: z.object({
    garmentIds: z.array(z.uuid()),
    outfits: z.number().int(),
    looks: z.array(Look),
  }),
  errors: ['rate_limited'],
});
