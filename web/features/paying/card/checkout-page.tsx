import { ButtonLink } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { checkout } from '#web/copy/checkout.ts';
import { DemoCannotPay } from '#web/features/paying/parts/demo-cannot-pay.tsx';
import { PremiumFrame } from '#web/features/paying/parts/premium-frame.tsx';
import { ResultView } from '#web/features/paying/parts/result-view.tsx';
import { pageMeta } from '#web/meta.ts';
import { loginReturningTo, paths, registeringToPayBy } from '#web/paths.ts';
import { CardCheckout } from './checkout.tsx';

export const meta = () => pageMeta({ ...checkout.meta, path: paths.stripeCheckout, noindex: true });

export default function CardCheckoutPage() {
  return (
    <PremiumFrame>
      {(user) => {
        if (user === null) return <SignInFirst />;
        return user.demo ? <NotWithTheDemo /> : <CardCheckout />;
      }}
    </PremiumFrame>
  );
}

function NotWithTheDemo() {
  return (
    <div className="grid max-w-2xl gap-8">
      <PageHeader lead={checkout.lead} title={checkout.title} />
      <DemoCannotPay method="stripe_card" />
    </div>
  );
}

function SignInFirst() {
  const { visitor } = checkout;
  return (
    <ResultView
      actions={
        <>
          <ButtonLink to={loginReturningTo(paths.stripeCheckout)}>{visitor.enter}</ButtonLink>
          <ButtonLink to={registeringToPayBy('stripe_card')} variant="secondary">
            {visitor.create}
          </ButtonLink>
        </>
      }
      look="sign-in"
      text={visitor.text}
      title={visitor.title}
    />
  );
}
