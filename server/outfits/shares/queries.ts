import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { type Choice, choices } from '#contract/shares.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import {
  garments,
  outfitGarments,
  outfits,
  photos,
  type RejectedOutfit,
  sharedOutfits,
  shareReports,
  shares,
  shareVotes,
} from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';

export type ShareRow = typeof shares.$inferSelect;

const pieceColumns = {
  id: garments.id,
  kind: garments.kind,
  category: garments.category,
  colors: garments.colors,
  pattern: garments.pattern,
  fabric: garments.fabric,
  photoId: photos.id,
  storageKey: photos.storageKey,
  drawing: photos.drawing,
  cutBy: photos.cutBy,
};

/** Nothing that a person has typed. */
export type SharedPiece = Pick<
  typeof garments.$inferSelect,
  'id' | 'kind' | 'category' | 'colors' | 'pattern' | 'fabric'
> & { photoId: string } & Pick<typeof photos.$inferSelect, 'storageKey' | 'drawing' | 'cutBy'>;

export async function piecesOf(
  db: Executor,
  ownerId: string,
  outfitIds: string[],
): Promise<Map<string, SharedPiece[]>> {
  const rows = await db
    .select({ outfitId: outfitGarments.outfitId, ...pieceColumns })
    .from(outfitGarments)
    .innerJoin(
      garments,
      and(eq(garments.ownerId, outfitGarments.ownerId), eq(garments.id, outfitGarments.garmentId)),
    )
    .innerJoin(photos, and(eq(photos.ownerId, garments.ownerId), eq(photos.id, garments.photoId)))
    .where(and(eq(outfitGarments.ownerId, ownerId), inArray(outfitGarments.outfitId, outfitIds)))
    .orderBy(asc(outfitGarments.position));
  return new Map(
    [...Map.groupBy(rows, ({ outfitId }) => outfitId)].map(([outfitId, of]) => [
      outfitId,
      of.map(({ outfitId: _, ...piece }) => piece),
    ]),
  );
}

export const piecesOfGarments = (
  db: Executor,
  ownerId: string,
  garmentIds: string[],
): Promise<SharedPiece[]> =>
  db
    .select(pieceColumns)
    .from(garments)
    .innerJoin(photos, and(eq(photos.ownerId, garments.ownerId), eq(photos.id, garments.photoId)))
    .where(and(eq(garments.ownerId, ownerId), inArray(garments.id, garmentIds)));

const inShare = ({ ownerId, token }: Pick<ShareRow, 'ownerId' | 'token'>) =>
  and(eq(sharedOutfits.ownerId, ownerId), eq(sharedOutfits.token, token));

/** @throws ApiError `share_not_found`, `share_removed` */
export async function shareAt(db: Executor, token: string): Promise<ShareRow> {
  const [row] = await db.select().from(shares).where(eq(shares.token, token));
  if (row === undefined) throw new ApiError('share_not_found');
  if (row.removedAt !== null) throw new ApiError('share_removed');
  return row;
}

export interface SharedOutfit {
  outfitId: string;
  choice: Choice;
  occasion: (typeof outfits.$inferSelect)['occasion'];
  pictureOf: string | null;
  pieces: SharedPiece[];
}

/** @throws ApiError `share_not_found` once its outfits are gone */
export async function sharedOutfitsOf(db: Executor, share: ShareRow): Promise<SharedOutfit[]> {
  const rows = await db
    .select({
      outfitId: sharedOutfits.outfitId,
      position: sharedOutfits.position,
      pictureOf: sharedOutfits.pictureOf,
      occasion: outfits.occasion,
    })
    .from(sharedOutfits)
    .innerJoin(
      outfits,
      and(eq(outfits.ownerId, sharedOutfits.ownerId), eq(outfits.id, sharedOutfits.outfitId)),
    )
    .where(inShare(share))
    .orderBy(asc(sharedOutfits.position));
  if (rows.length === 0) throw new ApiError('share_not_found');
  const pieces = await piecesOf(
    db,
    share.ownerId,
    rows.map(({ outfitId }) => outfitId),
  );
  return rows.map(({ position, ...row }) => ({
    ...row,
    choice: choiceAt(position),
    pieces: pieces.get(row.outfitId) ?? [],
  }));
}

export const choiceAt = (position: number) => choices[position] ?? choices[0];

/** @throws ApiError `share_not_found` for an outfit that is gone */
export async function outfitChosen(db: Executor, share: ShareRow, choice: Choice): Promise<string> {
  const [row] = await db
    .select({ outfitId: sharedOutfits.outfitId })
    .from(sharedOutfits)
    .where(and(inShare(share), eq(sharedOutfits.position, choices.indexOf(choice))));
  if (row === undefined) throw new ApiError('share_not_found');
  return row.outfitId;
}

const pictureKey = (share: ShareRow, outfitId: string) =>
  and(inShare(share), eq(sharedOutfits.outfitId, outfitId));

export async function storedPicture(db: Executor, share: ShareRow, outfitId: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ picture: sharedOutfits.picture })
    .from(sharedOutfits)
    .where(pictureKey(share, outfitId));
  return row?.picture ?? null;
}

export async function storePicture(
  db: Executor,
  share: ShareRow,
  outfitId: string,
  { picture, pictureOf }: { picture: Buffer; pictureOf: string },
): Promise<void> {
  await db.update(sharedOutfits).set({ picture, pictureOf }).where(pictureKey(share, outfitId));
}

export interface ListedShare extends ShareRow {
  outfits: { id: string; name: string; position: number; votes: number }[];
}

export async function listedShares(db: Executor, ownerId: string): Promise<ListedShare[]> {
  const [rows, outfitRows, votes] = await Promise.all([
    db.select().from(shares).where(eq(shares.ownerId, ownerId)).orderBy(desc(shares.createdAt)),
    db
      .select({
        token: sharedOutfits.token,
        id: outfits.id,
        name: outfits.name,
        position: sharedOutfits.position,
      })
      .from(sharedOutfits)
      .innerJoin(
        outfits,
        and(eq(outfits.ownerId, sharedOutfits.ownerId), eq(outfits.id, sharedOutfits.outfitId)),
      )
      .where(eq(sharedOutfits.ownerId, ownerId))
      .orderBy(asc(sharedOutfits.position)),
    db
      .select({ token: shareVotes.token, outfitId: shareVotes.outfitId, votes: count() })
      .from(shareVotes)
      .where(eq(shareVotes.ownerId, ownerId))
      .groupBy(shareVotes.token, shareVotes.outfitId),
  ]);
  const votesFor = new Map(votes.map(({ token, outfitId, votes }) => [`${token} ${outfitId}`, votes]));
  return rows.flatMap((row) => {
    const of = outfitRows
      .filter(({ token }) => token === row.token)
      .map(({ token, ...outfit }) => ({ ...outfit, votes: votesFor.get(`${token} ${outfit.id}`) ?? 0 }));
    return of.length === 0 ? [] : [{ ...row, outfits: of }];
  });
}

export type KeptShare = NonNullable<RejectedOutfit['shares']>[number];

/** Links that show an outfit, to be kept before it is deleted. */
export async function sharesOfOutfit(tx: Executor, ownerId: string, outfitId: string): Promise<KeptShare[]> {
  const [links, votes] = await Promise.all([
    tx
      .select({ token: sharedOutfits.token, position: sharedOutfits.position })
      .from(sharedOutfits)
      .where(and(eq(sharedOutfits.ownerId, ownerId), eq(sharedOutfits.outfitId, outfitId))),
    tx
      .select()
      .from(shareVotes)
      .where(and(eq(shareVotes.ownerId, ownerId), eq(shareVotes.outfitId, outfitId))),
  ]);
  return links.map((link) => ({
    ...link,
    votes: votes
      .filter(({ token }) => token === link.token)
      .map(({ voter, network, votedAt }) => ({ voter, network, votedAt: votedAt.toISOString() })),
  }));
}

/** Except by links that are gone; a browser that has voted for another outfit since keeps that vote. */
export async function shareAgain(
  tx: Executor,
  ownerId: string,
  outfitId: string,
  kept: readonly KeptShare[],
): Promise<void> {
  for (const { token, position, votes } of kept) {
    const [link] = await tx
      .select({ token: shares.token })
      .from(shares)
      .where(and(eq(shares.ownerId, ownerId), eq(shares.token, token)))
      .for('update');
    if (link === undefined) continue;
    await tx.insert(sharedOutfits).values({ ownerId, token, outfitId, position });
    if (votes.length > 0)
      await tx
        .insert(shareVotes)
        .values(
          votes.map(({ votedAt, ...vote }) => ({
            ...vote,
            ownerId,
            token,
            outfitId,
            votedAt: new Date(votedAt),
          })),
        )
        .onConflictDoNothing();
  }
}

export async function deleteEmptyShares(db: Database, ownerId: string): Promise<void> {
  // First the links: one that is made meanwhile is not taken for an empty one.
  const made = await db.select({ token: shares.token }).from(shares).where(eq(shares.ownerId, ownerId));
  const filled = await db
    .selectDistinct({ token: sharedOutfits.token })
    .from(sharedOutfits)
    .where(eq(sharedOutfits.ownerId, ownerId));
  for (const { token } of made)
    if (!filled.some((one) => one.token === token)) await deleteRows(db, ownerId, token);
}

/** @throws ApiError `share_not_found`, also for a link of another owner */
export async function deleteShare(db: Database, ownerId: string, token: string): Promise<void> {
  if (!(await deleteRows(db, ownerId, token))) throw new ApiError('share_not_found');
}

/** In a distributed database links are found in one place, and their contents lie with the owner's rows. */
const deleteRows = (db: Database, ownerId: string, token: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const deleted = await tx
      .delete(shares)
      .where(and(eq(shares.ownerId, ownerId), eq(shares.token, token)))
      .returning({ token: shares.token });
    await tx.delete(sharedOutfits).where(inShare({ ownerId, token }));
    await tx
      .delete(shareReports)
      .where(and(eq(shareReports.ownerId, ownerId), eq(shareReports.token, token)));
    return deleted.length > 0;
  });
