import { ArrowLeft, ArrowRight, NotebookPen, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Board } from '#contract/boards.ts';
import { limits } from '#contract/limits.ts';
import { api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { MoreMenu } from '#web/components/overlays/menu.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { boardsCopy as copy } from '#web/copy/boards.ts';
import { common } from '#web/copy/common.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { boardsPath, inspirationAddress } from '#web/paths.ts';
import { AddToBoardDialog, BoardDialog } from './board-dialogs.ts';
import { BoardItemPicture, type Pictured, picturedItems, type Saved } from './board-item.tsx';
import { refreshBoards } from './queries.ts';
import { TextDialog } from './text-dialog.tsx';
import { useSaveBoard } from './use-save-board.ts';

export function OpenBoard({ board, saved }: { board: Board; saved: Saved }) {
  const items = picturedItems(board, saved);
  const [open, setOpen] = useState<'edit' | 'add' | null>(null);
  const removal = useRemoveBoard(board);
  const add = (
    <Button icon={<Plus size={20} />} onClick={() => setOpen('add')}>
      {copy.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        actions={
          <OnlineOnly>
            <Button onClick={() => setOpen('edit')} variant="secondary">
              {common.edit}
            </Button>
            {items.length > 0 && add}
          </OnlineOnly>
        }
        kicker={
          <Link className="inline-link" to={boardsPath}>
            {copy.all}
          </Link>
        }
        lead={board.note}
        title={board.name}
      />
      {items.length === 0 && (
        <EmptyState
          action={<OnlineOnly>{add}</OnlineOnly>}
          picture={<EmptyPlate of="outfit" />}
          copy={copy.emptyBoard}
        />
      )}
      <ol className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-8 lg:grid-cols-3">
        {items.map((one, place) => (
          <li key={one.id}>
            <OnBoard board={board} next={items[place + 1]} pictured={one} previous={items[place - 1]} />
          </li>
        ))}
      </ol>
      <OnlineOnly>
        <Button className="-ml-4 mt-10" onClick={() => void removal()} size="s" variant="ghost">
          {copy.remove}
        </Button>
      </OnlineOnly>
      {open === 'edit' && <BoardDialog board={board} onClose={() => setOpen(null)} />}
      {open === 'add' && <AddToBoardDialog board={board} onClose={() => setOpen(null)} saved={saved} />}
    </>
  );
}

interface OnBoardProps {
  board: Board;
  pictured: Pictured;
  previous: Pictured | undefined;
  next: Pictured | undefined;
}

function OnBoard({ board, pictured, previous, next }: OnBoardProps) {
  const { item, name, inspiration } = pictured;
  const [noting, setNoting] = useState(false);
  const save = useSaveBoard(copy.item.changeFailed);
  const keep = (items: Board['items']) => save.mutate({ ...board, items });
  const swapWith = (other: Pictured) =>
    keep(board.items.map((one) => (one === item ? other.item : one === other.item ? item : one)));
  const takeOff = () => {
    save.mutate({ ...board, items: board.items.filter((one) => one !== item) });
    void notifySuccess(copy.item.takenOff, name, {
      action: { label: common.undo, onClick: () => keep(board.items) },
    });
  };
  const picture = <BoardItemPicture pictured={pictured} />;
  return (
    <article className="grid gap-2">
      {inspiration ? (
        <Link aria-label={name} to={inspirationAddress(inspiration.id)}>
          {picture}
        </Link>
      ) : (
        picture
      )}
      <div className="flex items-start justify-between gap-2">
        <h2 className="pt-1 font-medium leading-snug">{name}</h2>
        <OnlineOnly>
          <MoreMenu
            items={[
              {
                label: item.note ? copy.item.editNote : copy.item.note,
                icon: <NotebookPen size={18} />,
                onSelect: () => setNoting(true),
              },
              ...(previous
                ? [
                    {
                      label: copy.item.before,
                      icon: <ArrowLeft size={18} />,
                      onSelect: () => swapWith(previous),
                    },
                  ]
                : []),
              ...(next
                ? [
                    {
                      label: copy.item.after,
                      icon: <ArrowRight size={18} />,
                      onSelect: () => swapWith(next),
                    },
                  ]
                : []),
              {
                label: copy.item.takeOff,
                icon: <X size={18} />,
                onSelect: takeOff,
              },
            ]}
            className="-mt-1.5 -mr-2.5"
            label={copy.item.more(name)}
          />
        </OnlineOnly>
      </div>
      {item.note && <p className="text-ink-soft">{item.note}</p>}
      {noting && (
        <TextDialog
          initial={item.note}
          label={copy.form.note}
          long
          max={limits.board.noteMax}
          onClose={() => setNoting(false)}
          onSave={(note) =>
            save.mutate(
              { ...board, items: board.items.map((one) => (one === item ? { ...one, note } : one)) },
              { onSuccess: () => setNoting(false) },
            )
          }
          saving={save.isPending}
          title={item.note ? copy.item.editNote : copy.item.note}
        />
      )}
    </article>
  );
}

/** Undone by saving it again, under its id. */
function useRemoveBoard(board: Board) {
  const navigate = useNavigate();
  const save = useSaveBoard();
  const { id } = board;
  return async () => {
    try {
      await api('DELETE /api/boards/:id', { params: { id } });
    } catch (error) {
      void notifyError(copy.removeFailed, messageOf(error, common.somethingFailed));
      return;
    }
    navigate(boardsPath);
    await refreshBoards();
    void notifySuccess(copy.removed, copy.removedText, {
      action: { label: common.undo, onClick: () => save.mutate(board) },
    });
  };
}
