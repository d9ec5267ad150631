import { z } from 'zod';
import { colorNames } from './colors.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const Colors = z
  .array(z.enum(colorNames, messages.unknownColor))
  .max(limits.taste.colorsMax, messages.outfit.colorsMost(limits.taste.colorsMax))
  .transform((names) => [...new Set(names)]);

export const Taste = z.object({
  favoriteColors: z.array(z.enum(colorNames)),
  avoidedColors: z.array(z.enum(colorNames)),
  learned: z.object({
    /** In Spanish. */
    sentences: z.array(z.string()),
    items: z.array(z.object({ id: z.string(), sentence: z.string() })),
    /** Outfits learned from. */
    choices: z.number().int(),
    /** Not proposed again. */
    rejected: z.number().int(),
  }),
});
export type Taste = z.infer<typeof Taste>;

export const readTaste = endpoint({
  method: 'GET',
  path: '/api/wardrobe/taste',
  summary: 'The colours that a person loves and avoids, and what the stylist has learned of them, in words',
  access: 'session',
  response: Taste,
});

export const changeTaste = endpoint({
  method: 'PUT',
  path: '/api/wardrobe/taste',
  summary: 'Says which colours a person loves and which they never wear',
  access: 'session',
  body: z
    .strictObject({ favoriteColors: Colors, avoidedColors: Colors })
    .refine(
      ({ favoriteColors, avoidedColors }) => !favoriteColors.some((name) => avoidedColors.includes(name)),
      {
        message: messages.outfit.likedAndAvoided,
        path: ['avoidedColors'],
      },
    ),
  response: Taste,
});

export const forgetLearned = endpoint({
  method: 'DELETE',
  path: '/api/wardrobe/taste/learned',
  summary: 'Begins anew: forgets all that was learned and every rejection; the colours stay',
  access: 'session',
  response: Taste,
});

export const forgetLearnedItem = endpoint({
  method: 'DELETE',
  path: '/api/wardrobe/taste/learned/:id',
  summary: 'Forgets one thing that was learned; later choices may teach it again',
  access: 'session',
  params: z.strictObject({ id: z.string().max(limits.taste.learnedIdMax) }),
  response: Taste,
  errors: ['learned_not_found'],
});
