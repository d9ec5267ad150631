import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import * as contract from '#contract/wishes.ts';
import { lockPerson } from '#server/people/auth/queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import type { ProductCache } from '../catalogue/product-cache.ts';
import * as queries from './queries.ts';
import { wishListOf } from './wish-list.ts';

const centsOf = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));

export function wishRoutes(app: FastifyInstance, { db, now }: Services, productCache: ProductCache): void {
  route(app, contract.readWishes, async ({ person, request }) =>
    wishListOf(db, person.id, await productCache.products(), now(), request.language),
  );

  route(app, contract.addWish, async ({ person, body: { price, ...fields } }) => {
    const { id = randomUUID(), ...wished } = fields;
    const row = { ...wished, ownerId: person.id, id, priceCents: centsOf(price), createdAt: now() };
    await inTransaction(db, async (tx) => {
      await lockPerson(tx, person.id);
      if ((await queries.countOtherWishes(tx, person.id, id)) >= limits.wishes)
        throw new ApiError('wish_limit');
      await queries.insertWish(tx, row);
    });
    return { id };
  });

  route(app, contract.deleteWish, async ({ person, params }) => {
    if (!(await queries.deleteWishRow(db, person.id, params.id))) throw new ApiError('wish_not_found');
  });

  route(app, contract.changeBudget, async ({ person, body }) => {
    await queries.keepBudget(db, person.id, {
      monthCents: centsOf(body.month),
      yearCents: centsOf(body.year),
    });
  });
}
