import { z } from 'zod';
import { endpoint, IdParams } from './endpoint.ts';
import { limits, photoBodyBytesMax } from './limits.ts';
import { messages } from './messages.ts';
import { pictureProviders } from './vocabulary.ts';
import { ImageBase64, imageErrors } from './wardrobe.ts';

const Provider = z.enum(pictureProviders);

export const TryOn = z.object({
  provider: Provider.nullable(),
  photograph: z.object({ url: z.string(), createdAt: z.iso.datetime() }).nullable(),
  pictures: z.array(
    z.object({
      id: z.uuid(),
      url: z.string(),
      garmentIds: z.array(z.uuid()),
      provider: Provider,
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type TryOn = z.infer<typeof TryOn>;

export const readTryOn = endpoint({
  method: 'GET',
  path: '/api/try-on',
  summary:
    'Whose model may dress the photograph of the person, the photograph, and what was generated from it',
  access: 'session',
  response: TryOn,
});

export const keepTryOnPhotograph = endpoint({
  method: 'PUT',
  path: '/api/try-on/photograph',
  summary:
    'Keeps a full-length photograph, declared own and adult, for its owner alone; replaces the one before',
  access: 'session',
  spends: ['readings', 'cpuMillis'],
  body: z.strictObject({
    imageBase64: ImageBase64,
    own: z.boolean(),
    adult: z.boolean(),
  }),
  bodyLimitBytes: photoBodyBytesMax,
  response: TryOn,
  errors: [
    ...imageErrors,
    'try_on_unavailable',
    'try_on_not_declared',
    'try_on_for_adults',
    'storage_full',
    'readings_spent',
    'photos_unavailable',
  ],
});

export const eraseTryOnPhotograph = endpoint({
  method: 'DELETE',
  path: '/api/try-on/photograph',
  summary: 'Erases the photograph and all that was generated from it',
  access: 'session',
  response: TryOn,
});

export const makeTryOn = endpoint({
  method: 'POST',
  path: '/api/try-on',
  summary: 'Sends photograph and garments to the provider that is named, which generates one picture of them',
  access: 'session',
  rate: { perMinute: limits.tryOn.perMinute },
  body: z.strictObject({
    garmentIds: z
      .array(z.uuid())
      .min(1, messages.outfit.some)
      .max(limits.look.piecesMax, messages.outfit.garmentsMost(limits.look.piecesMax)),
    provider: Provider,
    agreed: z.boolean(),
  }),
  response: TryOn,
  errors: [
    'garment_not_found',
    'try_on_unavailable',
    'try_on_not_agreed',
    'try_on_for_adults',
    'try_on_needs_photo',
    'try_on_refused',
    'try_on_failed',
    'try_on_spent',
    'storage_full',
    'scanner_busy',
    'photos_unavailable',
    'rate_limited',
  ],
});

export const deleteTryOn = endpoint({
  method: 'DELETE',
  path: '/api/try-on/pictures/:id',
  summary: 'Erases a generated picture',
  access: 'session',
  params: IdParams,
  response: TryOn,
  errors: ['photo_not_found'],
});

export const readTryOnPhoto = endpoint({
  method: 'GET',
  path: '/api/try-on/photos/:id',
  summary: 'The photograph, or a picture generated from it; no copy of it is stored on the way',
  access: 'session',
  params: IdParams,
  response: 'file',
  errors: ['photo_not_found', 'photos_unavailable'],
});
