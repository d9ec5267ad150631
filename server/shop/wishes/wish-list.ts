import { hexOfColor } from '#contract/colors.ts';
import { attributeNames, defaultAttributes, pickAttributes } from '#contract/garment-attributes.ts';
import type { Language } from '#contract/languages.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import type { Budget, SpareGarment, Wish } from '#contract/wishes.ts';
import { styleProfileOf } from '#server/people/style-profile/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import { versatilityById } from '#server/wardrobe/garments/insights.ts';
import { departedOf, garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { presentPhoto } from '#server/wardrobe/photos/present.ts';
import { profileOf } from '#stylist/profile/profile-of.ts';
import { productViews } from '#stylist/requests/product-views.ts';
import { assumed, type Garment } from '#stylist/wardrobe.ts';
import { favoritesOf } from '../catalogue/favorites.ts';
import type { ProductCache } from '../catalogue/product-cache.ts';
import { colorIn, nameIn } from '../catalogue/translate.ts';
import { asGarments } from '../in-wardrobe/as-garments.ts';
import { fallenWishes } from './fallen.ts';
import { budgetOf, type WishRow, wishesOf } from './queries.ts';
import { plentyIn, spareOf } from './spare.ts';
import { beyondBudget, spendingOf } from './spending.ts';

type Wished = Omit<Wish, 'outfits' | 'alike' | 'plenty' | 'beyond'>;
type Products = Awaited<ReturnType<ProductCache['products']>>;

interface WishedGarment {
  wished: Wished;
  garment: Garment;
}

/** Those from elsewhere first. @param products for sale */
async function wishedGarmentsOf(
  db: Executor,
  ownerId: string,
  products: Products,
  moment: Date,
  language: Language,
): Promise<WishedGarment[]> {
  const [favorites, own, fallen] = await Promise.all([
    favoritesOf(db, ownerId),
    wishesOf(db, ownerId),
    fallenWishes(db, ownerId, moment),
  ]);
  const inShop = favorites.flatMap((id) => {
    const product = products.find((one) => one.id === id);
    const [garment] = product ? asGarments(product) : [];
    if (product === undefined || garment === undefined) return [];
    const [color] = garment.colors;
    const reduced = fallen.find(({ productId }) => productId === id);
    const wished: Wished = {
      id,
      inShop: true,
      name: nameIn(language, id, product.name),
      kind: product.kind,
      color: colorIn(language, color?.name ?? ''),
      hex: color?.hex ?? '',
      price: product.price,
      reducedFrom: reduced ? reduced.originalCents / 100 : null,
      page: null,
      image: product.images[0] ?? null,
    };
    return [{ wished, garment }];
  });
  const elsewhere = own.map((row) => ({ wished: presentWish(row, language), garment: garmentOf(row) }));
  return [...elsewhere, ...inShop];
}

/** Without what they would add to the wardrobe. */
export async function wishedOf(...given: Parameters<typeof wishedGarmentsOf>): Promise<Wished[]> {
  return (await wishedGarmentsOf(...given)).map(({ wished }) => wished);
}

/** Everything that is wished for, what each would add, and the budget. @param products for sale */
export async function wishListOf(
  db: Executor,
  ownerId: string,
  products: Products,
  moment: Date,
  language: Language,
): Promise<{ wishes: Wish[]; spare: SpareGarment[]; budget: Budget }> {
  const [rows, departed, all, limitsOf, said, versatility] = await Promise.all([
    garmentsOf(db, ownerId),
    departedOf(db, ownerId),
    wishedGarmentsOf(db, ownerId, products, moment, language),
    budgetOf(db, ownerId),
    styleProfileOf(db, ownerId),
    versatilityById(db, ownerId, moment),
  ]);
  const budget = spendingOf([...rows, ...departed], limitsOf, moment);
  const wardrobe = rows.map((row) => toEngineGarment(row, moment));
  const views = productViews(
    wardrobe,
    all.map(({ garment }) => garment),
    profileOf(said, wardrobe),
  );
  return {
    budget,
    spare: spareOf(rows, wardrobe, versatility, moment),
    wishes: all.map(({ wished, garment }) => {
      const view = views.get(garment.id);
      const alike = rows.find(({ id }) => id === view?.alikeId);
      return {
        ...wished,
        outfits: view?.outfits ?? 0,
        alike: alike
          ? { id: alike.id, name: alike.name, photo: presentPhoto(alike), timesWorn: alike.timesWorn }
          : null,
        plenty: plentyIn(wardrobe, garment),
        beyond: beyondBudget(wished.price, budget),
      };
    }),
  };
}

function presentWish({ id, name, kind, color, priceCents, page }: WishRow, language: Language): Wished {
  const price = priceCents === null ? null : priceCents / 100;
  return {
    id,
    inShop: false,
    name,
    kind,
    color: colorIn(language, color),
    hex: hexOfColor(color) ?? '',
    price,
    reducedFrom: null,
    page,
    image: null,
  };
}

function garmentOf({ id, name, kind, color }: WishRow): Garment {
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
