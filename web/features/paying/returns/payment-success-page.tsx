import { useSearchParams } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { premium } from '#web/copy/premium.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { PremiumFrame } from '../parts/premium-frame.tsx';
import { Receipt, type ReceiptState } from '../parts/receipt.tsx';
import { ResultView } from '../parts/result-view.tsx';
import { useCheckSession } from './use-check-session.ts';

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
      actions={<ButtonLink to={paths.dashboard}>{copy.dashboard}</ButtonLink>}
      aside={slip(verified ? 'paid' : 'unknown')}
      look={verified ? 'good' : 'neutral'}
      text={verified ? copy.verifiedText : copy.doneText}
      title={verified ? copy.verified : copy.done}
    />
  );
}
