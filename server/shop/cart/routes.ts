import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/languages.ts';
import * as contract from '#contract/store.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { storedOption } from '../catalogue/translate.ts';
import { addPiece, removeLine, setQuantity } from './change.ts';
import { cartLinesOf } from './lines.ts';
import { presentCart } from './present.ts';

export function cartRoutes(app: FastifyInstance, { db, now }: Services): void {
  const cartOf = async (ownerId: string, { language }: { language: Language }) =>
    presentCart(await cartLinesOf(db, ownerId, now()), language);

  route(app, contract.storeCart, ({ person, request }) => cartOf(person.id, request));

  route(app, contract.addToCart, async ({ person, body: { productId, color, size }, request }) => {
    const variant = storedOption({ productId, color, size });
    await inTransaction(db, (tx) => addPiece(tx, person.id, variant, now()));
    return { success: true as const, cart: await cartOf(person.id, request) };
  });

  route(app, contract.changeCartItem, async ({ person, params, body, request }) => {
    await inTransaction(db, (tx) => setQuantity(tx, person.id, storedOption(params), body.quantity));
    return { success: true as const, cart: await cartOf(person.id, request) };
  });

  route(app, contract.removeCartItem, async ({ person, params, request }) => {
    await removeLine(db, person.id, storedOption(params));
    return { success: true as const, cart: await cartOf(person.id, request) };
  });
}
