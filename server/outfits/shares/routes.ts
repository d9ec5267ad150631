import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import * as contract from '#contract/shares.ts';
import { lockPerson } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { sharedOutfits, shares } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import type { PhotoReader } from '#server/wardrobe/scans/photo-reader.ts';
import { runOptionsFor } from '#server/wardrobe/scans/run-options.ts';
import { outfitOf, outfitsByIds } from '../queries.ts';
import { digestOf, pictureOf, storyOf } from './picture.ts';
import { presentShare } from './present.ts';
import { deleteEmptyShares, deleteShare, listedShares, piecesOf } from './queries.ts';
import { titleOf } from './words.ts';

export function shareRoutes(app: FastifyInstance, services: Services, photoReader: PhotoReader): void {
  const { db, now } = services;

  route(app, contract.listShares, async ({ person }) => ({
    shares: (await listedShares(db, person.id)).map(presentShare),
  }));

  route(app, contract.createShare, async ({ person, body: { outfitIds }, reply }) => {
    const ownerId = person.id;
    const found = await outfitsByIds(db, ownerId, outfitIds);
    if (found.length < outfitIds.length) throw new ApiError('outfit_not_found');
    await deleteEmptyShares(db, ownerId);
    await requireRoom(db, ownerId);
    const pieces = await piecesOf(db, ownerId, outfitIds);
    const row = { ownerId, token: randomBytes(16).toString('hex'), createdAt: now(), removedAt: null };
    const rows: (typeof sharedOutfits.$inferInsert)[] = [];
    for (const [position, outfitId] of outfitIds.entries()) {
      const of = pieces.get(outfitId) ?? [];
      const picture = await pictureOf(services, photoReader, runOptionsFor(person, reply), of);
      rows.push({ ownerId, token: row.token, outfitId, position, picture, pictureOf: digestOf(of) });
    }
    await inTransaction(db, async (tx) => {
      await lockPerson(tx, ownerId);
      await requireRoom(tx, ownerId);
      await tx.insert(shares).values(row);
      await tx.insert(sharedOutfits).values(rows);
    });
    const outfits = found.map(({ id, name }, position) => ({ id, name, position, votes: 0 }));
    return { share: presentShare({ ...row, outfits }) };
  });

  route(app, contract.endShare, async ({ person, params }) => {
    await deleteShare(db, person.id, params.token);
  });

  route(app, contract.readOutfitPicture, async ({ person, params, request, reply }) => {
    const outfit = await outfitOf(db, person.id, params.id);
    const pieces = (await piecesOf(db, person.id, [outfit.id])).get(outfit.id) ?? [];
    const options = runOptionsFor(person, reply);
    const picture = await pictureOf(services, photoReader, options, pieces);
    return reply
      .type('image/png')
      .header('content-disposition', 'inline; filename="outfit-vestidor.png"')
      .send(await storyOf(titleOf([outfit], request.language), picture));
  });
}

async function requireRoom(db: Executor, ownerId: string): Promise<void> {
  const kept = await db.$count(shares, eq(shares.ownerId, ownerId));
  if (kept >= limits.share.keptMax) throw new ApiError('share_limit');
}
