import { z } from 'zod';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { eventNames } from './events.ts';
import { GarmentPhoto } from './garments.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { advisors, categories, kinds, occasions, seasons } from './vocabulary.ts';

export const ScorePart = z.object({
  rule: z.string(),
  label: z.string(),
  points: z.number(),
  max: z.number(),
  reason: z.string(),
});

export const OutfitItem = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(kinds),
  category: z.enum(categories),
  color: z.string(),
  photo: GarmentPhoto,
});

export const OutfitDay = z.object({
  temperatureC: z.number().nullable(),
  rain: z.boolean(),
  event: z.enum(eventNames).nullable(),
  /** Null for the default weights. */
  advisor: z.enum(advisors).nullable(),
});
export type OutfitDay = z.infer<typeof OutfitDay>;

export const Outfit = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  aiGenerated: z.boolean(),
  aiScore: z.number().int().nullable(),
  parts: z.array(ScorePart),
  reasons: z.array(z.string()),
  items: z.array(OutfitItem),
  day: OutfitDay.nullable(),
  kept: z.boolean(),
  timesWorn: z.number().int(),
  lastWornAt: z.iso.datetime().nullable(),
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
});
export type Outfit = z.infer<typeof Outfit>;

export const MissingPiece = z.object({
  slot: z.string(),
  message: z.string(),
  essential: z.boolean(),
});
export type MissingPiece = z.infer<typeof MissingPiece>;

const GarmentIds = (max: number, words: string) => z.array(z.uuid()).max(max, words);

export const OutfitWish = z.strictObject({
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  /** Without it, the season's typical weather applies. */
  temperatureC: z
    .number(messages.outfit.degrees)
    .min(limits.temperature.min, messages.outfit.tooCold)
    .max(limits.temperature.max, messages.outfit.tooHot)
    .nullable()
    .optional(),
  rain: z.boolean().optional(),
  /** Its occasion overrides the one given. */
  event: z.enum(eventNames, messages.outfit.event).nullable().optional(),
  advisor: z.enum(advisors).nullable().optional(),
  mustInclude: GarmentIds(limits.wish.mustIncludeMax, messages.outfit.fixedMost).optional(),
  mustAvoid: GarmentIds(limits.wish.mustAvoidMax, messages.outfit.avoidedMost).optional(),
});
export type OutfitWish = z.infer<typeof OutfitWish>;

export const generateOutfits = endpoint({
  method: 'POST',
  path: '/api/wardrobe/outfits/generate',
  summary: 'Composes, explains and keeps outfits for an occasion and a season',
  access: 'session',
  rate: { perMinute: 30 },
  body: OutfitWish,
  response: z.object({
    generated: z.number().int(),
    outfits: z.array(Outfit),
    missing: z.array(MissingPiece),
    /** False when the search reached its work limit. */
    proven: z.boolean(),
  }),
  errors: ['generation_limit', 'wardrobe_too_small', 'garment_not_found', 'stylist_busy', 'rate_limited'],
});

export const OutfitFields = z.strictObject({
  name: z.string().trim().min(1, messages.outfit.name).max(limits.outfit.nameMax),
  description: z.string().trim().max(limits.outfit.descriptionMax).default(''),
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  garmentIds: z
    .array(z.uuid())
    .min(limits.outfit.garmentsMin, messages.outfit.two)
    .max(limits.outfit.garmentsMax, messages.outfit.ten)
    .refine((ids) => new Set(ids).size === ids.length, messages.outfit.repeatedGarment),
  tags: z.array(z.string().trim().min(1).max(limits.garment.tagMax)).max(limits.garment.tagsMax).default([]),
});
export type OutfitFields = z.infer<typeof OutfitFields>;

export const createOutfit = endpoint({
  method: 'POST',
  path: '/api/wardrobe/outfits',
  summary: 'Keeps an outfit that the person put together',
  access: 'session',
  body: OutfitFields,
  response: z.object({ outfit: Outfit }),
  errors: ['garment_not_found'],
});

export const updateOutfit = endpoint({
  method: 'PATCH',
  path: '/api/wardrobe/outfits/:id',
  summary: 'Changes an outfit; one whose pieces change is the person’s own and loses its score',
  access: 'session',
  params: IdParams,
  body: z.strictObject({
    name: OutfitFields.shape.name.optional(),
    description: z.string().trim().max(limits.outfit.descriptionMax).optional(),
    occasion: z.enum(occasions).optional(),
    season: z.enum(seasons).optional(),
    garmentIds: OutfitFields.shape.garmentIds.optional(),
    tags: z.array(z.string().trim().min(1).max(limits.garment.tagMax)).max(limits.garment.tagsMax).optional(),
  }),
  response: z.object({ outfit: Outfit }),
  errors: ['outfit_not_found', 'garment_not_found'],
});

export const deleteOutfit = endpoint({
  method: 'DELETE',
  path: '/api/wardrobe/outfits/:id',
  summary: 'Deletes an outfit; its garments stay',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['outfit_not_found'],
});

export const wearOutfit = endpoint({
  method: 'POST',
  path: '/api/wardrobe/outfits/:id/worn',
  summary: 'Marks an outfit and every garment of it as worn today',
  access: 'session',
  params: IdParams,
  response: z.object({ outfit: Outfit }),
  errors: ['outfit_not_found'],
});
