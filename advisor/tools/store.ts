import { z } from 'zod';
import { colorNames } from '#contract/colors.ts';
import { isProposable } from '#stylist/profile/limits.ts';
import type { Versatility } from '#stylist/versatility.ts';
import { wornKinds } from '#stylist/vocabulary/kinds.ts';
import { act } from './keep.ts';
import { tool } from './tool.ts';
import type { StoreProduct, Toolbox } from './toolbox.ts';

const catalogueMost = 200;

const Search = z.object({
  kinds: z.array(z.enum(wornKinds)).max(20).optional(),
  colours: z.array(z.enum(colorNames)).max(4).optional(),
  maxEuros: z.number().positive().max(100_000).optional(),
  words: z.string().max(80).optional(),
  /** Only among these. */
  ids: z.array(z.string().max(120)).max(200).optional(),
  order: z.enum(['fit', 'price']).default('fit'),
  count: z.number().int().min(1).max(6).default(3),
});

export type Offer = { product: StoreProduct; fit: Versatility | null };

async function offersOf(products: readonly StoreProduct[], { wardrobe, search }: Toolbox): Promise<Offer[]> {
  const fits =
    wardrobe && wardrobe.length > 0
      ? await search(
          'versatilityAmong',
          wardrobe,
          products.map(({ garment }) => garment),
        )
      : null;
  return products.map((product) => ({ product, fit: fits?.get(product.garment.id) ?? null }));
}

export const searchStore = tool({
  description: 'Products of the shop. The person does not own them: say that they are from the shop.',
  input: Search,
  changes: false,
  run: async ({ count, ids, order, ...query }, box): Promise<Offer[]> => {
    if (!box.store) return [];
    const among = ids && new Set(ids);
    const all = await box.store.search({
      ...query,
      count: among || order === 'price' ? catalogueMost : count * 4,
    });
    const chosen = all.filter(({ id }) => among?.has(id) ?? true);
    if (order === 'price') chosen.sort((a, b) => a.priceEuros - b.priceEuros);
    const found = chosen.slice(0, order === 'price' ? count : count * 4);
    // A kind that was asked for by name is shown to anybody.
    const suits = ({ garment }: StoreProduct) =>
      query.kinds !== undefined || among !== undefined || isProposable(garment, box.profile);
    const offers = await offersOf(found.filter(suits), box);
    if (order === 'fit') offers.sort((a, b) => (b.fit?.outfits ?? 0) - (a.fit?.outfits ?? 0));
    return offers.slice(0, count);
  },
});

export const judgeProduct = tool({
  description:
    'How well a product of the shop would go with the person’s wardrobe, and how many outfits it adds.',
  input: z.object({ productId: z.string().min(1).max(120) }),
  changes: false,
  run: async ({ productId }, box): Promise<Offer | null> => {
    const product = (await box.store?.product(productId)) ?? null;
    return product ? ((await offersOf([product], box))[0] ?? null) : null;
  },
});

const ProductIds = z.array(z.string().min(1).max(120)).min(1).max(6);

export const wishProducts = tool({
  description: 'Puts products on the wish list of the shop, or takes them off. Only when asked to.',
  input: z.object({ productIds: ProductIds, wished: z.boolean().default(true) }),
  changes: true,
  run: ({ productIds, wished }, box) => act(box, { act: 'wish', productIds, wished }),
});

export const seeWishes = tool({
  description: 'The products on the person’s wish list of the shop.',
  input: z.object({}),
  changes: false,
  run: async (_, { wishes }) => (wishes ? wishes() : []),
});

export const addToCart = tool({
  description:
    'Puts one piece of a product in the cart; nothing is bought. Only when asked to, with a size that the person has said.',
  input: z.object({
    productId: z.string().min(1).max(120),
    colour: z.string().min(1).max(40),
    size: z.string().min(1).max(40),
  }),
  changes: true,
  run: (input, box) => act(box, { act: 'add-to-cart', ...input }),
});

export const seeCart = tool({
  description: 'What the person’s cart holds, with its total.',
  input: z.object({}),
  changes: false,
  run: async (_, { cart }) => (cart ? cart() : { lines: [], totalEuros: 0 }),
});
