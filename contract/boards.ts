import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

const note = z.string().trim().max(limits.board.noteMax, `Como mucho ${limits.board.noteMax} caracteres`);

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
    .min(1, 'Ponle un nombre al tablero')
    .max(limits.board.nameMax, `Como mucho ${limits.board.nameMax} caracteres`),
  note,
  /** In their order. */
  items: z
    .array(
      BoardItem.refine(
        ({ inspirationId, outfitId }) => (inspirationId === null) !== (outfitId === null),
        'Elige una inspiración o un outfit',
      ),
    )
    .max(limits.board.itemsMax, `Como mucho ${limits.board.itemsMax} imágenes`)
    .refine(
      (items) => new Set(items.map((item) => item.inspirationId ?? item.outfitId)).size === items.length,
      'Ya está en el tablero',
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

const Params = z.strictObject({ id: z.uuid() });

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
  params: Params,
  body: BoardFields,
  response: z.object({ board: Board }),
  errors: ['board_limit', 'inspiration_not_found', 'outfit_not_found'],
});

export const deleteBoard = endpoint({
  method: 'DELETE',
  path: '/api/boards/:id',
  summary: 'Deletes a board; what is on it stays',
  access: 'session',
  params: Params,
  response: z.object({ success: z.literal(true) }),
  errors: ['board_not_found'],
});
