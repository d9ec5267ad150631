import { expect, it } from 'vitest';
import { epcText } from './provider.ts';

const transfer = {
  name: 'Grupo Telar, S. L.',
  iban: 'ES76 2077 0024 0031 0257 5766',
  bic: 'CAHMESMMXXX',
  amountCents: 1995,
  remittance: 'VS-ABCD-2345-Y',
};

it('has the eleven lines that EPC069-12 lays down, in their order', () => {
  expect(epcText(transfer).split('\n')).toEqual([
    'BCD', // service tag
    '002', // version
    '1', // UTF-8
    'SCT', // SEPA credit transfer
    'CAHMESMMXXX', // BIC of the beneficiary's bank
    'Grupo Telar, S. L.', // at most 70 characters
    'ES7620770024003102575766',
    'EUR19.95',
    '', // purpose
    '', // structured reference
    'VS-ABCD-2345-Y', // at most 140 characters
  ]);
});

it('stays within the 331 bytes that the guidelines allow and cuts a long name', () => {
  const text = epcText({ ...transfer, name: 'Ñ'.repeat(200), remittance: 'X'.repeat(35) });
  expect(text.split('\n')[5]).toHaveLength(70);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(331);
});

it('writes whole euros with their cents', () => {
  expect(epcText({ ...transfer, amountCents: 2000 })).toContain('\nEUR20.00\n');
});
