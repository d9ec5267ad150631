import type { FastifyInstance } from 'fastify';
import { type ColorName, colorNames } from '#contract/colors.ts';
import type { Language } from '#contract/languages.ts';
import * as contract from '#contract/taste.ts';
import * as queries from '#server/people/taste/queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { describePersonal } from '#stylist/learning/describe-personal.ts';
import { forgetItem, learnedItems } from './engine-taste.ts';

export function tasteRoutes(app: FastifyInstance, { db, now }: Services): void {
  async function presented(ownerId: string, language: Language): Promise<contract.Taste> {
    const [taste, items, rejected] = await Promise.all([
      queries.tasteOf(db, ownerId),
      learnedItems(db, ownerId, await garmentsOf(db, ownerId), now(), language),
      queries.countRejected(db, ownerId),
    ]);
    return {
      favoriteColors: known(taste.favoriteColors),
      avoidedColors: known(taste.avoidedColors),
      learned: {
        sentences: describePersonal(taste.learned, language),
        items,
        choices: taste.choices,
        rejected,
      },
    };
  }

  route(app, contract.readTaste, ({ person, request }) => presented(person.id, request.language));

  route(app, contract.changeTaste, async ({ person, body, request }) => {
    await queries.saveColors(db, person.id, body);
    return presented(person.id, request.language);
  });

  route(app, contract.forgetLearned, async ({ person, request }) => {
    await inTransaction(db, (tx) => queries.forget(tx, person.id, now()));
    return presented(person.id, request.language);
  });

  route(app, contract.forgetLearnedItem, async ({ person, params, request }) => {
    await inTransaction(db, async (tx) =>
      forgetItem(tx, person.id, await garmentsOf(tx, person.id), params.id, now()),
    );
    return presented(person.id, request.language);
  });
}

const known = (names: readonly string[]): ColorName[] => colorNames.filter((name) => names.includes(name));
