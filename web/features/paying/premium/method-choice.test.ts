import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#contract/payments.ts';
import { validatePayment } from './method-choice.tsx';

const method = (id: PaymentMethod['id']): PaymentMethod => ({
  id,
  name: id,
  description: '',
  fees: '',
  icon: '💳',
  instant: true,
});
const methods = [method('bank_transfer'), method('manual_verification')];
const noCode = { verificationCode: '', userEmail: '' };

describe('validation of a payment', () => {
  it.each([
    ['nothing chosen', null, noCode, 'method'],
    ['a method that this server does not have', 'crypto_btc', noCode, 'unknown'],
    ['a word that is no method', 'oro', noCode, 'unknown'],
    ['a code that is missing', 'manual_verification', noCode, 'code'],
    ['a code of blanks', 'manual_verification', { ...noCode, verificationCode: '  ' }, 'code'],
    ['a code', 'manual_verification', { ...noCode, verificationCode: 'ABCD' }, null],
    ['a method that needs nothing', 'bank_transfer', noCode, null],
  ] as const)('%s', (_, chosen, code, fault) => {
    expect(validatePayment(methods, chosen, code)).toBe(fault);
  });
});
