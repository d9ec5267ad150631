import { useQuery } from '@tanstack/react-query';
import type { SecondLook } from '#contract/second-look.ts';
import type { SeeingProvider } from '#contract/vocabulary.ts';
import { api } from '#web/api.ts';
import { secondLookCopy } from '#web/copy/scanner.ts';
import { queryClient, queryOf } from '#web/query.ts';
import { useSession } from '#web/session.ts';
import { useChange } from '#web/use-change.ts';

const consentQuery = { ...queryOf(['second-look'], 'GET /api/second-look'), staleTime: 5 * 60_000 };

export const useSecondLookConsent = (): SecondLook | undefined => useQuery(consentQuery).data;

/** The provider that may be asked, or null. Consent to one provider does not cover another. */
export const askedProvider = (state: SecondLook | undefined): SeeingProvider | null =>
  state?.provider != null && state.consent?.provider === state.provider ? state.provider : null;

/** Null in the wardrobe of a child: their photographs stay here. */
export function useAskedProvider(): SeeingProvider | null {
  const state = useSecondLookConsent();
  const isWards = useSession().data?.ward != null;
  return isWards ? null : askedProvider(state);
}

export function useChangeConsent(onDone?: () => void) {
  return useChange({
    mutationFn: (provider: SeeingProvider | null) =>
      provider === null
        ? api('DELETE /api/second-look/consent')
        : api('PUT /api/second-look/consent', { body: { provider } }),
    onSuccess: (state) => {
      queryClient.setQueryData(consentQuery.queryKey, state);
      onDone?.();
    },
    failed: secondLookCopy.switch.error,
  });
}
