import { type PaymentMethodId, paymentMethodFacts } from '#contract/payment-methods.ts';
import { premiumPrice } from '#contract/price.ts';
import { countryName, type VatCountry } from '#contract/vat.ts';
import { payments } from '#web/copy/payments.ts';
import { formatCents } from '#web/format/money.ts';
import { formatVat, splitVat } from '#web/format/vat.ts';
import { TermsNote } from './terms-note.tsx';

const { summary: copy } = payments;

const noteOf = (method: PaymentMethodId) => {
  const { renews, flow } = paymentMethodFacts[method];
  if (renews) return copy.renewedNote;
  return flow === 'code' ? copy.codeNote : copy.onceNote;
};

export function OrderSummary({ method, country }: { method: PaymentMethodId | null; country: VatCountry }) {
  const { baseCents, vatCents } = splitVat(premiumPrice.cents, country);
  const abroad = country === 'ES' ? undefined : countryName(country);
  const { flow, renews } = method === null ? {} : paymentMethodFacts[method];
  const free = flow === 'code';
  return (
    <section className="grid gap-4">
      <h2 className="text-title-s">{copy.title}</h2>
      <dl className="tabular">
        <Line
          name={renews ? copy.renewed : copy.once}
          value={free ? formatCents(0) : formatCents(premiumPrice.cents)}
        />
        {!free && (
          <>
            <Line name={copy.base} quiet value={formatCents(baseCents)} />
            <Line name={copy.vat(formatVat(country), abroad)} quiet value={formatCents(vatCents)} />
          </>
        )}
        <div className="flex items-baseline justify-between gap-6 border-ink border-t pt-3 font-medium text-lg">
          <dt>{copy.total}</dt>
          <dd>{free ? formatCents(0) : formatCents(premiumPrice.cents)}</dd>
        </div>
      </dl>
      {method !== null && <p>{noteOf(method)}</p>}
      <TermsNote copy={copy} />
    </section>
  );
}

function Line({ name, value, quiet = false }: { name: string; value: string; quiet?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 pb-3 ${quiet ? 'text-[0.9375rem] text-ink-soft' : ''}`}
    >
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
