import { useSearchParams } from 'react-router';
import { premium } from '#web/copy/premium.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { PremiumFrame } from '../parts/premium-frame.tsx';
import { PaypalReturn, ReturnInvalid, ReturnSignIn } from './paypal-return-views.tsx';

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
