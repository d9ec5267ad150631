import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/api.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { premium } from '#web/copy/premium.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { PremiumFrame } from '../parts/premium-frame.tsx';
import { Receipt, type ReceiptState } from '../parts/receipt.tsx';
import { ResultView } from '../parts/result-view.tsx';

const { result: copy, receipt } = premium;

export const meta = () => pageMeta({ ...copy.successMeta, path: paths.paymentSuccess, noindex: true });

/** `/payment/success`: checks the payment of `session_id` and finishes whatever the result. */
export default function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  return <PremiumFrame>{() => <Result sessionId={sessionId} />}</PremiumFrame>;
}

function Result({ sessionId }: { sessionId: string | null }) {
  const { verifying, verified } = useCheckSession(sessionId);
  const slip = (state: ReceiptState) => (
    <Receipt
      lines={[[receipt.method, receipt.card], ...(sessionId ? [[receipt.session, sessionId] as const] : [])]}
      state={state}
    />
  );
  if (verifying) {
    return (
      <ResultView aside={slip('checking')} look="busy" text={copy.verifyingText} title={copy.verifying} />
    );
  }
  return (
    <ResultView
      actions={<ButtonLink to={paths.dashboard}>{premium.return.dashboard}</ButtonLink>}
      aside={slip(verified ? 'paid' : 'unknown')}
      look={verified ? 'good' : 'neutral'}
      text={verified ? copy.verifiedText : copy.doneText}
      title={verified ? copy.verified : copy.done}
    />
  );
}

function useCheckSession(sessionId: string | null) {
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

export async function checkSession(sessionId: string): Promise<boolean> {
  try {
    await api('GET /api/verify-payment', { query: { session_id: sessionId } });
    return true;
  } catch (error) {
    console.warn('the payment could not be verified', error);
    return false;
  }
}
