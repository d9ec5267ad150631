import type { Viewable } from '#contract/viewables.ts';
import type { Invitation, Viewed, Viewer } from '#contract/viewers.ts';
import { api, type Input } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { viewersCopy as copy } from '#web/copy/viewers.ts';
import { queryOf } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { viewedQuery } from './viewed-query.ts';

export const viewersQuery = queryOf(['viewers'], 'GET /api/viewers');

export type InvitationFields = Input<'POST /api/viewers/invitations'>['body'];

/** @param given with an address, the invitation is sent; without one, a link is returned */
export function useInvite() {
  return useChange({
    mutationFn: async ({ email, ...body }: InvitationFields & { email: string }) => {
      if (email === '') return (await api('POST /api/viewers/invitations', { body })).token;
      await api('POST /api/viewers/invitations/mail', { body: { ...body, email } });
      return null;
    },
    onSuccess: (token, { email }) => {
      if (token === null) void notifySuccess(copy.dialog.sent(email));
    },
    refresh: viewersQuery,
    failed: copy.dialog.failed,
  });
}

export const useWithdraw = () =>
  useChange({
    mutationFn: ({ id }: Invitation) => api('DELETE /api/viewers/invitations/:id', { params: { id } }),
    done: copy.invitation.withdrawn,
    refresh: viewersQuery,
    failed: copy.invitation.withdrawFailed,
  });

export const useChangeShows = () =>
  useChange({
    mutationFn: ({ id, shows }: { id: string; shows: Viewable[] }) =>
      api('PUT /api/viewers/:id', { params: { id }, body: { shows } }),
    done: copy.viewer.changed,
    refresh: viewersQuery,
    failed: copy.viewer.changeFailed,
  });

export const useEndViewer = () =>
  useChange({
    mutationFn: ({ id }: Viewer) => api('DELETE /api/viewers/:id', { params: { id } }),
    done: (_answer, { name }) => copy.ending.done(name),
    refresh: viewersQuery,
    failed: copy.ending.failed,
  });

export const useLeaveViewed = () =>
  useChange({
    mutationFn: ({ id }: Pick<Viewed, 'id' | 'name'>) => api('DELETE /api/viewed/:id', { params: { id } }),
    refresh: viewedQuery,
    done: (_answer, { name }) => copy.leaving.done(name),
    failed: copy.leaving.failed,
  });
