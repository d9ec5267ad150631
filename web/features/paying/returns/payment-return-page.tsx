import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { premium } from '#web/copy/premium.ts';
import { Receipt, type ReceiptState } from '#web/features/paying/parts/receipt.tsx';
import { ResultView } from '#web/features/paying/parts/result-view.tsx';
import { LeavingLine, useTimedLeave } from '#web/features/paying/parts/timed-leave.tsx';
import { pageMeta } from '#web/meta.ts';
import { loginReturningTo, paths } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import {
  paymentReturnErrorMs,
  paymentReturnInvalidMs,
  paymentReturnRetryMs,
  paymentReturnSuccessMs,
} from '#web/timings.ts';
import { PremiumFrame } from '../parts/premium-frame.tsx';
import { capturePaypal, type ReturnOutcome, titleOf } from './paypal-return.ts';

export const meta = () => pageMeta({ ...premium.return.meta, path: paths.paymentReturn, noindex: true });

/** `/payment-return`: PayPal's return URL, with the order in `token` and the buyer in `PayerID`. */
export default function PaymentReturnPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const payerId = search.get('PayerID');
  return (
    <PremiumFrame>
      {(user) => {
        if (!token || !payerId) return <ReturnInvalid />;
        return user ? <PaypalReturn payerId={payerId} token={token} /> : <ReturnSignIn />;
      }}
    </PremiumFrame>
  );
}

const { return: copy, places, receipt } = premium;

const slip = (state: ReceiptState) => <Receipt lines={[[receipt.method, receipt.paypal]]} state={state} />;

function ReturnInvalid() {
  const leave = useTimedLeave({ to: paths.register, afterMs: paymentReturnInvalidMs });
  return (
    <ResultView
      actions={<ButtonLink to={paths.payments}>{copy.payments}</ButtonLink>}
      aside={slip('unpaid')}
      look="bad"
      text={copy.invalidText}
      title={copy.invalid}
    >
      <LeavingLine leave={leave} place={places.register} />
    </ResultView>
  );
}

/** The session expired at PayPal: signing in returns to this order. */
function ReturnSignIn() {
  const { pathname, search } = useLocation();
  return (
    <ResultView
      actions={<ButtonLink to={loginReturningTo(pathname + search)}>{common.signIn}</ButtonLink>}
      aside={slip('unpaid')}
      look="sign-in"
      text={copy.visitorText}
      title={copy.visitor}
    />
  );
}

function PaypalReturn({ token, payerId }: { token: string; payerId: string }) {
  const { data, isError, isFetching, refetch } = usePaypalReturn(token, payerId);
  if (data?.state === 'success') return <ReturnSuccess />;
  if (data) return <ReturnError checking={isFetching} onCheck={() => refetch()} outcome={data} />;
  if (!isError)
    return (
      <ResultView
        aside={slip('checking')}
        look="busy"
        text={copy.processingText}
        title={premium.result.verifying}
      />
    );
  return (
    <ResultView
      actions={
        <Button loading={isFetching} onClick={() => refetch()}>
          {copy.check}
        </Button>
      }
      aside={slip('unknown')}
      look="offline"
      text={copy.offlineText}
      title={copy.offline}
    />
  );
}

function ReturnSuccess() {
  const leave = useTimedLeave({ to: paths.dashboard, afterMs: paymentReturnSuccessMs });
  useEffect(() => void queryClient.invalidateQueries({ queryKey: ['subscription'] }), []);
  return (
    <ResultView
      actions={<ButtonLink to={paths.dashboard}>{copy.dashboard}</ButtonLink>}
      aside={slip('paid')}
      look="good"
      text={copy.successText}
      title={copy.success}
    >
      <LeavingLine leave={leave} place={places.dashboard} />
    </ResultView>
  );
}

interface ReturnErrorProps {
  outcome: Extract<ReturnOutcome, { state: 'error' }>;
  checking: boolean;
  onCheck: () => void;
}

function ReturnError({ outcome, checking, onCheck }: ReturnErrorProps) {
  const leave = useTimedLeave({ to: paths.register, afterMs: paymentReturnErrorMs });
  const { fault, text, money } = outcome;
  useEffect(() => {
    if (fault === 'not-completed') notifyError(copy.notCompleted, text);
  }, [fault, text]);
  const check = () => {
    leave.stay();
    onCheck();
  };
  return (
    <ResultView
      actions={
        <>
          <Button loading={checking} onClick={check}>
            {copy.check}
          </Button>
          <ButtonLink to={paths.payments} variant="secondary">
            {copy.payments}
          </ButtonLink>
        </>
      }
      aside={slip(money)}
      look="bad"
      text={text}
      title={titleOf[fault]}
    >
      <LeavingLine leave={leave} place={places.register} />
    </ResultView>
  );
}

/** Captures the payment once. Retries while offline, and at once when the connection returns. */
function usePaypalReturn(token: string, payerId: string) {
  return useQuery({
    queryKey: ['paypal-return', token, payerId],
    queryFn: () => capturePaypal(token, payerId),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: ({ state }) => (state.data === undefined ? 'always' : false),
    refetchInterval: ({ state }) =>
      state.error !== null && state.data === undefined ? paymentReturnRetryMs : false,
    refetchOnReconnect: ({ state }) => (state.data === undefined ? 'always' : false),
  });
}
