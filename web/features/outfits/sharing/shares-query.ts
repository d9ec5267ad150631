import type { Share } from '#contract/shares.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { share as send } from '#web/components/share.ts';
import { sharingCopy as copy } from '#web/copy/sharing.ts';
import { queryClient, queryOf } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';

export const sharesQuery = queryOf(['shares'], 'GET /api/shares');

const { toasts } = copy;

export function useShareChanges() {
  const change = (next: (shares: Share[]) => Share[]) =>
    queryClient.setQueryData(sharesQuery.queryKey, (known) => known && { shares: next(known.shares) });
  const refresh = () => queryClient.invalidateQueries({ queryKey: sharesQuery.queryKey });
  const create = useChange({
    // The first pictures of cut-outs take a while.
    mutationFn: (outfitIds: string[]) =>
      api('POST /api/shares', { body: { outfitIds } }, { timeoutMs: 60_000 }),
    onSuccess: ({ share }) => {
      change((shares) => [share, ...shares]);
      notifySuccess(share.outfits.length > 1 ? copy.ask.made : toasts.created);
      return refresh();
    },
    failedText: toasts.createFailed,
  });
  const end = useChange({
    mutationFn: ({ token }: Share) => api('DELETE /api/shares/:token', { params: { token } }),
    onSuccess: (_answer, { token }) => {
      change((shares) => shares.filter((share) => share.token !== token));
      notifySuccess(toasts.ended);
      return refresh();
    },
    failedText: toasts.endFailed,
  });
  return { create, end };
}

export const addressOf = ({ path }: Share): string => new URL(path, window.location.origin).href;

export const sendLink = (share: Share): Promise<void> => {
  const text = share.outfits.length > 1 ? copy.question : copy.message;
  return send({ title: text, text, url: addressOf(share) }, toasts);
};
