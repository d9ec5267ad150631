import type { Board, BoardFields } from '#contract/boards.ts';
import { api } from '#web/api.ts';
import { boardsCopy } from '#web/copy/boards.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { boardsQuery, refreshBoards } from './queries.ts';

const fieldsOf = ({ name, note, items }: BoardFields): BoardFields => ({ name, note, items });

/** Creates a board or replaces all of it; shown before the server has it. */
export function useSaveBoard(failed: string = boardsCopy.form.failed) {
  const { queryKey } = boardsQuery;
  return useChange({
    mutationFn: ({ id, ...board }: BoardFields & { id: string }) =>
      api('PUT /api/boards/:id', { params: { id }, body: fieldsOf(board) }),
    onMutate: async (board) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (answer) => answer && { boards: withBoard(answer.boards, board) });
      return () => queryClient.setQueryData(queryKey, before);
    },
    failed,
    onSettled: () => refreshBoards(),
  });
}

function withBoard(boards: readonly Board[], changed: BoardFields & { id: string }): Board[] {
  if (boards.some(({ id }) => id === changed.id))
    return boards.map((board) => (board.id === changed.id ? { ...board, ...changed } : board));
  return [{ ...changed, createdAt: new Date().toISOString() }, ...boards];
}
