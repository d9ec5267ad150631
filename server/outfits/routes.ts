import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/outfits.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { deleteOutfits, garmentsByIds } from '#server/wardrobe/garments/queries.ts';
import { disconnectSignal } from '../platform/http/disconnect-signal.ts';
import { editOf } from './edit.ts';
import { generateFor } from './generate.ts';
import { insertOwnOutfit, unscored } from './own-outfit.ts';
import { presentOutfit } from './present.ts';
import * as queries from './queries.ts';
import { learnFromEdit } from './taste-learning.ts';
import { recordOutfitWear } from './wear.ts';

export function savedOutfitRoutes(app: FastifyInstance, services: Services, stylist: Stylist): void {
  const { db, now } = services;

  route(app, contract.generateOutfits, async ({ person, body, request, reply }) => {
    const { ids, composed } = await generateFor(
      services,
      stylist,
      person.id,
      body,
      disconnectSignal(reply),
      request.language,
    );
    const outfits = await queries.outfitsByIds(db, person.id, ids);
    const missing = composed.missing.map(({ key, text, essential }) => ({
      slot: key,
      message: text,
      essential,
    }));
    return {
      generated: outfits.length,
      outfits: outfits.map(presentOutfit),
      missing,
      proven: composed.proven,
    };
  });

  route(app, contract.createOutfit, async ({ person, body }) => {
    const id = randomUUID();
    await inTransaction(db, (tx) => insertOwnOutfit(tx, person.id, id, body, now()));
    return { outfit: presentOutfit(await queries.outfitOf(db, person.id, id)) };
  });

  route(app, contract.updateOutfit, async ({ person, params, body }) => {
    const { garmentIds, ...changes } = body;
    const edited = garmentIds && (await editOf(services, person.id, params.id, garmentIds));
    await inTransaction(db, async (tx) => {
      const before = await queries.outfitOf(tx, person.id, params.id);
      if (garmentIds !== undefined) {
        await queries.holdGarments(tx, person.id, garmentIds);
        await garmentsByIds(tx, person.id, garmentIds);
      }
      // A score holds only for the pieces, occasion and season it was computed for.
      const explained =
        garmentIds === undefined &&
        (changes.occasion ?? before.occasion) === before.occasion &&
        (changes.season ?? before.season) === before.season;
      const worded = before.worded || reworded(before, changes);
      const columns = { ...changes, worded, ...(!explained && unscored) };
      await queries.updateOutfitRow(tx, person.id, params.id, columns, garmentIds);
      if (edited) await learnFromEdit(tx, person.id, edited.before, edited.after);
    });
    return { outfit: presentOutfit(await queries.outfitOf(db, person.id, params.id)) };
  });

  route(app, contract.deleteOutfit, async ({ person, params }) => {
    await queries.outfitOf(db, person.id, params.id);
    await inTransaction(db, (tx) => deleteOutfits(tx, person.id, [params.id]));
  });

  route(app, contract.wearOutfit, async ({ person, params }) => {
    await inTransaction(db, (tx) => recordOutfitWear(tx, person.id, params.id, now()));
    return { outfit: presentOutfit(await queries.outfitOf(db, person.id, params.id)) };
  });
}

const reworded = (
  before: queries.OutfitRow,
  { name, description }: { name?: string; description?: string },
) =>
  (name !== undefined && name !== before.name) ||
  (description !== undefined && description !== before.description);
