import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { premium } from '#web/copy/premium.ts';
import { queryClient } from '#web/query.ts';

export function useCheckSession(sessionId: string | null) {
  const { data: verified = false, isLoading } = useQuery({
    queryKey: ['checkout-session', sessionId],
    queryFn: () => checkSession(sessionId ?? ''),
    enabled: Boolean(sessionId),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (!verified) return;
    notifySuccess(premium.result.toastTitle, premium.result.toastText);
    void queryClient.invalidateQueries({ queryKey: ['subscription'] });
  }, [verified]);
  return { verifying: isLoading, verified };
}

/** Has the server check a card payment. Failures are only logged, as the specification requires. */
export async function checkSession(sessionId: string): Promise<boolean> {
  try {
    await api('GET /api/verify-payment', { query: { session_id: sessionId } });
    return true;
  } catch (error) {
    console.warn('the payment could not be verified', error);
    return false;
  }
}
