import { z } from 'zod';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { messages } from './messages.ts';
import { Outfit, OutfitItem } from './outfits.ts';

const OutfitAnswer = z.object({ outfit: Outfit });

export const Alternative = z.object({
  item: OutfitItem,
  aiScore: z.number().int(),
  reason: z.string(),
});
export type Alternative = z.infer<typeof Alternative>;

export const readAlternatives = endpoint({
  method: 'GET',
  path: '/api/wardrobe/outfits/:id/alternatives/:garmentId',
  summary: 'The best of the wardrobe for the place of one piece while the others stay, best first',
  access: 'session',
  params: z.strictObject({ id: z.uuid(), garmentId: z.uuid() }),
  response: z.object({ aiScore: z.number().int(), alternatives: z.array(Alternative) }),
  errors: ['outfit_not_found', 'piece_not_in_outfit', 'stylist_busy'],
});

export const swapPiece = endpoint({
  method: 'POST',
  path: '/api/wardrobe/outfits/:id/swap',
  summary: 'Puts another garment in the place of one piece; a composed outfit is scored anew',
  access: 'session',
  params: IdParams,
  body: z.strictObject({ outId: z.uuid(), inId: z.uuid() }),
  response: OutfitAnswer,
  errors: ['outfit_not_found', 'piece_not_in_outfit', 'garment_not_found', 'swap_unwearable', 'stylist_busy'],
});

export const keepOutfit = endpoint({
  method: 'POST',
  path: '/api/wardrobe/outfits/:id/kept',
  summary: 'Says that an outfit pleases; the stylist learns from it',
  access: 'session',
  params: IdParams,
  response: OutfitAnswer,
  errors: ['outfit_not_found'],
});

export const unkeepOutfit = endpoint({
  method: 'DELETE',
  path: '/api/wardrobe/outfits/:id/kept',
  summary: 'Takes back that an outfit pleases, and what was learned from it',
  access: 'session',
  params: IdParams,
  response: OutfitAnswer,
  errors: ['outfit_not_found'],
});

export const rejectOutfit = endpoint({
  method: 'POST',
  path: '/api/wardrobe/outfits/:id/rejected',
  summary: 'Takes an outfit away for not pleasing: it is not proposed again, and the stylist learns from it',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['outfit_not_found'],
});

export const rejectionTopics = [
  'pair',
  'colour',
  'style',
  'too-warm',
  'too-cold',
  'too-dressy',
  'too-casual',
] as const;

export const RejectionReason = z
  .strictObject({ about: z.enum(['piece', ...rejectionTopics]), garmentId: z.uuid().optional() })
  .refine(({ about, garmentId }) => (about === 'piece') === (garmentId !== undefined), {
    message: messages.outfit.rejectedPiece,
    path: ['garmentId'],
  })
  .transform(({ about, garmentId }) =>
    about === 'piece' ? { about, garmentId: garmentId ?? '' } : { about },
  );
export type RejectionReason = z.infer<typeof RejectionReason>;

export const explainRejection = endpoint({
  method: 'PUT',
  path: '/api/wardrobe/outfits/:id/rejected',
  summary: 'Says why an outfit was rejected; the stylist learns from that alone',
  access: 'session',
  params: IdParams,
  body: RejectionReason,
  response: Done,
  errors: ['outfit_not_found', 'piece_not_in_outfit'],
});

export const unrejectOutfit = endpoint({
  method: 'DELETE',
  path: '/api/wardrobe/outfits/:id/rejected',
  summary: 'Brings a rejected outfit back as it was, and takes back what was learned from it',
  access: 'session',
  params: IdParams,
  response: OutfitAnswer,
  errors: ['outfit_not_found', 'garment_not_found'],
});
