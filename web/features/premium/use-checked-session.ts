import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/notify.ts';
import { premium } from '#web/copy/premium.ts';

/**
 * Has the server look at a card payment. A failure is only logged, as the specification wants it: the page
 * never frightens somebody whose payment is simply not through yet.
 */
async function checked(sessionId: string): Promise<boolean> {
  try {
    await api('GET /api/verify-payment', { query: { session_id: sessionId } });
    return true;
  } catch (error) {
    console.warn('the payment could not be verified', error);
    return false;
  }
}

/** Without a session nothing is asked. */
export function useCheckedSession(sessionId: string | null) {
  const client = useQueryClient();
  const { data: verified = false, isLoading } = useQuery({
    queryKey: ['checkout-session', sessionId],
    queryFn: () => checked(sessionId ?? ''),
    enabled: Boolean(sessionId),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (!verified) return;
    notifySuccess(premium.result.toastTitle, premium.result.toastText);
    void client.invalidateQueries({ queryKey: ['subscription'] });
  }, [verified, client]);
  return { verifying: isLoading, verified };
}
