import type { Translation } from '#contract/languages.ts';
import type { PaymentPurpose } from '#contract/payments.ts';
import { centsIn, euros } from '#server/platform/euros.ts';
import { deadlineInWords } from '#server/platform/madrid.ts';
import type * as source from '../buyer-words.ts';

const whenPaid: Readonly<Record<PaymentPurpose, string>> = {
  premium: 'we’ll start Premium',
  order: 'we’ll prepare your order',
};
const keeps = { premium: 'We’ll keep your place', order: 'We’ll keep your pieces' } as const;
const amount = (shown: string) => euros(centsIn(shown), 'en');

const instructions: Translation<typeof source.instructions> = {
  openBank:
    'Open your bank’s app or website and choose to make a transfer. If your app reads QR codes, scan ours and it fills everything in.',
  transfer: (cents, isRest, accountName, iban) =>
    `Transfer ${euros(cents, 'en')}${isRest ? ', which is what’s missing,' : ''} to ${accountName}, IBAN ${iban}.`,
  writeReference: (reference) =>
    `As the payment reference, write only this: ${reference}. It tells us the payment is yours.`,
  whenTransferred: (purpose) =>
    `When it arrives, ${whenPaid[purpose]} and email you: a few seconds if it’s instant, up to two working days if not.`,
  keptUntil: (purpose, until, since) => `${keeps[purpose]} until ${deadlineInWords(until, since, 'en')}.`,
  coinsSeen: 'Your payment is on the network: don’t send anything else.',
  whenCoinsConfirmed: (purpose) => `Once it’s confirmed, ${whenPaid[purpose]} and email you.`,
  openWallet: 'Open your Bitcoin wallet and scan the QR code, or copy the address and the amount.',
  sendCoins: (coins, cents, isRest) =>
    `Send exactly ${coins} BTC (${isRest ? 'what’s missing' : euros(cents, 'en')}), plus the network fee, to the address on this page. It’s for this payment only.`,
  quoteLasts:
    'The amount holds for 15 minutes. If your payment arrives later, we’ll count it at the rate of that moment.',
  coinsTake: (purpose, minutes) =>
    `We see it within seconds and it’s confirmed in about ${minutes} minutes: then ${whenPaid[purpose]} and email you.`,
  openPaypal: 'Open PayPal with the button and sign in to your account, or pay by card.',
  acceptAmount: (cents) => `Check that the amount is ${euros(cents, 'en')} and accept the payment.`,
  backFromPaypal: (purpose) => `PayPal brings you back and ${whenPaid[purpose]} at once.`,
  paypalClosed:
    'If you close the window before coming back, press “Check payment”: you won’t be charged twice.',
  codeTaken: 'Your code is valid and it’s yours now. We’re starting Premium: it takes a few seconds.',
};

const missingMoney = (purpose: PaymentPurpose) => (received: string, missing: string) =>
  `We’ve received ${amount(received)} and ${amount(missing)} is missing. Transfer the rest with the same reference and ${whenPaid[purpose]}.`;
const missingCoins = (purpose: PaymentPurpose) => (received: string, missing: string) =>
  `We’ve received ${received} BTC and ${missing} BTC is missing. Send it to the same address and ${whenPaid[purpose]}.`;
const underReview = (purpose: PaymentPurpose) =>
  `PayPal is reviewing your payment. You don’t have to do anything: we’ll check it and ${whenPaid[purpose]} as soon as it’s approved.`;

const notices: Translation<typeof source.notices> = {
  tooMuchMoney: (excess) => `You’ve transferred ${amount(excess)} too much; we’ll send it back.`,
  missingMoney: { premium: missingMoney('premium'), order: missingMoney('order') },
  transferReturned: 'Your bank has returned the transfer. You haven’t been charged.',
  tooManyCoins: (excess) =>
    `You’ve sent about ${amount(excess)} too much. Write to us with a Bitcoin address and we’ll send it back.`,
  coinsSeen: (minutes) =>
    `We’ve seen your payment. The network still has to confirm it: about ${minutes} minutes. Don’t send anything else.`,
  coinsSeenOften: (times, minutes) =>
    `We’ve seen your payment. The network still has to confirm it ${times} times: about ${minutes} minutes. Don’t send anything else.`,
  missingCoins: { premium: missingCoins('premium'), order: missingCoins('order') },
  coinsVanished:
    'The Bitcoin network no longer has your payment, which it had confirmed. If it confirms it again, we’ll see it.',
  coinsGone:
    'The payment we had seen has disappeared from the network unconfirmed. You haven’t been charged.',
  quoteOver:
    'The 15-minute quote has ended. If you’ve already sent the payment, we’ll find it; if not, create a new one.',
  underReview: { premium: underReview('premium'), order: underReview('order') },
  declined:
    'PayPal couldn’t charge the payment method you chose. You haven’t been charged: try again with another.',
  rejected:
    'We’ve received a payment that doesn’t match what was agreed, so we haven’t applied it. Your money is safe: we’ll send it back.',
  afterHold:
    'Your money arrived after the hold had ended, and not all the pieces are left. We’ll refund it in full.',
  afterCancelling: 'Your money arrived after the order was cancelled. We’ll refund it in full.',
  paidTwice: 'This order was already paid. We’ll refund the second payment in full.',
};

const purposes: Translation<typeof source.purposes> = {
  premium: {
    concept: 'Vestidor Premium, one month',
    refundNote: 'Refund of Vestidor Premium',
    whenPaid: 'we activate Premium',
    undone:
      'That payment’s month of Premium has ended. Your account carries on, with all your clothes, photos and outfits.',
    disputedSubject: 'Your bank has taken back a Premium payment',
    disputed: 'the month of Premium that it opened is on hold',
    reinstated: 'you’ve got back the days of Premium you had left',
  },
  order: {
    concept: 'Order from the Vestidor shop',
    refundNote: 'Refund of your Vestidor order',
    whenPaid: 'we get your order ready',
    undone: 'The pieces of that order that you hadn’t worn have left your wardrobe.',
    disputedSubject: 'Your bank has taken back the payment for an order',
    disputed: 'the order that it paid for is on hold',
    reinstated: 'your order goes ahead',
  },
};

export const inEnglish = { instructions, notices, purposes };
