import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { atOnce } from '#contract/begin-now.ts';
import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { type VatCountry, vatInWords, vatRates } from '#contract/vat.ts';
import { ApiError, api, messageOf, type Output } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { premium } from '#web/copy/premium.ts';
import { BeginNow, useBeginNow } from '#web/features/paying/parts/begin-now.tsx';
import { SandboxRibbon } from '#web/features/paying/parts/sandbox-ribbon.tsx';
import { TermsNote } from '#web/features/paying/parts/terms-note.tsx';
import { usePaymentMethods } from '#web/features/paying/parts/use-payment-methods.ts';
import { useVatCountry, VatCountryField } from '#web/features/paying/parts/vat-country.tsx';
import { paths } from '#web/paths.ts';
import type { RegisterEvent } from './register-steps.ts';

const { register: copy } = premium;

interface PaypalStepProps {
  processing: boolean;
  send: (event: RegisterEvent) => void;
}

export function PaypalStep({ processing, send }: PaypalStepProps) {
  const methods = usePaymentMethods().data;
  const offered = methods?.methods.some(({ id }) => id === 'paypal_redirect') ?? true;
  const order = usePaypalOrder({
    onPay: () => send({ type: 'pay' }),
    onFailure: () => send({ type: 'payment_failed' }),
  });

  const beginNow = useBeginNow();
  const { country, field } = useVatCountry();

  useEffect(() => {
    // The back/forward cache may restore the page in its waiting state.
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'payment_failed' });
    };
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, [send]);

  if (processing) return <Processing />;
  return (
    <div className="grid gap-7">
      {methods?.sandbox && <SandboxRibbon />}
      <div className="grid gap-2">
        <p className="tabular font-serif text-price tracking-[-0.03em]">{copy.price}</p>
        <p className="text-ink-soft">{copy.priceNote}</p>
      </div>
      <section>
        <h2 className="pb-3 text-title-s">{copy.includes}</h2>
        <ul>
          {copy.features.map((feature, at) => (
            <li className="flex items-start gap-3 border-line border-t py-3" key={feature}>
              <Check className="mt-0.5 text-burgundy-text" size={18} />
              <span>
                <span className="font-medium">{feature}</span>
                <span className="block text-[0.9375rem] text-ink-soft">{copy.featureTexts[at]}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {offered && <VatCountryField {...field} />}
      {offered && country !== 'ES' && (
        <p>{vatInWords({ vatCountry: country, vatPercent: vatRates[country].percent })}</p>
      )}
      {offered && <BeginNow {...beginNow.props} />}
      <div className="grid gap-3">
        {offered && (
          <Button className="py-2.5" onClick={() => beginNow.isAsked() && order.mutate(country)}>
            <span className="grid gap-0.5">
              <span>{copy.pay}</span>
              <span className="font-normal text-note">{copy.obligation}</span>
            </span>
          </Button>
        )}
        <ButtonLink to={paths.payments} variant={offered ? 'secondary' : 'primary'}>
          {copy.others}
        </ButtonLink>
        <ButtonLink to={paths.dashboard} variant="ghost">
          {copy.later}
        </ButtonLink>
      </div>
      <TermsNote copy={copy} />
    </div>
  );
}

function Processing() {
  return (
    <div className="flex items-center gap-4 border-line border-t pt-6" role="status">
      <Spinner className="text-burgundy-text" size={32} />
      <p>{copy.processingText}</p>
    </div>
  );
}

function usePaypalOrder({ onPay, onFailure }: { onPay: () => void; onFailure: () => void }) {
  return useMutation({
    mutationFn: createPaypalOrder,
    onMutate: onPay,
    onSuccess: (approval) => window.location.assign(approval),
    onError: (error) => {
      console.warn(error.message, error.cause);
      notifyError(premium.register.errorTitle, paypalFailure(error));
      onFailure();
    },
  });
}

const paypalOrder = {
  amount: decimalOfCents(premiumPrice.cents),
  currency: premiumPrice.currency,
  intent: 'CAPTURE',
} as const;

/** @throws Error when the order has no approval link */
export function approvalLink({ links }: Pick<Output<'POST /api/paypal/order'>, 'links'>): string {
  const link = links.find(({ rel }) => rel === 'approve');
  if (link === undefined) throw new Error(copy.noApproval);
  return link.href;
}

export async function createPaypalOrder(country: VatCountry): Promise<string> {
  const order = await api('POST /api/paypal/order', { body: { ...paypalOrder, ...atOnce, country } }).catch(
    (cause: unknown) => {
      throw new Error(copy.noOrder, { cause });
    },
  );
  return approvalLink(order);
}

/** The catalogue's sentence when PayPal failed, or our server's own reason (rate limit, changed price). */
export function paypalFailure(error: unknown): string {
  const { cause } = error as Error;
  if (!(cause instanceof ApiError) || cause.status >= 500) return copy.error;
  return messageOf(cause, copy.error);
}
