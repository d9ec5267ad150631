import type { DataTag, QueryKey } from '@tanstack/react-query';
import { LayoutGrid, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Inspiration } from '#contract/inspirations.ts';
import { limits } from '#contract/limits.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { MoreMenu } from '#web/components/overlays/menu.tsx';
import { common } from '#web/copy/common.ts';
import { inspirationCopy as copy } from '#web/copy/inspiration.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { inspirationAddress } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { undoMs } from '#web/timings.ts';
import { useChange } from '#web/use-change.ts';
import { PutOnBoardDialog } from './board-dialogs.ts';
import { type Inspirations, inspirationsQuery, refreshBoards, refreshInspirations } from './queries.ts';
import { SeenCollage } from './seen-picture.tsx';
import { TextDialog } from './text-dialog.tsx';

export function InspirationCard({ inspiration }: { inspiration: Inspiration }) {
  const { id, name, parts } = inspiration;
  const [open, setOpen] = useState<'rename' | 'board' | null>(null);
  const rename = useChange({
    mutationFn: (next: string) =>
      api('PATCH /api/inspirations/:id', { params: { id }, body: { name: next } }),
    onSuccess: async () => {
      await refreshInspirations();
      setOpen(null);
    },
    failed: copy.rename.failed,
  });
  const remove = () =>
    removeLater({
      query: inspirationsQuery,
      without: (answer: Inspirations) => ({
        inspirations: answer.inspirations.filter((one) => one.id !== id),
      }),
      send: () => api('DELETE /api/inspirations/:id', { params: { id } }),
      done: refreshBoards,
      title: copy.removed,
      text: name,
      failed: copy.removeFailed,
    });
  return (
    <article className="grid gap-2">
      <Link className="group grid gap-2" to={inspirationAddress(id)}>
        <SeenCollage className="transition-opacity duration-200 group-hover:opacity-90" parts={parts} />
        <h3 className="line-clamp-2 font-medium leading-snug">{name}</h3>
      </Link>
      <div className="flex items-center justify-between gap-2">
        <p className="text-note text-ink-soft">{copy.count(parts.length)}</p>
        <OnlineOnly>
          <MoreMenu
            items={[
              {
                label: copy.menu.board,
                icon: <LayoutGrid size={18} />,
                onSelect: () => setOpen('board'),
              },
              {
                label: copy.menu.rename,
                icon: <Pencil size={18} />,
                onSelect: () => setOpen('rename'),
              },
              {
                label: copy.menu.remove,
                icon: <Trash2 size={18} />,
                onSelect: () => void remove(),
                danger: true,
              },
            ]}
            className="-mr-2.5 -my-2"
            label={copy.more(name)}
          />
        </OnlineOnly>
      </div>
      {open === 'rename' && (
        <TextDialog
          initial={name}
          label={common.name}
          max={limits.inspiration.nameMax}
          missing={copy.rename.empty}
          onClose={() => setOpen(null)}
          onSave={(next) => rename.mutate(next)}
          saving={rename.isPending}
          title={copy.menu.rename}
        />
      )}
      {open === 'board' && (
        <PutOnBoardDialog
          item={{ inspirationId: id, outfitId: null, note: '' }}
          onClose={() => setOpen(null)}
        />
      )}
    </article>
  );
}

interface Removal<T> {
  query: { queryKey: DataTag<QueryKey, T, Error> | QueryKey };
  /** The list as it is shown until the removal is sent. */
  without: (list: T) => T;
  send: () => Promise<unknown>;
  done?: () => Promise<unknown>;
  title: string;
  text: string;
  failed: string;
}

const waiting = new Set<() => void>();

if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => {
    for (const finish of waiting) finish();
  });

/** Removes once the time to undo is over; leaving the page removes at once. */
async function removeLater<T>({ query, without, send, done, title, text, failed }: Removal<T>) {
  const { queryKey } = query;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<T>(queryKey, (list) => list && without(list));
  const settle = () => {
    clearTimeout(timer);
    waiting.delete(finish);
  };
  const finish = () => {
    settle();
    void send()
      .catch((error: unknown) => notifyError(failed, messageOf(error, common.somethingFailed)))
      .then(() => Promise.all([queryClient.invalidateQueries({ queryKey }), done?.()]));
  };
  const timer = setTimeout(finish, undoMs);
  waiting.add(finish);
  const undo = () => {
    settle();
    void queryClient.invalidateQueries({ queryKey });
  };
  void notifySuccess(title, text, { action: { label: common.undo, onClick: undo } });
}
