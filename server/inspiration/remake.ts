import type { Remade, RemadePart, SeenPart } from '#contract/inspirations.ts';
import type { Language } from '#contract/languages.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { dresserOf, garmentsIn, presentLook } from '#server/outfits/looks/person.ts';
import { presentPiece } from '#server/outfits/present.ts';
import type { Services } from '#server/services.ts';
import type { ProductCache } from '#server/shop/catalogue/product-cache.ts';
import { colorIn, nameIn } from '#server/shop/catalogue/translate.ts';
import { asGarments } from '#server/shop/in-wardrobe/as-garments.ts';
import { garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { compareWithPicture, lackOf } from '#stylist/language/compare-with-picture.ts';
import { isProposable } from '#stylist/profile/limits.ts';
import type { Profile } from '#stylist/profile/profile.ts';
import { diagnoseLook } from '#stylist/requests/diagnose-look.ts';
import { distanceOf } from '#stylist/requests/remake-look.ts';
import type { SeenGarment } from '#stylist/seen-garment.ts';
import { seenGarment } from './seen-garment.ts';

const productsShown = 2;
/** A product bought for a look should resemble its part. */
const offeredMost = 0.27;
/** Percent: below it the look’s flaw is named. */
const soundFrom = 60;

type Products = Awaited<ReturnType<ProductCache['products']>>;

/** @throws ApiError `stylist_busy` */
export async function remake(
  { db, now }: Services,
  { stylist, productCache }: { stylist: Stylist; productCache: ProductCache },
  ownerId: string,
  seen: readonly SeenPart[],
  language: Language,
  signal?: AbortSignal,
): Promise<Remade> {
  const [{ wardrobe, profile }, rows, products] = await Promise.all([
    dresserOf(db, ownerId, now()),
    garmentsOf(db, ownerId),
    productCache.products(),
  ]);
  const parts = seen.map(seenGarment);
  const remade = await stylist.run('remakeLook', [wardrobe, parts, profile, language], signal);
  const pieceOf = (id: string | null) => {
    const row = rows.find((one) => one.id === id);
    return row ? presentPiece(row) : null;
  };
  const { outfit } = remade;
  const judged =
    outfit && outfit.aiScore < soundFrom
      ? diagnoseLook(wardrobe, garmentsIn(wardrobe, outfit.garmentIds), {
          occasion: outfit.occasion,
          season: outfit.season,
          profile,
          seed: 1,
          language,
        })
      : null;
  return {
    parts: parts.map((part, place): RemadePart => {
      const { garmentId = null, nearness = null } = remade.parts[place] ?? {};
      const owned = wardrobe.find(({ id }) => id === garmentId);
      const isNear = owned !== undefined && nearness !== 'far';
      return {
        nearness: owned ? nearness : null,
        garment: pieceOf(garmentId),
        ...(owned ? compareWithPicture(part, owned, language) : { agrees: '', differs: [] }),
        lack: isNear
          ? null
          : { text: lackOf(part, language), products: nearestIn(products, part, profile, language) },
      };
    }),
    added: remade.addedIds.flatMap((id) => pieceOf(id) ?? []),
    look: outfit && presentLook(outfit),
    flaw: judged?.flaw?.reason.text ?? null,
  };
}

type Offer = NonNullable<RemadePart['lack']>['products'][number];

/** In stock, of the colour that comes nearest; only what one would take for the same. */
function nearestIn(
  products: Products,
  part: SeenGarment,
  profile: Profile | null,
  language: Language,
): Offer[] {
  const offers = products.flatMap((product) => {
    if (!product.inStock) return [];
    const near = asGarments(product).flatMap((garment) => {
      const distance = isProposable(garment, profile) ? distanceOf(part, garment) : null;
      return distance === null || distance > offeredMost ? [] : [{ garment, distance }];
    });
    const [best] = near.toSorted((a, b) => a.distance - b.distance);
    const color = best?.garment.colors[0]?.name;
    if (best === undefined || color === undefined) return [];
    const { id, name, price, images, colors } = product;
    const image = images[Math.max(0, colors.indexOf(color))] ?? null;
    const offer = { id, name: nameIn(language, id, name), color: colorIn(language, color), price, image };
    return [{ offer, distance: best.distance }];
  });
  return offers
    .toSorted((a, b) => a.distance - b.distance || (a.offer.id < b.offer.id ? -1 : 1))
    .slice(0, productsShown)
    .map(({ offer }) => offer);
}
