import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const subscription: Translation<typeof import('../subscription.ts').subscription> = {
  title: 'Your Premium',
  loading: 'Loading your subscription',
  failed: 'Your subscription couldn’t be loaded',
  failedText: 'Nothing about it has changed. Check your connection and try again.',
  states: {
    none: 'Free account',
    noneText: 'With Premium you talk to Maya and Valentina and stop counting pieces, for €19.95 a month.',
    trial: (day) => `Free trial until ${day}`,
    trialText: 'Nothing is charged when it ends: your account carries on as a free one.',
    until: (day) => `Active until ${day}`,
    prepaidText: 'You paid in advance: it doesn’t renew and there’s nothing to cancel.',
    renewsText: 'It renews every month until you cancel. We email you 15 days before each charge.',
    cancelled: (day) => `Cancelled: yours until ${day}`,
    cancelledText:
      'You won’t be charged again. Afterwards your account carries on as a free one, with all your clothes.',
    pastDue: 'We couldn’t charge the renewal',
    pastDueText: 'Your bank declined the charge. Change the card and everything will carry on as before.',
  },
  facts: {
    next: 'Next charge',
    nextValue: (amount, day) => `${amount}, on ${day}`,
    card: 'Card',
    cardValue: (brand, last4) => `${brand} ending in ${last4}`,
    cardUnknown: 'The one you subscribed with',
  },
  upgrade: 'Go Premium',
  extend: 'Add a month',
  cancel: {
    open: 'Cancel subscription',
    title: 'Cancel your subscription?',
    text: (day) =>
      `You keep Premium until ${day} and won’t be charged again. You can resume it before that date.`,
    textNoDay: 'You won’t be charged again.',
    keep: 'Stay with Premium',
    done: 'Subscription cancelled',
    doneText: 'We’re emailing you the confirmation.',
    error: 'The subscription couldn’t be cancelled',
  },
  resume: {
    action: 'Resume',
    done: 'Subscription resumed',
    doneText: 'It will renew as before.',
    error: 'The subscription couldn’t be resumed',
  },
  payments: {
    title: 'Payments and invoices',
    unpaid: (count) => `See ${formatPlural(count, 'uncharged attempt', 'uncharged attempts')}`,
    finish: 'Finish paying',
    invoice: 'Invoice',
    creditNote: 'Credit note',
    download: (number) => `Download invoice ${number} as PDF`,
    status: {
      created: 'Preparing',
      pending: 'Pending',
      paid: 'Paid',
      failed: 'Not charged',
      cancelled: 'Cancelled',
      expired: 'Expired',
      rejected: 'Doesn’t match: we’re returning it',
      refunding: 'Refund on its way',
      refunded: 'Refunded',
      disputed: 'Disputed with the bank',
    },
  },
  withdrawal: {
    title: 'Withdrawal',
    right: (day) => `Until ${day} you can change your mind without giving a reason.`,
    days: (used, all) => `${formatCount(used)} of ${formatPlural(all, 'day', 'days')}`,
    whole: (refund) =>
      `We’ll refund ${refund}, the full amount, by the same means of payment and within fourteen days at most.`,
    part: (refund, amount, charge, days) =>
      `Today we’d refund ${refund}: the ${amount} you paid less ${charge} for ${days}, because you asked to start without waiting. By the same means of payment and within fourteen days at most.`,
    used: 'You already withdrew from Premium less than a year ago, and that right doesn’t start over with a new payment. You can cancel whenever you like: you keep what you’ve paid for and won’t be charged again.',
    none: 'There’s no payment to withdraw from right now. You have fourteen days from each payment.',
    open: 'Withdraw from contract here',
    step: (step) => `Step ${step} of 2`,
    explainTitle: 'Withdraw from the contract',
    explain: [
      'The month of Premium from this payment ends as soon as you confirm.',
      'If you paid by card, the subscription is cancelled and you won’t be charged again.',
      'Your account stays, with all your pieces, photos and outfits.',
    ],
    next: 'Continue',
    declareTitle: 'Your statement',
    declare: 'I hereby give notice that I withdraw from my Vestidor Premium contract.',
    facts: {
      contract: 'Contract',
      contractValue: (reference, day) => `Payment ${reference}, of ${day}`,
      amount: 'You paid',
      charge: (days) => `For ${days}`,
      refund: 'We refund',
      receipt: 'We’ll send the receipt to',
    },
    back: 'Back',
    confirm: 'Confirm withdrawal',
    error: 'The withdrawal couldn’t be registered',
    doneTitle: 'Withdrawal received',
    doneLead: 'This is your receipt. We’ve emailed it to you too.',
    refund: {
      sent: (amount) =>
        `The refund of ${amount} is on its way. Depending on your bank, it takes from a few hours to ten days to show.`,
      by_hand: (amount) =>
        `We’ll refund ${amount} by the same means within fourteen days at most. A person does it: if anything is missing, we’ll write to you.`,
      nothing_to_refund:
        'This month was opened with a code, without a payment through us. If you paid for the code, reply to the email with the receipt and we’ll sort it out.',
    },
    receipts: 'Withdrawal receipts',
    receipt: {
      number: 'Number',
      requestedAt: 'Received',
      save: 'Save receipt',
      saveNamed: (number) => `Save receipt ${number}`,
      file: (number) => `receipt-${number}.txt`,
    },
    text: (number, moment, amount) =>
      `Vestidor\nWithdrawal receipt ${number}\n\nReceived: ${moment} (Madrid time)\nContract: Vestidor Premium\nAmount we refund: ${amount}\n\nWe have received your withdrawal. The month of Premium from this payment has ended.\n`,
  },
};
