import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ward } from '#contract/household.ts';
import { api, type Input, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { householdCopy as copy } from '#web/copy/household.ts';

export const householdQuery = queryOptions({
  queryKey: ['household'],
  queryFn: ({ signal }) => api('GET /api/household', {}, { signal }),
  staleTime: 60_000,
});

export type WardFields = Input<'POST /api/household/wards'>['body'];

/** Loads a page anew, which clears the other wardrobe from memory. */
export function useOpenWardrobe() {
  return useMutation({
    mutationFn: ({ wardId }: { wardId: string | null; to: string }) =>
      api('PUT /api/household/open', { body: { wardId } }),
    onSuccess: (_answer, { to }) => window.location.assign(to),
    onError: (error) => notifyError(copy.openFailed, messageOf(error, common.somethingFailed)),
  });
}

export function useSaveWard(ward: Ward | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WardFields) =>
      ward === null
        ? api('POST /api/household/wards', { body })
        : api('PUT /api/household/wards/:id', { params: { id: ward.id }, body }),
    onSuccess: async (answer) => {
      notifySuccess(ward === null ? copy.added(answer.ward.name) : copy.saved);
      await client.invalidateQueries({ queryKey: householdQuery.queryKey });
    },
    onError: (error) => notifyError(copy.saveFailed, messageOf(error, common.somethingFailed)),
  });
}

export function useDeleteWard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Ward) => api('DELETE /api/household/wards/:id', { params: { id } }),
    onSuccess: async (_answer, { name }) => {
      notifySuccess(copy.removal.done(name));
      await client.invalidateQueries({ queryKey: householdQuery.queryKey });
    },
    onError: (error) => notifyError(copy.removal.failed, messageOf(error, common.somethingFailed)),
  });
}
