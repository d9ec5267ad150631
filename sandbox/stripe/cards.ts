export type Verdict = 'approved' | 'declined' | 'insufficient_funds' | 'authenticate';

/** Stripe's test numbers; any other valid number is approved. */
const verdicts: Readonly<Record<string, Verdict>> = {
  '4242424242424242': 'approved',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'authenticate',
};

export const verdictOf = (number: string): Verdict => verdicts[number] ?? 'approved';

export const declineMessages = {
  declined: 'Se ha rechazado tu tarjeta.',
  insufficient_funds: 'Tu tarjeta no tiene fondos suficientes.',
  authentication:
    'No hemos podido autenticar tu método de pago. Elige otro método de pago e inténtalo de nuevo.',
} as const;

export function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return 'visa';
}

export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number]
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
