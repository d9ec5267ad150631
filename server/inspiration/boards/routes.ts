import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/boards.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { boardsOf, deleteBoardRow, keepBoard } from './queries.ts';

export function boardRoutes(app: FastifyInstance, { db, now }: Services): void {
  route(app, contract.listBoards, async ({ person }) => ({ boards: await boardsOf(db, person.id) }));

  route(app, contract.saveBoard, async ({ person, params: { id }, body }) => {
    await inTransaction(db, (tx) => keepBoard(tx, person.id, id, body, now()));
    const board = (await boardsOf(db, person.id)).find((one) => one.id === id);
    if (board === undefined) throw new ApiError('board_not_found');
    return { board };
  });

  route(app, contract.deleteBoard, async ({ person, params }) => {
    await deleteBoardRow(db, person.id, params.id);
  });
}
