import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hexOfColor } from '#contract/colors.ts';
import { attributeNames, defaultAttributes, pickAttributes } from '#contract/garment-attributes.ts';
import { limits } from '#contract/limits.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import * as contract from '#contract/wishes.ts';
import { styleProfileOf } from '#server/people/style-profile/queries.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import { departedOf, garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { presentPhoto } from '#server/wardrobe/photos/present.ts';
import { profileOf } from '#stylist/profile/profile-of.ts';
import { productViews } from '#stylist/requests/product-views.ts';
import { assumed, type Garment } from '#stylist/wardrobe.ts';
import { favoritesOf } from '../catalogue/favorites.ts';
import type { ProductCache } from '../catalogue/product-cache.ts';
import { asGarments } from '../in-wardrobe/as-garments.ts';
import * as queries from './queries.ts';
import { beyondBudget, spendingOf } from './spending.ts';

type Wished = Omit<contract.Wish, 'outfits' | 'alike' | 'beyond'>;

const centsOf = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));

export function wishRoutes(app: FastifyInstance, { db, now }: Services, productCache: ProductCache): void {
  route(app, contract.readWishes, async ({ person }) => {
    const moment = now();
    const [rows, departed, favorites, products, own, limitsOf, said] = await Promise.all([
      garmentsOf(db, person.id),
      departedOf(db, person.id),
      favoritesOf(db, person.id),
      productCache.products(),
      queries.wishesOf(db, person.id),
      queries.budgetOf(db, person.id),
      styleProfileOf(db, person.id),
    ]);
    const budget = spendingOf([...rows, ...departed], limitsOf, moment);
    const inShop = favorites.flatMap((id) => {
      const product = products.find((one) => one.id === id);
      const [garment] = product ? asGarments(product) : [];
      if (product === undefined || garment === undefined) return [];
      const [color] = garment.colors;
      const wished: Wished = {
        id,
        inShop: true,
        name: product.name,
        kind: product.kind,
        color: color?.name ?? '',
        hex: color?.hex ?? '',
        price: product.price,
        page: null,
        image: product.images[0] ?? null,
      };
      return [{ wished, garment }];
    });
    const elsewhere = own.map((row) => ({ wished: presentWish(row), garment: garmentOf(row) }));
    const all = [...elsewhere, ...inShop];
    const wardrobe = rows.map((row) => toEngineGarment(row, moment));
    const views = productViews(
      wardrobe,
      all.map(({ garment }) => garment),
      profileOf(said, wardrobe),
    );
    return {
      budget,
      wishes: all.map(({ wished, garment }) => {
        const view = views.get(garment.id);
        const alike = rows.find(({ id }) => id === view?.alikeId);
        return {
          ...wished,
          outfits: view?.outfits ?? 0,
          alike: alike
            ? { id: alike.id, name: alike.name, photo: presentPhoto(alike), timesWorn: alike.timesWorn }
            : null,
          beyond: beyondBudget(wished.price, budget),
        };
      }),
    };
  });

  route(app, contract.addWish, async ({ person, body: { price, ...fields } }) => {
    const id = randomUUID();
    if ((await queries.countWishes(db, person.id)) >= limits.wishes) throw new ApiError('wish_limit');
    await queries.insertWish(db, {
      ...fields,
      ownerId: person.id,
      id,
      priceCents: centsOf(price),
      createdAt: now(),
    });
    return { id };
  });

  route(app, contract.deleteWish, async ({ person, params }) => {
    if (!(await queries.deleteWishRow(db, person.id, params.id))) throw new ApiError('wish_not_found');
    return { success: true as const };
  });

  route(app, contract.changeBudget, async ({ person, body }) => {
    await queries.keepBudget(db, person.id, {
      monthCents: centsOf(body.month),
      yearCents: centsOf(body.year),
    });
    return { success: true as const };
  });
}

function presentWish({ id, name, kind, color, priceCents, page }: queries.WishRow): Wished {
  const price = priceCents === null ? null : priceCents / 100;
  return { id, inShop: false, name, kind, color, hex: hexOfColor(color) ?? '', price, page, image: null };
}

function garmentOf({ id, name, kind, color }: queries.WishRow): Garment {
  return {
    id,
    name,
    kind,
    category: categoryOfKind[kind],
    colors: [{ name: color, hex: hexOfColor(color) ?? '#000000', share: 1 }],
    ...assumed(pickAttributes({ ...defaultAttributes, condition: 'new' as const }, attributeNames)),
    seasons: [],
    timesWorn: 0,
    lastWornDaysAgo: null,
  };
}
