import { decimalOfCents } from '#contract/price.ts';

export interface Transfer {
  name: string;
  iban: string;
  bic: string;
  amountCents: number;
  remittance: string;
}

/** QR text of a SEPA transfer: EPC069-12, version 002, UTF-8, free-text remittance. */
export function epcText({ name, iban, bic, amountCents, remittance }: Transfer): string {
  const purpose = '';
  const structuredReference = '';
  const amount = `EUR${decimalOfCents(amountCents).toFixed(2)}`;
  const account = iban.replaceAll(' ', '');
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name.slice(0, 70),
    account,
    amount,
    purpose,
    structuredReference,
    remittance,
  ];
  return lines.join('\n');
}
