import { z } from 'zod';
import { clothesSizes, shoeSizes } from './child-sizes.ts';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const ChildSizes = z.strictObject({
  clothes: z.union(clothesSizes.map(({ cm }) => z.literal(cm))).nullable(),
  shoes: z.number().int().min(shoeSizes.min).max(shoeSizes.max).nullable(),
});

/** Kept beside the name. */
export const WardFacts = z.strictObject({
  birthYear: z.number(messages.person.birthYear).int(),
  sizes: ChildSizes,
});
export type WardFacts = z.infer<typeof WardFacts>;

const WardFields = WardFacts.extend({
  name: z
    .string()
    .trim()
    .min(1, messages.person.theirName)
    .max(limits.household.nameMax, messages.nameTooLong),
});

export const Ward = WardFields.extend({ id: z.uuid() });
export type Ward = z.infer<typeof Ward>;

export const listWards = endpoint({
  method: 'GET',
  path: '/api/household',
  summary: 'The children whose wardrobes the person keeps, by age, and which wardrobe the session has open',
  access: 'session',
  response: z.object({
    wards: z.array(Ward),
    open: z.uuid().nullable(),
  }),
});

export const addWard = endpoint({
  method: 'POST',
  path: '/api/household/wards',
  summary: 'Makes a wardrobe for a child, without an account',
  access: 'session',
  body: WardFields,
  response: z.object({ ward: Ward }),
  errors: ['ward_limit'],
});

export const changeWard = endpoint({
  method: 'PUT',
  path: '/api/household/wards/:id',
  summary: 'Changes the name, year of birth and sizes of a child',
  access: 'session',
  params: IdParams,
  body: WardFields,
  response: z.object({ ward: Ward }),
  errors: ['ward_not_found'],
});

export const deleteWard = endpoint({
  method: 'DELETE',
  path: '/api/household/wards/:id',
  summary: 'Erases the wardrobe of a child for good; sessions that had it open return to their own',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['ward_not_found'],
});

export const openWardrobe = endpoint({
  method: 'PUT',
  path: '/api/household/open',
  summary: 'Opens the wardrobe of a child in this session, or the own one again',
  access: 'session',
  body: z.strictObject({ wardId: z.uuid().nullable() }),
  response: Done,
  errors: ['ward_not_found'],
});

export const handOver = endpoint({
  method: 'POST',
  path: '/api/household/handovers',
  summary:
    'Moves a garment with its photograph and wears to another wardrobe of the household; outfits that include it go',
  access: 'session',
  body: z.strictObject({
    garmentId: z.uuid(),
    from: z.uuid(),
    to: z.uuid(),
  }),
  /** Its id there. */
  response: z.object({ success: z.literal(true), id: z.uuid() }),
  errors: ['ward_not_found', 'garment_not_found'],
});
