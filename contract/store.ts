import { z } from 'zod';
import { careSymbols } from './care.ts';
import { Done, endpoint } from './endpoint.ts';
import { fabrics, patterns, styles } from './garment-attributes.ts';
import { GarmentPhoto } from './garments.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { pictureSizes, pictureViews, storeCategories } from './shop.ts';
import { categories, kinds, occasions, seasons } from './vocabulary.ts';

const CareInstruction = z.object({ symbol: z.enum(careSymbols), text: z.string() });

const Price = {
  price: z.number(),
  /** Lowest of the 30 days before the reduction; equals `price` without one. */
  originalPrice: z.number(),
};

export const ProductVariant = z.object({
  color: z.string(),
  hex: z.string(),
  /** Garment, detail, outfit. */
  images: z.array(z.string()),
  /** `stock` is the quantity that one person can still order. */
  sizes: z.array(z.object({ size: z.string(), stock: z.number().int().min(0).max(limits.cart.quantityMax) })),
});

export const Product = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  /** Each colour, then the first colour's other pictures. */
  images: z.array(z.string()),
  ...Price,
  /** Percent, rounded. */
  discount: z.number().int(),
  rating: z.number(),
  reviews: z.number().int(),
  ratingIsSample: z.boolean(),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  category: z.enum(categories),
  variants: z.array(ProductVariant),
  inStock: z.boolean(),
  kind: z.enum(kinds),
  pattern: z.enum(patterns),
  fabric: z.enum(fabrics),
  style: z.enum(styles),
  seasons: z.array(z.enum(seasons)),
  occasions: z.array(z.enum(occasions)),
  composition: z.array(z.object({ fibre: z.string(), percent: z.number().int() })),
  care: z.array(CareInstruction),
});

export const CartItem = z.object({
  productId: z.string(),
  name: z.string(),
  brand: z.string(),
  image: z.string(),
  size: z.string(),
  color: z.string(),
  hex: z.string(),
  quantity: z.number().int(),
  ...Price,
  lineTotal: z.number(),
  /** For one person, now. */
  stock: z.number().int(),
  /** False below the line's quantity, which excludes it from the totals. */
  available: z.boolean(),
});

/** Euros, VAT included. */
export const Cart = z.object({
  items: z.array(CartItem),
  count: z.number().int(),
  subtotal: z.number(),
  savings: z.number(),
  delivery: z.number(),
  total: z.number(),
  /** 0 once reached. */
  missingForFreeDelivery: z.number(),
});

const OwnPiece = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(kinds),
  photo: GarmentPhoto,
  timesWorn: z.number().int(),
});

const pieceIndex = z.number().int().min(0);

export const ColorInWardrobe = z.object({
  color: z.string(),
  matches: z.number().int(),
  /** Good outfits that it would add. */
  outfits: z.number().int(),
  /** At most three, without the product itself. */
  looks: z.array(
    z.object({ occasion: z.enum(occasions), season: z.enum(seasons), pieces: z.array(pieceIndex) }),
  ),
  /** Nearly the same. */
  alike: pieceIndex.nullable(),
});

export const ProductInWardrobe = z.object({
  productId: z.string(),
  wear: z
    .object({
      perYear: z.number().int().min(1),
      basis: z.enum(['kind', 'category', 'wardrobe']),
      /** Euros, over the first year. */
      costPerWear: z.number(),
    })
    .nullable(),
  colors: z.array(ColorInWardrobe),
});

const productId = z.string().min(1).max(120);
const option = z.string().min(1).max(40);
const ProductParams = z.strictObject({ productId });
const Line = z.strictObject({ productId, color: option, size: option });
const CartAnswer = Done.extend({ cart: Cart });

export const storeProducts = endpoint({
  method: 'GET',
  path: '/api/store/products',
  summary: 'Products of a brand and a category; `all` or nothing for any',
  access: 'session',
  query: z.strictObject({
    brand: z.string().max(60).optional(),
    category: z.enum(['all', '', ...storeCategories], messages.shop.unknownCategory).optional(),
  }),
  response: z.object({ products: z.array(Product) }),
});

export const storeProduct = endpoint({
  method: 'GET',
  path: '/api/store/products/:productId',
  summary: 'One product, by the name in its address',
  access: 'session',
  params: ProductParams,
  response: z.object({ product: Product }),
  errors: ['product_not_found'],
});

export const storeInWardrobe = endpoint({
  method: 'GET',
  path: '/api/store/wardrobe',
  summary: 'What every product would do in the wardrobe of the signed-in person',
  access: 'session',
  response: z.object({
    garments: z.number().int(),
    pieces: z.array(OwnPiece),
    products: z.array(ProductInWardrobe),
  }),
});

export const productPicture = endpoint({
  method: 'GET',
  path: '/api/store/pictures/:productId/:color/:view/:size',
  summary: 'A picture of a product in a colour, drawn when it is first looked at',
  access: 'public',
  params: z.strictObject({
    productId,
    color: option,
    view: z.enum(pictureViews),
    size: z.enum(pictureSizes),
  }),
  response: 'file',
  errors: ['product_not_found'],
});

export const storeCart = endpoint({
  method: 'GET',
  path: '/api/store/cart',
  summary: 'The cart of the signed-in person',
  access: 'session',
  response: Cart,
});

export const addToCart = endpoint({
  method: 'POST',
  path: '/api/store/cart/add',
  summary: 'Puts one piece of a product in the cart',
  access: 'session',
  body: z.strictObject({
    productId,
    size: option,
    color: option,
    quantity: z.literal(1),
  }),
  response: CartAnswer,
  errors: ['product_not_found', 'product_option_unknown', 'out_of_stock', 'cart_limit'],
});

export const changeCartItem = endpoint({
  method: 'PATCH',
  path: '/api/store/cart/items/:productId/:color/:size',
  summary: 'Sets how many pieces of a line are wanted',
  access: 'session',
  params: Line,
  body: z.strictObject({
    quantity: z
      .int(messages.shop.pieces)
      .min(1, messages.shop.onePiece)
      .max(limits.cart.quantityMax, messages.shop.piecesMost(limits.cart.quantityMax)),
  }),
  response: CartAnswer,
  errors: ['cart_item_not_found', 'out_of_stock'],
});

export const removeCartItem = endpoint({
  method: 'DELETE',
  path: '/api/store/cart/items/:productId/:color/:size',
  summary: 'Takes a line out of the cart',
  access: 'session',
  params: Line,
  response: CartAnswer,
  errors: ['cart_item_not_found'],
});

export const readFavorites = endpoint({
  method: 'GET',
  path: '/api/store/favorites',
  summary: 'The favourites of the signed-in person, newest first',
  access: 'session',
  response: z.object({ productIds: z.array(z.string()) }),
});

export const addFavorite = endpoint({
  method: 'PUT',
  path: '/api/store/favorites/:productId',
  summary: 'Adds a product to the favourites',
  access: 'session',
  params: ProductParams,
  response: Done,
  errors: ['product_not_found'],
});

export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/api/store/favorites/:productId',
  summary: 'Takes a product out of the favourites',
  access: 'session',
  params: ProductParams,
  response: Done,
});
