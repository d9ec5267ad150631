import { z } from 'zod';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** Another house where the person keeps clothes. The main one has no row: null stands for it. */
export const Home = z.object({ id: z.uuid(), name: z.string() });
export type Home = z.infer<typeof Home>;

export const HomeId = z.uuid().nullable();

const HomeFields = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, messages.home.name)
    .max(limits.home.nameMax, messages.charactersMost(limits.home.nameMax)),
});

export const listHomes = endpoint({
  method: 'GET',
  path: '/api/homes',
  summary: 'The houses where the person keeps clothes, the main one first, and where the person is',
  access: 'session',
  response: z.object({
    homes: z.array(z.object({ id: HomeId, name: z.string().nullable(), garments: z.number().int() })),
    here: HomeId,
  }),
});

export const saveHome = endpoint({
  method: 'PUT',
  path: '/api/homes/:id',
  summary: 'Adds a house, or gives it another name',
  access: 'session',
  /** Chosen by the client. */
  params: IdParams,
  body: HomeFields,
  response: z.object({ home: Home }),
  errors: ['home_limit'],
});

export const deleteHome = endpoint({
  method: 'DELETE',
  path: '/api/homes/:id',
  summary: 'Deletes a house; its garments return to the main one',
  access: 'session',
  params: IdParams,
  response: z.object({ success: z.literal(true), garmentIds: z.array(z.uuid()) }),
  errors: ['home_not_found'],
});

export const setHere = endpoint({
  method: 'PUT',
  path: '/api/homes/here',
  summary: 'Says in which house the person is: outfits are made of what is there',
  access: 'session',
  body: z.strictObject({ homeId: HomeId }),
  response: Done,
  errors: ['home_not_found'],
});

export const moveGarments = endpoint({
  method: 'POST',
  path: '/api/homes/moves',
  summary: 'Takes garments to another house, all or none, and says where each was',
  access: 'session',
  body: z.strictObject({
    garmentIds: z
      .array(z.uuid())
      .min(1, messages.outfit.one)
      .max(limits.home.movedMax, messages.outfit.garmentsMost(limits.home.movedMax))
      .refine((ids) => new Set(ids).size === ids.length, messages.outfit.repeatedGarment),
    to: HomeId,
  }),
  response: z.object({ moved: z.array(z.object({ garmentId: z.uuid(), from: HomeId })) }),
  errors: ['garment_not_found', 'home_not_found'],
});
