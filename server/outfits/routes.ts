import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/outfits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { route } from '#server/plugins/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { generationsUsed, useGeneration } from '#server/wardrobe/allowance.ts';
import { garmentsByIds, garmentsOf } from '#server/wardrobe/queries.ts';
import { composeOutfits, keepComposed } from './compose.ts';
import { presentOutfit } from './present.ts';
import * as queries from './queries.ts';
import { recordOutfitWear } from './wear.ts';

export function outfitRoutes(app: FastifyInstance, { db, now, config }: Services): void {
  const guards = { rateLimit: { max: Math.ceil(30 * config.rateLimitFactor), timeWindow: '1 minute' } };

  route(
    app,
    contract.generateOutfits,
    async ({ person, body }) => {
      const moment = now();
      const kept = await inTransaction(db, async (tx) => {
        // A refusal costs no generation: the transaction takes the count back.
        await useGeneration(tx, person.id, moment, config.payments.mode);
        const rows = await garmentsOf(tx, person.id);
        const before = await queries.composedBefore(tx, person.id);
        const turn = await generationsUsed(tx, person.id, moment);
        const seedOf = [person.id, body.occasion, body.season, turn, before.length].join(' ');
        const { outfits, missing } = composeOutfits(rows, body, before, seedOf, moment);
        const ids: string[] = [];
        for (const outfit of outfits) ids.push(await keepComposed(tx, person.id, outfit, moment));
        return { ids, missing };
      });
      const outfits = await Promise.all(kept.ids.map((id) => queries.outfitOf(db, person.id, id)));
      return { generated: outfits.length, outfits: outfits.map(presentOutfit), missing: kept.missing };
    },
    guards,
  );

  route(app, contract.createOutfit, async ({ person, body }) => {
    const { garmentIds, ...fields } = body;
    const id = randomUUID();
    await inTransaction(db, async (tx) => {
      await garmentsByIds(tx, person.id, garmentIds);
      const outfit = { ...fields, ownerId: person.id, id, ...unscored, createdAt: now() };
      await queries.insertOutfit(tx, outfit, garmentIds);
    });
    return { outfit: presentOutfit(await queries.outfitOf(db, person.id, id)) };
  });

  route(app, contract.updateOutfit, async ({ person, params, body }) => {
    const { garmentIds, ...changes } = body;
    await inTransaction(db, async (tx) => {
      const before = await queries.outfitOf(tx, person.id, params.id);
      if (garmentIds !== undefined) await garmentsByIds(tx, person.id, garmentIds);
      // A score explains the pieces, the occasion and the season it was given for, and no others.
      const explained =
        garmentIds === undefined &&
        (changes.occasion ?? before.occasion) === before.occasion &&
        (changes.season ?? before.season) === before.season;
      const columns = explained ? changes : { ...changes, ...unscored };
      await queries.updateOutfitRow(tx, person.id, params.id, columns, garmentIds);
    });
    return { outfit: presentOutfit(await queries.outfitOf(db, person.id, params.id)) };
  });

  route(app, contract.deleteOutfit, async ({ person, params }) => {
    await queries.outfitOf(db, person.id, params.id);
    await queries.deleteOutfits(db, person.id, [params.id]);
    return { success: true as const };
  });

  route(app, contract.wearOutfit, async ({ person, params }) => {
    await inTransaction(db, (tx) => recordOutfitWear(tx, person.id, params.id, now()));
    return { outfit: presentOutfit(await queries.outfitOf(db, person.id, params.id)) };
  });
}

/** An outfit as a person put it together: nobody has scored it. */
const unscored = { aiGenerated: false, aiScore: null, parts: [], reasons: [] };
