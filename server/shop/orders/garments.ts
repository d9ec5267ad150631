import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { inLabelOrder } from '#contract/care.ts';
import { fibreNamed, type PartFibre } from '#contract/fibres.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { garments, outfitGarments, photos, products } from '#server/platform/db/schema/index.ts';
import { looksOfProduct } from '#server/shop/catalogue/pictures/looks-of-product.ts';
import type { ProductRow } from '#server/shop/catalogue/queries.ts';
import { incrementRevision } from '#server/wardrobe/garments/insights.ts';
import type { NewGarment } from '#server/wardrobe/garments/queries.ts';
import { deleteOutfits } from '#server/wardrobe/garments/queries.ts';
import { drawnPhoto, type NewPhoto } from '#server/wardrobe/photos/keep.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';

/**
 * Adds the bought pieces to the wardrobe with price, size, colour and picture. The wardrobe's limit does
 * not apply.
 */
export async function addOrderedGarments(
  tx: Executor,
  { id: orderId, ownerId }: OrderRow,
  lines: readonly OrderLineRow[],
  now: Date,
): Promise<void> {
  const ids = lines.map(({ productId }) => productId);
  const rows = await tx.select().from(products).where(inArray(products.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  const newPhotos: NewPhoto[] = [];
  const newGarments: NewGarment[] = [];
  for (const line of lines) {
    const product = known.get(line.productId);
    if (product === undefined) continue;
    for (let piece = 0; piece < line.quantity; piece++) {
      const photo = drawnPhoto(ownerId, looksOfProduct(product, colorOf(product, line)), now);
      newPhotos.push(photo);
      newGarments.push({ ...garmentOf(product, line), ownerId, orderId, photoId: photo.id, createdAt: now });
    }
  }
  if (newGarments.length === 0) return;
  await tx.insert(photos).values(newPhotos);
  await tx.insert(garments).values(newGarments);
  await incrementRevision(tx, ownerId);
}

const colorOf = ({ colors }: ProductRow, { color, hex }: OrderLineRow) =>
  colors.find(({ name }) => name === color) ?? { name: color, hex };

/** Fibres outside our vocabulary are left out. */
const compositionOf = ({ composition }: ProductRow): PartFibre[] =>
  composition.flatMap(({ fibre: name, percent }) => {
    const fibre = fibreNamed(name);
    return fibre === undefined ? [] : [{ part: 'outer' as const, fibre, percent }];
  });

function garmentOf(product: ProductRow, line: OrderLineRow) {
  const { hex, secondHex } = colorOf(product, line);
  const patterned = product.pattern !== 'plain' && secondHex !== undefined;
  return {
    id: randomUUID(),
    productId: product.id,
    name: line.name,
    brand: line.brand,
    kind: product.kind,
    category: categoryOfKind[product.kind],
    size: line.size,
    color: line.color,
    colors: [{ name: line.color, hex, share: patterned ? 0.7 : 1 }],
    pattern: product.pattern,
    style: product.style,
    fabric: product.fabric,
    condition: 'new',
    composition: compositionOf(product),
    care: inLabelOrder(product.care),
    purchasePriceCents: line.priceCents,
    seasons: product.seasons,
    tags: [],
    suggested: {},
    confidence: {},
  } satisfies Partial<NewGarment>;
}

/**
 * Removes the unworn pieces of a cancelled order from the wardrobe, with their outfits, as deleting a
 * garment does. A photograph taken meanwhile is removed with the account.
 */
export async function removeOrderedGarments(tx: Executor, { id, ownerId }: OrderRow): Promise<void> {
  const gone = await tx
    .select({ id: garments.id, photoId: garments.photoId })
    .from(garments)
    .where(and(eq(garments.ownerId, ownerId), eq(garments.orderId, id), eq(garments.timesWorn, 0)))
    .for('update');
  if (gone.length === 0) return;
  const ids = gone.map((garment) => garment.id);
  const used = await tx
    .selectDistinct({ outfitId: outfitGarments.outfitId })
    .from(outfitGarments)
    .where(and(eq(outfitGarments.ownerId, ownerId), inArray(outfitGarments.garmentId, ids)));
  await deleteOutfits(
    tx,
    ownerId,
    used.map(({ outfitId }) => outfitId),
  );
  await tx.delete(garments).where(and(eq(garments.ownerId, ownerId), inArray(garments.id, ids)));
  const photoIds = gone.map(({ photoId }) => photoId);
  await tx.delete(photos).where(and(eq(photos.ownerId, ownerId), inArray(photos.id, photoIds)));
  await incrementRevision(tx, ownerId);
}

export async function garmentsOfOrders(
  db: Executor,
  ownerId: string,
  orderIds: readonly string[],
): Promise<{ id: string; orderId: string | null }[]> {
  if (orderIds.length === 0) return [];
  return db
    .select({ id: garments.id, orderId: garments.orderId })
    .from(garments)
    .where(and(eq(garments.ownerId, ownerId), inArray(garments.orderId, [...orderIds])));
}
