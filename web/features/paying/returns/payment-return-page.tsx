import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { ApiError, api, NetworkError } from '#web/api.ts';
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

type ReturnOutcome =
  | { state: 'success' }
  | {
      state: 'error';
      fault: 'not-completed' | 'not-activated' | 'not-verified';
      text: string;
      money: 'unpaid' | 'held' | 'unknown';
    };

type Failure = Extract<ReturnOutcome, { state: 'error' }>;

/** Capture statuses other than completed; any other failure means that nothing was charged. */
const incompleteCaptures: Readonly<Record<string, Pick<Failure, 'text' | 'money'>>> = {
  CREATED: { text: copy.held, money: 'held' },
  PENDING: { text: copy.held, money: 'held' },
  REJECTED: { text: copy.rejected, money: 'held' },
  REFUNDED: { text: copy.returned, money: 'unpaid' },
  DISPUTED: { text: copy.disputed, money: 'unknown' },
};

const failed = (fault: Failure['fault'], text: string, money: Failure['money']): Failure => ({
  state: 'error',
  fault,
  text,
  money,
});

/**
 * Captures the order and checks that Premium is active. Idempotent: the server never charges twice.
 * @throws NetworkError when the outcome is unknown and a retry is due
 */
export async function capturePaypal(token: string, payerId: string): Promise<ReturnOutcome> {
  try {
    const capture = await api('POST /api/paypal/order/:token/capture', {
      params: { token },
      body: { PayerID: payerId },
    });
    if (capture.status !== 'COMPLETED') {
      const { text, money } = incompleteCaptures[capture.status] ?? {
        text: copy.notCompletedText,
        money: 'unpaid',
      };
      return failed('not-completed', text, money);
    }
    const { success } = await api('POST /api/activate-premium', {
      body: { paymentId: capture.id, amount: decimalOfCents(premiumPrice.cents) },
    });
    return success ? { state: 'success' } : failed('not-activated', copy.notActivatedText, 'held');
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    return notVerified(error);
  }
}

function notVerified(error: unknown): Failure {
  const refusal = error instanceof ApiError ? error : null;
  if (refusal?.code === 'payment_not_found') return failed('not-verified', copy.notYours, 'unpaid');
  return failed('not-verified', refusal?.serverMessage ?? copy.notVerifiedText, 'unknown');
}

const titleOf = {
  'not-completed': copy.notCompleted,
  'not-activated': copy.notActivated,
  'not-verified': copy.notVerified,
} as const;
