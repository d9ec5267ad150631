import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GarmentPhoto } from './garments.ts';
import { limits } from './limits.ts';
import { categories, kinds, occasions, seasons } from './vocabulary.ts';

/** One rule's share of a score: "armonía de color 24/25", and why. */
export const ScorePart = z.object({
  rule: z.string(),
  label: z.string(),
  points: z.number(),
  max: z.number(),
  reason: z.string(),
});

/** A garment as an outfit shows it. */
export const OutfitItem = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(kinds),
  category: z.enum(categories),
  color: z.string(),
  photo: GarmentPhoto,
});

export const Outfit = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  aiGenerated: z.boolean(),
  /** Percent; null for an outfit that a person put together. */
  aiScore: z.number().int().nullable(),
  parts: z.array(ScorePart),
  reasons: z.array(z.string()),
  items: z.array(OutfitItem),
  timesWorn: z.number().int(),
  lastWornAt: z.iso.datetime().nullable(),
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
});
export type Outfit = z.infer<typeof Outfit>;

/** Something essential that the wardrobe lacks, in words. */
export const MissingPiece = z.object({ slot: z.string(), message: z.string() });
export type MissingPiece = z.infer<typeof MissingPiece>;

const OutfitParams = z.strictObject({ id: z.uuid() });

export const generateOutfits = endpoint({
  method: 'POST',
  path: '/api/wardrobe/outfits/generate',
  summary: 'Composes, explains and keeps outfits for an occasion and a season',
  access: 'session',
  body: z.strictObject({ occasion: z.enum(occasions), season: z.enum(seasons) }),
  response: z.object({
    generated: z.number().int(),
    outfits: z.array(Outfit),
    missing: z.array(MissingPiece),
  }),
  errors: ['generation_limit', 'wardrobe_too_small', 'rate_limited'],
});

export const OutfitFields = z.strictObject({
  name: z.string().trim().min(1, 'Ponle un nombre al outfit').max(limits.outfit.nameMax),
  description: z.string().trim().max(limits.outfit.descriptionMax).default(''),
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  garmentIds: z
    .array(z.uuid())
    .min(limits.outfit.garmentsMin, 'Elige al menos dos prendas')
    .max(limits.outfit.garmentsMax, 'Como mucho diez prendas')
    .refine((ids) => new Set(ids).size === ids.length, 'Hay una prenda repetida'),
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
  params: OutfitParams,
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
  params: OutfitParams,
  response: z.object({ success: z.literal(true) }),
  errors: ['outfit_not_found'],
});

export const wearOutfit = endpoint({
  method: 'POST',
  path: '/api/wardrobe/outfits/:id/worn',
  summary: 'Marks an outfit and every garment of it as worn today',
  access: 'session',
  params: OutfitParams,
  response: z.object({ outfit: Outfit }),
  errors: ['outfit_not_found'],
});
