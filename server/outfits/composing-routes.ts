import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/composing.ts';
import { limits } from '#contract/limits.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { composeLook } from '#stylist/requests/swap-piece.ts';
import { disconnectSignal } from '../platform/http/disconnect-signal.ts';
import { rowOf } from './compose.ts';
import { loadEditContext } from './edit.ts';
import { like, unlike } from './like.ts';
import { presentOutfit, presentPiece } from './present.ts';
import * as queries from './queries.ts';
import { explainRejection, reject, restoreRejected } from './reject.ts';
import { learnFromEdit } from './taste-learning.ts';

export function composingRoutes(app: FastifyInstance, services: Services, stylist: Stylist): void {
  const { db, now } = services;
  const answer = async (ownerId: string, id: string) => ({
    outfit: presentOutfit(await queries.outfitOf(db, ownerId, id)),
  });

  route(app, contract.readAlternatives, async ({ person, params, request: { language }, reply }) => {
    const { outfit, rows, wardrobe, request, look } = await loadEditContext(
      db,
      person.id,
      params.id,
      now(),
      language,
    );
    const worn = look(piecesOf(outfit, params.garmentId));
    const found = await stylist.run(
      'alternativesFor',
      [wardrobe, worn, params.garmentId, request, limits.alternatives],
      disconnectSignal(reply),
    );
    const alternatives = found.flatMap(({ garmentId, ...same }) => {
      const row = rows.find(({ id }) => id === garmentId);
      return row ? [{ item: presentPiece(row), ...same }] : [];
    });
    const aiScore = outfit.aiScore ?? composeLook(wardrobe, worn, request)?.aiScore ?? 0;
    return { aiScore, alternatives };
  });

  route(app, contract.swapPiece, async ({ person, params, body, request: { language } }) => {
    const { outfit, wardrobe, request, look } = await loadEditContext(
      db,
      person.id,
      params.id,
      now(),
      language,
    );
    const ids = piecesOf(outfit, body.outId).map((id) => (id === body.outId ? body.inId : id));
    if (look([body.inId]).length === 0) throw new ApiError('garment_not_found');
    const composed = new Set(ids).size === ids.length ? composeLook(wardrobe, look(ids), request) : null;
    if (composed === null) throw new ApiError('swap_unwearable');
    const { garmentIds, name, description, losses, ...scored } = rowOf(composed);
    // A person's own outfit keeps its name and has no score.
    const words = outfit.worded ? {} : { name, description };
    const columns = outfit.losses === null ? {} : { ...words, ...scored, losses };
    await inTransaction(db, async (tx) => {
      await queries.updateOutfitRow(tx, person.id, outfit.id, columns, garmentIds);
      if (outfit.losses !== null) await learnFromEdit(tx, person.id, outfit.losses, losses);
    });
    return answer(person.id, outfit.id);
  });

  route(app, contract.keepOutfit, async ({ person, params }) => {
    await inTransaction(db, (tx) => like(tx, person.id, params.id));
    return answer(person.id, params.id);
  });

  route(app, contract.unkeepOutfit, async ({ person, params }) => {
    await inTransaction(db, async (tx) => {
      await queries.outfitOf(tx, person.id, params.id);
      await unlike(tx, person.id, params.id);
    });
    return answer(person.id, params.id);
  });

  route(app, contract.rejectOutfit, async ({ person, params }) => {
    await inTransaction(db, (tx) => reject(tx, person.id, params.id, now()));
  });

  route(app, contract.explainRejection, async ({ person, params, body }) => {
    await inTransaction(db, (tx) => explainRejection(tx, person.id, params.id, body));
  });

  route(app, contract.unrejectOutfit, async ({ person, params }) => {
    await inTransaction(db, (tx) => restoreRejected(tx, person.id, params.id));
    return answer(person.id, params.id);
  });
}

/** @throws ApiError `piece_not_in_outfit` */
function piecesOf({ pieces }: queries.OutfitRow, named: string): string[] {
  const ids = pieces.map(({ id }) => id);
  if (!ids.includes(named)) throw new ApiError('piece_not_in_outfit');
  return ids;
}
