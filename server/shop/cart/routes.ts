import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/store.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { addPiece, removeLine, setQuantity } from './change.ts';
import { cartLinesOf } from './lines.ts';
import { presentCart } from './present.ts';

export function cartRoutes(app: FastifyInstance, { db, now }: Services): void {
  const cartOf = async (ownerId: string) => presentCart(await cartLinesOf(db, ownerId, now()));

  route(app, contract.storeCart, ({ person }) => cartOf(person.id));

  route(app, contract.addToCart, async ({ person, body: { productId, color, size } }) => {
    await inTransaction(db, (tx) => addPiece(tx, person.id, { productId, color, size }, now()));
    return { success: true as const, cart: await cartOf(person.id) };
  });

  route(app, contract.changeCartItem, async ({ person, params, body }) => {
    await inTransaction(db, (tx) => setQuantity(tx, person.id, params, body.quantity));
    return { success: true as const, cart: await cartOf(person.id) };
  });

  route(app, contract.removeCartItem, async ({ person, params }) => {
    await removeLine(db, person.id, params);
    return { success: true as const, cart: await cartOf(person.id) };
  });
}
