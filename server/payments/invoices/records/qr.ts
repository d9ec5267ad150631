import { encode } from 'uqr';
import { type InvoiceRow, numberOf } from '#server/payments/invoices/queries.ts';
import type { RecordRow } from './queries.ts';
import { amountOf, issuedOn } from './record-xml.ts';

const services = {
  live: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT',
  test: 'https://prewww2.aeat.es/wlpl/TIKE-CONT',
} as const;

/** Addresses of the verification service, from the agency's document on the QR code (version 0.5.0). */
export function verificationUrl(
  { issuer, mode, verifiable }: Pick<RecordRow, 'issuer' | 'mode' | 'verifiable'>,
  invoice: InvoiceRow,
): string {
  const page = verifiable ? 'ValidarQR' : 'ValidarQRNoVerifactu';
  const parameters = new URLSearchParams({
    nif: issuer,
    numserie: numberOf(invoice),
    fecha: issuedOn(invoice),
    importe: amountOf(invoice.totalCents),
  });
  return `${services[mode]}/${page}?${parameters}`;
}

/** As one SVG path of unit squares; level M, as Orden HAC/1177/2024, art. 21, requires. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}
