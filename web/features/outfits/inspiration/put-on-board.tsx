import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Board, BoardItem } from '#contract/boards.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { LoadFailed } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { boardsCopy } from '#web/copy/boards.ts';
import { boardAddress } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { BoardDialog } from './board-dialog.tsx';
import { boardsQuery } from './queries.ts';
import { useSaveBoard } from './use-save-board.ts';

const { put: copy } = boardsCopy;

const idOf = ({ inspirationId, outfitId }: BoardItem) => inspirationId ?? outfitId;

/** Chooses the board that an inspiration or an outfit is put on. */
export function PutOnBoardDialog({ item, onClose }: { item: BoardItem; onClose: () => void }) {
  const query = useQuery(boardsQuery);
  const { data, refetch } = query;
  const failed = hasFailed(query);
  const [creating, setCreating] = useState(false);
  const navigate = useNavigate();
  const save = useSaveBoard(copy.failed);
  const put = (board: Board) =>
    save.mutate(
      { ...board, items: [...board.items, item] },
      {
        onSuccess: () => {
          const action = { label: copy.open, onClick: () => navigate(boardAddress(board.id)) };
          void notifySuccess(copy.done(board.name), undefined, { action });
          onClose();
        },
      },
    );
  if (creating)
    return (
      <BoardDialog
        board={null}
        onClose={() => setCreating(false)}
        onSaved={() => void refetch().then(() => setCreating(false))}
      />
    );
  return (
    <Dialog
      compact
      footer={
        <Button icon={<Plus size={20} />} onClick={() => setCreating(true)} variant="secondary">
          {boardsCopy.create}
        </Button>
      }
      onClose={onClose}
      size="s"
      title={copy.title}
    >
      {!data && !failed && <Skeleton className="h-24 w-full" />}
      {failed && <LoadFailed text={boardsCopy.loadFailed.title} query={query} />}
      {data?.boards.length === 0 && <p className="text-ink-soft">{boardsCopy.empty.text}</p>}
      {data && data.boards.length > 0 && (
        <ul className="grid">
          {data.boards.map((board) => {
            const isOn = board.items.some((one) => idOf(one) === idOf(item));
            return (
              <li className="border-line border-b last:border-b-0" key={board.id}>
                <button
                  className="flex min-h-14 w-full items-center justify-between gap-4 text-left enabled:hover:text-burgundy-text disabled:text-ink-soft"
                  disabled={isOn || save.isPending}
                  onClick={() => put(board)}
                  type="button"
                >
                  <span>{board.name}</span>
                  <span className="text-note text-ink-soft">
                    {isOn ? copy.alreadyOn : boardsCopy.count(board.items.length)}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
