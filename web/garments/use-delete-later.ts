import { useEffect } from 'react';
import { messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { undoMs } from '#web/timings.ts';
import type { WardrobeResponse } from './wardrobe-cache.ts';
import { pendingRemovals, wardrobeCache } from './wardrobe-query.ts';

interface Deletion {
  id: string;
  /** Takes it out of the shown wardrobe. */
  remove: (answer: WardrobeResponse) => WardrobeResponse;
  send: () => Promise<unknown>;
  title: string;
  text: string;
  failed: string;
  /** Renews another list that shows it. */
  refresh?: () => Promise<unknown>;
}

const sendNow = new Map<string, () => void>();

/** Leaving the page sends what still waits. */
function sendAll() {
  for (const send of sendNow.values()) send();
}

/** Deletes once the time to undo is over; until then the wardrobe is shown without it. */
export function useDeleteLater() {
  useEffect(() => {
    window.addEventListener('pagehide', sendAll);
  }, []);
  return async ({ id, remove, send, title, text, failed, refresh }: Deletion) => {
    pendingRemovals.set(id, remove);
    await wardrobeCache.change(remove);
    const settle = () => {
      clearTimeout(timer);
      sendNow.delete(id);
    };
    const forget = () => {
      pendingRemovals.delete(id);
      return Promise.all([wardrobeCache.refresh(), refresh?.()]);
    };
    const finish = async () => {
      settle();
      await send().catch((error: unknown) => notifyError(common.error, messageOf(error, failed)));
      await forget();
    };
    const timer = setTimeout(() => void finish(), undoMs);
    sendNow.set(id, () => void finish());
    const undo = () => {
      settle();
      void forget();
    };
    notifySuccess(title, text, { action: { label: common.undo, onClick: undo } });
  };
}
