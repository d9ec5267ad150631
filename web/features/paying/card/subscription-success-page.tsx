import { useSearchParams } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { checkout } from '#web/copy/checkout.ts';
import { PremiumFrame } from '#web/features/paying/parts/premium-frame.tsx';
import { ResultView } from '#web/features/paying/parts/result-view.tsx';
import { pageMeta } from '#web/meta.ts';
import { loginReturningTo, paths } from '#web/paths.ts';
import { SubscriptionSuccess } from './subscription-success.tsx';

const { success: copy } = checkout;

export const meta = () => pageMeta({ ...copy.meta, path: paths.subscriptionSuccess, noindex: true });

/** `/subscription-success`: the provider's return URL. */
export default function SubscriptionSuccessPage() {
  const [search] = useSearchParams();
  return (
    <PremiumFrame>
      {(user) => {
        if (user === null) return <SignInFirst />;
        if (search.get('redirect_status') === 'failed') return <NotAuthorised />;
        return <SubscriptionSuccess paymentIntent={search.get('payment_intent')} />;
      }}
    </PremiumFrame>
  );
}

function SignInFirst() {
  return (
    <ResultView
      actions={
        <ButtonLink to={loginReturningTo(paths.subscriptionSuccess)}>{checkout.visitor.enter}</ButtonLink>
      }
      look="sign-in"
      text={copy.visitorText}
      title={copy.visitorTitle}
    />
  );
}

function NotAuthorised() {
  return (
    <ResultView
      actions={
        <>
          <ButtonLink to={paths.stripeCheckout}>{copy.again}</ButtonLink>
          <ButtonLink to={paths.payments} variant="secondary">
            {checkout.back}
          </ButtonLink>
        </>
      }
      look="bad"
      text={copy.failedText}
      title={copy.failedTitle}
    />
  );
}
