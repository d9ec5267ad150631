import { z } from 'zod';
import { endpoint, IdParams } from './endpoint.ts';
import { guessedFields, WardrobeItem } from './garments.ts';
import { limits } from './limits.ts';
import { seeingProviders } from './vocabulary.ts';

const Provider = z.enum(seeingProviders);

export const SecondLook = z.object({
  /** Null hides the switch: none is configured. */
  provider: Provider.nullable(),
  /** Null by default. */
  consent: z.object({ provider: Provider, agreedAt: z.iso.datetime() }).nullable(),
});
export type SecondLook = z.infer<typeof SecondLook>;

export const readSecondLook = endpoint({
  method: 'GET',
  path: '/api/second-look',
  summary: 'Whose model may be asked about photographs, and whether the person agrees',
  access: 'session',
  response: SecondLook,
});

export const agreeToSecondLook = endpoint({
  method: 'PUT',
  path: '/api/second-look/consent',
  summary: 'Agrees to send photographs to the provider that is named',
  access: 'session',
  body: z.strictObject({ provider: Provider }),
  response: SecondLook,
  errors: ['second_look_unavailable'],
});

export const revokeSecondLook = endpoint({
  method: 'DELETE',
  path: '/api/second-look/consent',
  summary: 'Takes the consent back: no photograph is sent any more',
  access: 'session',
  response: SecondLook,
});

export const takeSecondLook = endpoint({
  method: 'POST',
  path: '/api/wardrobe/items/:id/second-look',
  summary: 'Asks the provider for what the scanner could only guess; every answer stays a suggestion',
  access: 'session',
  whose: 'refused',
  rate: { perMinute: limits.secondLook.perMinute },
  params: IdParams,
  response: z.object({
    item: WardrobeItem,
    provider: Provider,
    found: z.array(z.enum(guessedFields)),
  }),
  errors: [
    'garment_not_found',
    'second_look_unavailable',
    'second_look_not_agreed',
    'second_look_needs_photo',
    'second_look_failed',
    'second_look_spent',
    'rate_limited',
  ],
});
