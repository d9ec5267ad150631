import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notifySuccess } from '#web/components/notify.ts';
import { premium } from '#web/copy/premium.ts';
import { checkedSession } from './checked-session.ts';

export function useCheckedSession(sessionId: string | null) {
  const client = useQueryClient();
  const { data: verified = false, isLoading } = useQuery({
    queryKey: ['checkout-session', sessionId],
    queryFn: () => checkedSession(sessionId ?? ''),
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
