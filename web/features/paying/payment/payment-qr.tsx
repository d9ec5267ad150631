import { encode } from 'uqr';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { Payment } from '#contract/payments.ts';

/** In modules; readers need four. */
const quietZone = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/**
 * A QR code as one SVG path, black on white in both themes because many readers require it. EPC069-12 asks
 * for level M.
 */
function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: false, border: 0 });
  const side = size + 2 * quietZone;
  return (
    <svg
      aria-label={label}
      className="h-auto w-full max-w-64 rounded-photo border border-line"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${side} ${side}`}
    >
      <rect fill="#fff" height={side} width={side} />
      <path d={pathOf(data)} fill="#000" transform={`translate(${quietZone} ${quietZone})`} />
    </svg>
  );
}

/** Draws horizontal runs of dark modules. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  });
  return path;
}

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
