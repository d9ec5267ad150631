import { ButtonLink } from '#web/components/button.tsx';
import { payments } from '#web/copy/payments.ts';
import { pageMeta } from '#web/meta.ts';
import { loginReturningTo, paths } from '#web/paths.ts';
import { PremiumFrame } from '../parts/premium-frame.tsx';
import { ResultView } from '../parts/result-view.tsx';
import { PaymentById } from '../payment/payment-by-id.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { usePaymentAddress } from './use-payment-address.ts';

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta(
    // Prerendered, the path ends in a slash.
    location.pathname.startsWith(paths.premium)
      ? { ...payments.premiumMeta, path: paths.premium }
      : { ...payments.meta, path: paths.payments },
  );

export default function PaymentsPage() {
  const { paymentId, clear } = usePaymentAddress();
  return (
    <PremiumFrame>
      {(user) => {
        if (paymentId === null) return <PaymentChoice user={user} />;
        return user ? (
          <PaymentById id={paymentId} key={paymentId} onNew={clear} />
        ) : (
          <SignInFirst paymentId={paymentId} />
        );
      }}
    </PremiumFrame>
  );
}

function SignInFirst({ paymentId }: { paymentId: string }) {
  const { open: copy } = payments;
  return (
    <ResultView
      actions={
        <ButtonLink to={loginReturningTo(`${paths.payments}?pago=${encodeURIComponent(paymentId)}`)}>
          {copy.enter}
        </ButtonLink>
      }
      look="sign-in"
      text={copy.visitorText}
      title={copy.visitor}
    />
  );
}
