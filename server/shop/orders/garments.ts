import { randomUUID } from 'node:crypto';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { inLabelOrder } from '#contract/care.ts';
import { fibreNamed, type PartFibre } from '#contract/fibres.ts';
import { attributeNames, defaultAttributes, pickAttributes } from '#contract/garment-attributes.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';
import { householdOf } from '#server/people/household.ts';
import { queueSaved } from '#server/people/webhooks/queue.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { garments, outfitGarments, photos, products } from '#server/platform/db/schema/index.ts';
import { ofVariant } from '#server/shop/catalogue/of-variant.ts';
import { looksOfProduct } from '#server/shop/catalogue/pictures/looks-of-product.ts';
import type { ProductRow } from '#server/shop/catalogue/queries.ts';
import { deleteOutfits, isOwned, type NewGarment } from '#server/wardrobe/garments/queries.ts';
import { incrementRevision } from '#server/wardrobe/garments/state.ts';
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
  await queueSaved(
    tx,
    ownerId,
    newGarments.map(({ id }) => id),
  );
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
    ...pickAttributes({ ...defaultAttributes, ...product, condition: 'new' as const }, attributeNames),
    composition: compositionOf(product),
    care: inLabelOrder(product.care),
    purchasePriceCents: line.priceCents,
    seasons: product.seasons,
    tags: [],
    suggested: {},
    confidence: {},
  } satisfies Partial<NewGarment>;
}

/** Lines without the pieces that the buyer's household still has: those that were worn stayed when the order was cancelled. */
export async function withoutKept(
  tx: Executor,
  { id: orderId, ownerId }: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<OrderLineRow[]> {
  const kept: Pick<NewGarment, 'productId' | 'color' | 'size'>[] = [];
  for (const id of await householdOf(tx, ownerId))
    kept.push(
      ...(await tx
        .select({ productId: garments.productId, color: garments.color, size: garments.size })
        .from(garments)
        .where(and(eq(garments.ownerId, id), eq(garments.orderId, orderId)))),
    );
  return lines.map((line) => {
    const has = kept.filter(
      ({ productId, color, size }) =>
        productId === line.productId && color === line.color && size === line.size,
    );
    return { ...line, quantity: Math.max(0, line.quantity - has.length) };
  });
}

/** Some pieces of one line that come back. */
export interface ReturnedPieces {
  line: OrderLineRow;
  quantity: number;
}

/** Takes single pieces of an order out of the wardrobes of the household, as far as they were not worn. */
export async function takePiecesOut(
  tx: Executor,
  { id, ownerId }: OrderRow,
  pieces: readonly ReturnedPieces[],
): Promise<void> {
  const household = await householdOf(tx, ownerId);
  for (const { line, quantity } of pieces) {
    const isPiece = ofVariant(garments, line);
    let left = quantity;
    for (const holderId of household) {
      const taken = (await unwornOf(tx, holderId, id, isPiece)).slice(0, left);
      await takeOut(tx, holderId, taken);
      left -= taken.length;
    }
  }
}

interface Gone {
  id: string;
  photoId: string;
}

function unwornOf(tx: Executor, ownerId: string, orderId: string, more?: SQL): Promise<Gone[]> {
  return tx
    .select({ id: garments.id, photoId: garments.photoId })
    .from(garments)
    .where(
      and(
        eq(garments.ownerId, ownerId),
        eq(garments.orderId, orderId),
        eq(garments.timesWorn, 0),
        isOwned,
        more,
      ),
    )
    .for('update');
}

/**
 * Removes the unworn pieces of a cancelled order from the wardrobes of the household, with their outfits, as
 * deleting a garment does. A photograph taken meanwhile is removed with the account.
 */
export async function removeOrderedGarments(tx: Executor, { id, ownerId }: OrderRow): Promise<void> {
  for (const holderId of await householdOf(tx, ownerId))
    await takeOut(tx, holderId, await unwornOf(tx, holderId, id));
}

async function takeOut(tx: Executor, ownerId: string, gone: readonly Gone[]): Promise<void> {
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
    .where(and(eq(garments.ownerId, ownerId), inArray(garments.orderId, [...orderIds]), isOwned));
}
