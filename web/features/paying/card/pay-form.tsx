import { useState } from 'react';
import { Link } from 'react-router';
import { atOnce } from '#contract/begin-now.ts';
import type { VatCountry } from '#contract/vat.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { checkout } from '#web/copy/checkout.ts';
import { BeginNow, useBeginNow } from '#web/features/paying/parts/begin-now.tsx';
import { paths } from '#web/paths.ts';
import { CardFields } from './card-fields.tsx';
import { usePay } from './use-pay.ts';

const { legal } = checkout;

/** The button states the obligation to pay (RDL 1/2007, art. 98.2). */
export function PayForm({ country, onLost }: { country: VatCountry; onLost: () => void }) {
  const [ready, setReady] = useState(false);
  const beginNow = useBeginNow();
  const pay = usePay(onLost, paths.subscriptionSuccess, () =>
    api('POST /api/stripe/begin-now', { body: { ...atOnce, country } }),
  );
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (beginNow.isAsked()) pay.mutate();
      }}
    >
      <CardFields onReady={() => setReady(true)} />
      <BeginNow {...beginNow.props} />
      <p className="max-w-[62ch] text-[0.9375rem] text-ink-soft">
        {legal.before}{' '}
        <Link className="inline-link" target="_blank" to={paths.terms}>
          {legal.terms}
        </Link>{' '}
        {legal.and}{' '}
        <Link className="inline-link" target="_blank" to={`${paths.terms}#${legal.withdrawalAnchor}`}>
          {legal.withdrawal}
        </Link>
        {legal.after}
      </p>
      <Button className="w-full py-2.5" disabled={!ready} loading={pay.isPending} type="submit">
        <span className="grid gap-0.5">
          <span>{checkout.submit}</span>
          <span className="font-normal text-note">{checkout.obligation}</span>
        </span>
      </Button>
    </form>
  );
}
