import type { Translation } from '../languages.ts';
import type { paymentWords as source } from '../payment-words.ts';

export type { PaymentMethodWords } from '../payment-words.ts';

export const paymentWords: Translation<typeof source> = {
  stripe_card: {
    name: 'Card',
    description:
      'Visa, Mastercard and American Express. It renews every month, and you can cancel whenever you like.',
    fees: 'No fees',
    shortName: 'Card',
    paidWith: 'card',
    payLabel: 'Continue with card',
    todo: 'Finish on the card screen',
    forOrders: 'Visa, Mastercard or American Express. A single charge.',
    qr: null,
  },
  paypal_redirect: {
    name: 'PayPal',
    description:
      'You pay at PayPal with your account or a card and come back here. One month, no automatic renewal.',
    fees: 'No fees',
    shortName: 'PayPal',
    paidWith: 'PayPal',
    payLabel: 'Pay with PayPal',
    todo: 'Finish at PayPal',
    forOrders: 'You pay at PayPal and come back here.',
    qr: null,
  },
  bank_transfer: {
    name: 'Bank transfer',
    description:
      'From your bank, with a reference or a QR code. It takes from a few seconds to two working days.',
    fees: 'No fees',
    shortName: 'Transfer',
    paidWith: 'bank transfer',
    payLabel: 'Pay by transfer',
    todo: 'Make the transfer',
    forOrders: 'We hold your pieces for five days; half an hour if you haven’t confirmed your email yet.',
    qr: {
      label: 'QR code with the details of the transfer, for your bank’s app',
      caption: 'Scan it with your bank’s app and you won’t have to type anything.',
    },
  },
  crypto_btc: {
    name: 'Bitcoin',
    description:
      'An exact amount for 15 minutes, to an address that is only yours. Confirmed in about 10 minutes.',
    fees: 'No surcharge; your wallet pays the network fee',
    shortName: 'Bitcoin',
    paidWith: 'Bitcoin',
    payLabel: 'Pay with Bitcoin',
    todo: 'Send the bitcoins',
    forOrders: 'At the current rate, for 15 minutes.',
    qr: {
      label: 'QR code with the address and the amount, for your Bitcoin wallet',
      caption: 'Scan it with your wallet: it holds the address and the amount.',
    },
  },
  manual_verification: {
    name: 'Verification code',
    description: 'If you have a Vestidor code, enter it and Premium starts at once.',
    fees: 'No fees',
    shortName: 'Code',
    paidWith: 'verification code',
    payLabel: 'Activate with my code',
    todo: 'Your code',
    forOrders: null,
    qr: null,
  },
};
