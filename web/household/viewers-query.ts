import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Viewable } from '#contract/viewables.ts';
import type { Invitation, Viewed, Viewer } from '#contract/viewers.ts';
import { api, type Input, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { viewersCopy as copy } from '#web/copy/viewers.ts';
import { viewedQuery } from './viewed-query.ts';

export const viewersQuery = queryOptions({
  queryKey: ['viewers'],
  queryFn: ({ signal }) => api('GET /api/viewers', {}, { signal }),
});

export type InvitationFields = Input<'POST /api/viewers/invitations'>['body'];

function useChange<A, R>(change: {
  made: (given: A) => Promise<R>;
  query?: typeof viewersQuery | typeof viewedQuery;
  done: (given: A) => string;
  failed: string;
}) {
  const client = useQueryClient();
  const { queryKey } = change.query ?? viewersQuery;
  return useMutation({
    mutationFn: change.made,
    onSuccess: async (_answer: R, given) => {
      void notifySuccess(change.done(given));
      await client.invalidateQueries({ queryKey });
    },
    onError: (error) => notifyError(change.failed, messageOf(error, common.somethingFailed)),
  });
}

/** @param given with an address, the invitation is sent; without one, a link is returned */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, ...body }: InvitationFields & { email: string }) => {
      if (email === '') return (await api('POST /api/viewers/invitations', { body })).token;
      await api('POST /api/viewers/invitations/mail', { body: { ...body, email } });
      return null;
    },
    onSuccess: (token, { email }) => {
      if (token === null) void notifySuccess(copy.dialog.sent(email));
      return client.invalidateQueries({ queryKey: viewersQuery.queryKey });
    },
    onError: (error) => notifyError(copy.dialog.failed, messageOf(error, common.somethingFailed)),
  });
}

export const useWithdraw = () =>
  useChange({
    made: ({ id }: Invitation) => api('DELETE /api/viewers/invitations/:id', { params: { id } }),
    done: () => copy.invitation.withdrawn,
    failed: copy.invitation.withdrawFailed,
  });

export const useChangeShows = () =>
  useChange({
    made: ({ id, shows }: { id: string; shows: Viewable[] }) =>
      api('PUT /api/viewers/:id', { params: { id }, body: { shows } }),
    done: () => copy.viewer.changed,
    failed: copy.viewer.changeFailed,
  });

export const useEndViewer = () =>
  useChange({
    made: ({ id }: Viewer) => api('DELETE /api/viewers/:id', { params: { id } }),
    done: ({ name }) => copy.ending.done(name),
    failed: copy.ending.failed,
  });

export const useLeaveViewed = () =>
  useChange({
    made: ({ id }: Pick<Viewed, 'id' | 'name'>) => api('DELETE /api/viewed/:id', { params: { id } }),
    query: viewedQuery,
    done: ({ name }) => copy.leaving.done(name),
    failed: copy.leaving.failed,
  });
