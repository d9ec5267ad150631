import { useMutation, useQuery } from '@tanstack/react-query';
import type { TryOn } from '#contract/try-on.ts';
import { api } from '#web/api.ts';
import { queryClient, queryOf } from '#web/query.ts';

const tryOnQuery = { ...queryOf(['try-on'], 'GET /api/try-on'), staleTime: 60_000 };

export type Change =
  | { does: 'keep'; imageBase64: string }
  | { does: 'make'; garmentIds: string[]; provider: NonNullable<TryOn['provider']> }
  | { does: 'delete'; id: string }
  | { does: 'erase' };

/** The configuration allows five minutes. */
const timeoutMs = 310_000;

function change(asked: Change): Promise<TryOn> {
  switch (asked.does) {
    case 'keep': {
      const { imageBase64 } = asked;
      return api(
        'PUT /api/try-on/photograph',
        { body: { imageBase64, own: true, adult: true } },
        { timeoutMs },
      );
    }
    case 'make': {
      const { garmentIds, provider } = asked;
      return api('POST /api/try-on', { body: { garmentIds, provider, agreed: true } }, { timeoutMs });
    }
    case 'delete':
      return api('DELETE /api/try-on/pictures/:id', { params: { id: asked.id } });
    case 'erase':
      return api('DELETE /api/try-on/photograph');
  }
}

export const useTryOn = (): TryOn | undefined => useQuery(tryOnQuery).data;

export function useChangeTryOn() {
  return useMutation({
    mutationFn: change,
    onSuccess: (state) => queryClient.setQueryData(tryOnQuery.queryKey, state),
  });
}
