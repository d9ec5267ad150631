import { z } from 'zod';
import { colorNames } from './colors.ts';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { GarmentFields, GarmentPhoto, PageAddress, WardrobeItem } from './garments.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { categories, kinds } from './vocabulary.ts';

export const SpareGarment = z.object({
  item: WardrobeItem,
  /** Nearly the same, and worn as much or more. */
  others: z.number().int(),
});
export type SpareGarment = z.infer<typeof SpareGarment>;

const amount = z
  .number(messages.amount)
  .min(0, messages.amountNegative)
  .max(limits.garment.priceMax, messages.amountTooHigh);

export const WishFields = z.strictObject({
  name: GarmentFields.shape.name,
  kind: z.enum(kinds, messages.garment.kind),
  color: z.enum(colorNames, messages.garment.color),
  price: amount.nullable(),
  page: PageAddress.nullable(),
});
export type WishFields = z.infer<typeof WishFields>;

export const Wish = z.object({
  id: z.string(),
  inShop: z.boolean(),
  name: z.string(),
  kind: z.enum(kinds),
  color: z.string(),
  hex: z.string(),
  price: z.number().nullable(),
  /** Lowest of the 30 days before; null unless it is reduced since it was wished. */
  reducedFrom: z.number().nullable(),
  page: z.string().nullable(),
  image: z.string().nullable(),
  /** Good outfits that it would add. */
  outfits: z.number().int(),
  alike: z
    .object({ id: z.uuid(), name: z.string(), photo: GarmentPhoto, timesWorn: z.number().int() })
    .nullable(),
  plenty: z.object({ owned: z.number().int(), idle: z.number().int() }).nullable(),
  beyond: z.object({ period: z.enum(['month', 'year']), by: z.number() }).nullable(),
});
export type Wish = z.infer<typeof Wish>;

const BudgetFields = z.strictObject({ month: amount.nullable(), year: amount.nullable() });

export const Budget = BudgetFields.extend({
  /** Prices of what entered the wardrobe in the current month and year in Madrid. */
  spent: z.object({ month: z.number(), year: z.number() }),
  byCategory: z.array(
    z.object({ category: z.enum(categories), spent: z.number(), garments: z.number().int() }),
  ),
});
export type Budget = z.infer<typeof Budget>;

export const readWishes = endpoint({
  method: 'GET',
  path: '/api/wishes',
  summary: 'What is wished for, what each would add to the wardrobe, what may leave it, and the budget',
  access: 'session',
  response: z.object({
    wishes: z.array(Wish),
    spare: z.array(SpareGarment),
    budget: Budget,
  }),
});

export const addWish = endpoint({
  method: 'POST',
  path: '/api/wishes',
  summary: 'Notes a wish from elsewhere; those of the shop are its favourites',
  access: 'session',
  /** With an id chosen by the client, sending it again notes nothing twice. */
  body: WishFields.extend({ id: z.uuid().optional() }),
  response: z.object({ id: z.uuid() }),
  errors: ['wish_limit'],
});

export const deleteWish = endpoint({
  method: 'DELETE',
  path: '/api/wishes/:id',
  summary: 'Deletes a wish from elsewhere',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['wish_not_found'],
});

export const changeBudget = endpoint({
  method: 'PUT',
  path: '/api/wishes/budget',
  summary: 'Sets what may be spent on clothes in a month and in a year',
  access: 'session',
  body: BudgetFields,
  response: Done,
});
