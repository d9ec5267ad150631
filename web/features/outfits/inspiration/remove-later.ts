import type { DataTag, QueryKey } from '@tanstack/react-query';
import { messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { queryClient } from '#web/query.ts';
import { undoMs } from '#web/timings.ts';

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
export async function removeLater<T>({ query, without, send, done, title, text, failed }: Removal<T>) {
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
