import { z } from 'zod';
import { Absence } from './absence.ts';
import { Departure } from './departure.ts';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { GarmentChanges, GarmentFields, WardrobeItem } from './garments.ts';
import { Home, HomeId } from './homes.ts';
import { limits, photoBodyBytesMax } from './limits.ts';
import { messages } from './messages.ts';
import { Outfit } from './outfits.ts';

export const SustainabilityPart = z.object({
  label: z.string(),
  points: z.number(),
  max: z.number(),
  reason: z.string(),
});

export const WardrobeStats = z.object({
  totalWears: z.number().int(),
  /** Over garments that have both; otherwise null. */
  averageCostPerWear: z.number().nullable(),
  averageVersatility: z.number().int(),
  neverWorn: z.number().int(),
  sustainability: z.array(SustainabilityPart),
  allowance: z.object({
    garments: z.number().int(),
    generationsPerDay: z.number().int(),
    generationsToday: z.number().int(),
  }),
});

export const WardrobeSummary = z.object({
  totalItems: z.number().int(),
  totalOutfits: z.number().int(),
  totalValue: z.number(),
  sustainabilityScore: z.number().int().default(100),
});

const ItemAnswer = z.object({ item: WardrobeItem });

/** Without the data URL's prefix. */
export const ImageBase64 = z
  .string()
  .min(1, messages.garment.noPhoto)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, messages.garment.photo);

export const imageErrors = [
  'image_unreadable',
  'image_type_unsupported',
  'image_too_large',
  'image_too_small',
  'scanner_busy',
  'scanner_stopped',
] as const;

export const readWardrobe = endpoint({
  method: 'GET',
  path: '/api/wardrobe',
  summary: 'Everything in the wardrobe of the signed-in person',
  access: 'session',
  response: z.object({
    wardrobe: z.object({
      items: z.array(WardrobeItem),
      outfits: z.array(Outfit),
      stats: WardrobeStats,
      homes: z.array(Home),
      here: HomeId,
    }),
    summary: WardrobeSummary,
  }),
});

export const addGarment = endpoint({
  method: 'POST',
  path: '/api/wardrobe/items',
  summary: 'Adds a garment by hand; without a photograph it is drawn',
  access: 'session',
  body: GarmentFields,
  response: ItemAnswer,
  errors: ['garment_limit'],
});

export const updateGarment = endpoint({
  method: 'PATCH',
  path: '/api/wardrobe/items/:id',
  summary: 'Corrects a garment; a corrected field is no longer a suggestion',
  access: 'session',
  params: IdParams,
  body: GarmentChanges,
  response: ItemAnswer,
  errors: ['garment_not_found'],
});

export const replacePhoto = endpoint({
  method: 'PUT',
  path: '/api/wardrobe/items/:id/photo',
  summary: 'Gives a garment a photograph, or a better one; its fields stay',
  access: 'session',
  params: IdParams,
  body: z.strictObject({ imageBase64: ImageBase64 }),
  bodyLimitBytes: photoBodyBytesMax,
  response: ItemAnswer,
  spends: ['readings', 'cpuMillis'],
  errors: ['garment_not_found', 'storage_full', 'readings_spent', ...imageErrors],
});

export const deleteGarment = endpoint({
  method: 'DELETE',
  path: '/api/wardrobe/items/:id',
  summary: 'Deletes a garment; one that outfits use needs `confirm=true` and leaves them',
  access: 'session',
  params: IdParams,
  query: z.strictObject({ confirm: z.enum(['true', 'false']).optional() }),
  response: z.object({ success: z.literal(true), outfitsDeleted: z.number().int() }),
  errors: ['garment_not_found', 'garment_in_outfits'],
});

export const departGarment = endpoint({
  method: 'PUT',
  path: '/api/wardrobe/items/:id/departure',
  summary: 'Takes a garment that was sold or given away out of the wardrobe; its wears stay',
  access: 'session',
  params: IdParams,
  body: Departure,
  response: ItemAnswer,
  errors: ['garment_not_found', 'garment_limit'],
});

export const returnGarment = endpoint({
  method: 'DELETE',
  path: '/api/wardrobe/items/:id/departure',
  summary: 'Puts a garment that had left back into the wardrobe, with its outfits',
  access: 'session',
  params: IdParams,
  response: ItemAnswer,
  errors: ['garment_not_found', 'garment_limit'],
});

export const listDeparted = endpoint({
  method: 'GET',
  path: '/api/wardrobe/departed',
  summary: 'The garments that were sold or given away, latest first',
  access: 'session',
  response: z.object({ items: z.array(WardrobeItem) }),
});

const Move = z.strictObject({
  away: Absence.nullable(),
  garmentIds: z.array(z.uuid()).min(1, messages.outfit.some).max(limits.moves.garmentsMax),
});

const Moves = z
  .array(Move)
  .min(1, messages.outfit.some)
  .max(limits.moves.placesMax)
  .refine((moves) => {
    const ids = moves.flatMap(({ garmentIds }) => garmentIds);
    return new Set(ids).size === ids.length;
  }, messages.outfit.repeatedGarment);

export const changeAbsences = endpoint({
  method: 'PUT',
  path: '/api/wardrobe/absences',
  summary: 'Stores garments in their places and brings others back, all of them or none; repeatable',
  access: 'session',
  body: z.strictObject({ moves: Moves }),
  response: Done,
  errors: ['garment_not_found'],
});

export const markWorn = endpoint({
  method: 'POST',
  path: '/api/wardrobe/items/:id/worn',
  summary: 'Marks a garment as worn today',
  access: 'session',
  params: IdParams,
  response: ItemAnswer,
  errors: ['garment_not_found'],
});

export const undoWorn = endpoint({
  method: 'DELETE',
  path: '/api/wardrobe/items/:id/worn',
  summary: 'Takes back the last time that a garment was marked as worn',
  access: 'session',
  params: IdParams,
  response: ItemAnswer,
  errors: ['garment_not_found'],
});

export const readPhoto = endpoint({
  method: 'GET',
  path: '/api/photos/:id/:size',
  summary: 'A picture of a garment, for its owner only',
  access: 'session',
  params: z.strictObject({ id: z.uuid(), size: z.enum(['full', 'thumb', 'cutout']) }),
  response: 'file',
  errors: ['photo_not_found'],
});
