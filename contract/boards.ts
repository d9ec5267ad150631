import { z } from 'zod';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const note = z.string().trim().max(limits.board.noteMax, messages.charactersMost(limits.board.noteMax));

/** One of an inspiration and an outfit; goes when that is deleted. */
const BoardItem = z.strictObject({
  inspirationId: z.uuid().nullable(),
  outfitId: z.uuid().nullable(),
  note,
});
export type BoardItem = z.infer<typeof BoardItem>;

const BoardFields = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, messages.board.name)
    .max(limits.board.nameMax, messages.charactersMost(limits.board.nameMax)),
  note,
  items: z
    .array(
      BoardItem.refine(
        ({ inspirationId, outfitId }) => (inspirationId === null) !== (outfitId === null),
        messages.board.item,
      ),
    )
    .max(limits.board.itemsMax, messages.board.itemsMost(limits.board.itemsMax))
    .refine(
      (items) => new Set(items.map((item) => item.inspirationId ?? item.outfitId)).size === items.length,
      messages.board.repeatedItem,
    ),
});
export type BoardFields = z.infer<typeof BoardFields>;

export const Board = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  items: z.array(BoardItem),
  createdAt: z.iso.datetime(),
});
export type Board = z.infer<typeof Board>;

export const listBoards = endpoint({
  method: 'GET',
  path: '/api/boards',
  summary: 'The boards, newest first, with what is on them in its order',
  access: 'session',
  response: z.object({ boards: z.array(Board) }),
});

export const saveBoard = endpoint({
  method: 'PUT',
  path: '/api/boards/:id',
  summary: 'Creates a board, or replaces its name, its note and all that is on it',
  access: 'session',
  /** Chosen by the client. */
  params: IdParams,
  body: BoardFields,
  response: z.object({ board: Board }),
  errors: ['board_limit', 'inspiration_not_found', 'outfit_not_found'],
});

export const deleteBoard = endpoint({
  method: 'DELETE',
  path: '/api/boards/:id',
  summary: 'Deletes a board; what is on it stays',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['board_not_found'],
});
