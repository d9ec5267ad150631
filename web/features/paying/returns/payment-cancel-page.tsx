import { ButtonLink } from '#web/components/button.tsx';
import { premium } from '#web/copy/premium.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { PremiumFrame } from '../parts/premium-frame.tsx';
import { Receipt } from '../parts/receipt.tsx';
import { ResultView } from '../parts/result-view.tsx';

const { result: copy } = premium;

export const meta = () => pageMeta({ ...copy.cancelMeta, path: paths.paymentCancel, noindex: true });

export default function PaymentCancelPage() {
  return (
    <PremiumFrame>
      {() => (
        <ResultView
          actions={
            <>
              <ButtonLink to={paths.pricing}>{copy.retry}</ButtonLink>
              <ButtonLink to={paths.dashboard} variant="secondary">
                {premium.return.dashboard}
              </ButtonLink>
            </>
          }
          aside={<Receipt lines={[]} state="unpaid" />}
          look="cancelled"
          text={copy.cancelledText}
          title={copy.cancelMeta.title}
        />
      )}
    </PremiumFrame>
  );
}
