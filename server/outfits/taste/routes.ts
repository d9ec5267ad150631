import type { FastifyInstance } from 'fastify';
import { type ColorName, colorNames } from '#contract/colors.ts';
import * as contract from '#contract/taste.ts';
import * as queries from '#server/people/taste/queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { describePersonal } from '#stylist/learning/describe-personal.ts';
import { forgetItem, learnedItems } from './engine-taste.ts';

export function tasteRoutes(app: FastifyInstance, { db, now }: Services): void {
  async function presented(ownerId: string): Promise<contract.Taste> {
    const [taste, items, rejected] = await Promise.all([
      queries.tasteOf(db, ownerId),
      learnedItems(db, ownerId, await garmentsOf(db, ownerId), now()),
      queries.countRejected(db, ownerId),
    ]);
    return {
      favoriteColors: known(taste.favoriteColors),
      avoidedColors: known(taste.avoidedColors),
      learned: { sentences: describePersonal(taste.learned), items, choices: taste.choices, rejected },
    };
  }

  route(app, contract.readTaste, ({ person }) => presented(person.id));

  route(app, contract.changeTaste, async ({ person, body }) => {
    await queries.saveColors(db, person.id, body);
    return presented(person.id);
  });

  route(app, contract.forgetLearned, async ({ person }) => {
    await inTransaction(db, (tx) => queries.forget(tx, person.id, now()));
    return presented(person.id);
  });

  route(app, contract.forgetLearnedItem, async ({ person, params }) => {
    await inTransaction(db, async (tx) =>
      forgetItem(tx, person.id, await garmentsOf(tx, person.id), params.id, now()),
    );
    return presented(person.id);
  });
}

const known = (names: readonly string[]): ColorName[] => colorNames.filter((name) => names.includes(name));
