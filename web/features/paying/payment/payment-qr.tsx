import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { Payment } from '#contract/payments.ts';
import { QrCode } from '#web/components/pictures/qr-code.tsx';

export function PaymentQr({ payment: { method, qrText } }: { payment: Payment }) {
  const { qr } = paymentMethodFacts[method];
  if (qrText === undefined || qr === null) return null;
  return (
    <figure className="grid content-start justify-items-start gap-3">
      <QrCode label={qr.label} text={qrText} />
      <figcaption className="max-w-64 text-[0.9375rem] text-ink-soft">{qr.caption}</figcaption>
    </figure>
  );
}
