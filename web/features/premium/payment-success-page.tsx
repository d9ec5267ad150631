import { useSearchParams } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { premium } from '#web/copy/premium.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { PremiumFrame } from './premium-frame.tsx';
import { ResultView } from './result-view.tsx';
import { useCheckedSession } from './use-checked-session.ts';

const { result: copy } = premium;

export const meta = () => pageMeta({ ...copy.successMeta, path: paths.paymentSuccess, noindex: true });

/** `/payment/success`: checks the payment that `session_id` names. Whatever the answer, the page is done then. */
export default function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  return <PremiumFrame>{() => <Result sessionId={sessionId} />}</PremiumFrame>;
}

function Result({ sessionId }: { sessionId: string | null }) {
  const { verifying, verified } = useCheckedSession(sessionId);
  if (verifying) return <ResultView look="busy" text={copy.verifyingText} title={copy.verifying} />;
  return (
    <ResultView
      actions={<ButtonLink to={paths.dashboard}>{copy.dashboard}</ButtonLink>}
      look={verified ? 'good' : 'neutral'}
      text={verified ? copy.verifiedText : copy.doneText}
      title={verified ? copy.verified : copy.done}
    >
      {sessionId !== null && (
        <dl className="grid gap-0.5 border-linea border-t pt-3">
          <dt className="text-nota text-tinta-suave">{copy.session}</dt>
          <dd className="cifras break-all">{sessionId}</dd>
        </dl>
      )}
    </ResultView>
  );
}
