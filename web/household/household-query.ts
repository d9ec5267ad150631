import type { Ward } from '#contract/household.ts';
import { api, type Input } from '#web/api.ts';
import { householdCopy as copy } from '#web/copy/household.ts';
import { queryOf } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';

export const householdQuery = { ...queryOf(['household'], 'GET /api/household'), staleTime: 60_000 };

export type WardFields = Input<'POST /api/household/wards'>['body'];

/** Loads a page anew, which clears the other wardrobe from memory. */
export function useOpenWardrobe() {
  return useChange({
    mutationFn: ({ wardId }: { wardId: string | null; to: string }) =>
      api('PUT /api/household/open', { body: { wardId } }),
    onSuccess: (_answer, { to }) => window.location.assign(to),
    failed: copy.openFailed,
  });
}

export function useSaveWard(ward: Ward | null) {
  return useChange({
    mutationFn: (body: WardFields) =>
      ward === null
        ? api('POST /api/household/wards', { body })
        : api('PUT /api/household/wards/:id', { params: { id: ward.id }, body }),
    done: (answer) => (ward === null ? copy.added(answer.ward.name) : copy.saved),
    refresh: householdQuery,
    failed: copy.saveFailed,
  });
}

export function useDeleteWard() {
  return useChange({
    mutationFn: ({ id }: Ward) => api('DELETE /api/household/wards/:id', { params: { id } }),
    done: (_answer, { name }) => copy.removal.done(name),
    refresh: householdQuery,
    failed: copy.removal.failed,
  });
}
