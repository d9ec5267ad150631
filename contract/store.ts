import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const storeCategories = ['tops', 'bottoms', 'dresses', 'shoes'] as const;

export const Product = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  price: z.number(),
  originalPrice: z.number(),
  rating: z.number(),
  reviews: z.number().int(),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  category: z.enum(storeCategories),
});

const ProductParams = z.strictObject({ productId: z.string() });
const Done = z.object({ success: z.literal(true) });

export const storeProducts = endpoint({
  method: 'GET',
  path: '/api/store/products',
  summary: 'Products of a brand and a category',
  access: 'session',
  query: z.strictObject({ brand: z.string().optional(), category: z.string().optional() }),
  response: z.object({ products: z.array(Product) }),
});

export const storeCart = endpoint({
  method: 'GET',
  path: '/api/store/cart',
  summary: 'The cart of the signed-in person',
  access: 'session',
  response: z.object({ items: z.array(z.unknown()) }),
});

export const addToCart = endpoint({
  method: 'POST',
  path: '/api/store/cart/add',
  summary: 'Puts one piece of a product in the cart',
  access: 'session',
  body: z.strictObject({
    productId: z.string(),
    size: z.string(),
    color: z.string(),
    quantity: z.literal(1),
  }),
  response: Done,
});

export const addFavorite = endpoint({
  method: 'PUT',
  path: '/api/store/favorites/:productId',
  summary: 'Adds a product to the favourites',
  access: 'session',
  params: ProductParams,
  response: Done,
});

export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/api/store/favorites/:productId',
  summary: 'Takes a product out of the favourites',
  access: 'session',
  params: ProductParams,
  response: Done,
});
