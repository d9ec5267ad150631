import type { FastifyInstance } from 'fastify';
import { type ColorName, colorNames } from '#contract/colors.ts';
import * as contract from '#contract/taste.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { describePersonal } from '#stylist/learning/describe-personal.ts';
import * as queries from './queries.ts';

export function tasteRoutes(app: FastifyInstance, { db }: Services): void {
  async function presented(ownerId: string): Promise<contract.Taste> {
    const [taste, rejected] = await Promise.all([
      queries.tasteOf(db, ownerId),
      queries.countRejected(db, ownerId),
    ]);
    return {
      favoriteColors: known(taste.favoriteColors),
      avoidedColors: known(taste.avoidedColors),
      learned: { sentences: describePersonal(taste.learned), choices: taste.choices, rejected },
    };
  }

  route(app, contract.readTaste, ({ person }) => presented(person.id));

  route(app, contract.changeTaste, async ({ person, body }) => {
    await queries.saveColors(db, person.id, body);
    return presented(person.id);
  });

  route(app, contract.forgetLearned, async ({ person }) => {
    await inTransaction(db, (tx) => queries.forget(tx, person.id));
    return presented(person.id);
  });
}

const known = (names: readonly string[]): ColorName[] => colorNames.filter((name) => names.includes(name));
