import { decimalOfCents } from '#contract/price.ts';

export interface Transfer {
  name: string;
  iban: string;
  bic: string;
  amountCents: number;
  remittance: string;
}

/**
 * What the QR code of a SEPA credit transfer says: EPC069-12, version 002, in UTF-8, with the remittance as
 * free text. Banking apps fill the whole transfer in from it.
 */
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
