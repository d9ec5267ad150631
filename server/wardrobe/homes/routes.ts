import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/homes.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { garmentsByHome, goTo, homesOf, keepHome, moveTo, removeHome } from './queries.ts';

export function homeRoutes(app: FastifyInstance, { db, now }: Services): void {
  route(app, contract.listHomes, async ({ person }) => {
    const [{ homes, here }, counts] = await Promise.all([
      homesOf(db, person.id),
      garmentsByHome(db, person.id),
    ]);
    const all = [{ id: null, name: null }, ...homes];
    return { homes: all.map((home) => ({ ...home, garments: counts.get(home.id) ?? 0 })), here };
  });

  route(app, contract.saveHome, async ({ person, params: { id }, body: { name } }) => {
    await inTransaction(db, (tx) => keepHome(tx, person.id, { id, name }, now()));
    return { home: { id, name } };
  });

  route(app, contract.deleteHome, async ({ person, params: { id } }) => ({
    success: true as const,
    garmentIds: await inTransaction(db, (tx) => removeHome(tx, person.id, id)),
  }));

  route(app, contract.setHere, async ({ person, body: { homeId } }) => {
    await inTransaction(db, (tx) => goTo(tx, person.id, homeId));
  });

  route(app, contract.moveGarments, async ({ person, body: { garmentIds, to } }) => ({
    moved: await inTransaction(db, (tx) => moveTo(tx, person.id, garmentIds, to)),
  }));
}
