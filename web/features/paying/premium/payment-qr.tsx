import type { Payment } from '#contract/payments.ts';
import { payments } from '#web/copy/payments.ts';
import { QrCode } from './qr-code.tsx';

const { qr: copy } = payments.open;

export function PaymentQr({ payment: { method, qrText } }: { payment: Payment }) {
  if (qrText === undefined || (method !== 'bank_transfer' && method !== 'crypto_btc')) return null;
  return (
    <figure className="grid content-start justify-items-start gap-3">
      <QrCode label={copy[method]} text={qrText} />
      <figcaption className="max-w-64 text-[0.9375rem] text-ink-soft">
        {method === 'bank_transfer' ? copy.bankCaption : copy.bitcoinCaption}
      </figcaption>
    </figure>
  );
}
