import type { Translation } from '#contract/languages.ts';

export const payments: Translation<typeof import('../payments.ts').payments> = {
  meta: {
    title: 'Go Premium',
    description:
      'Vestidor Premium for €19.95 a month, VAT included: by card, PayPal, bank transfer, Bitcoin or code. Cancel whenever you like.',
  },
  premiumMeta: {
    title: 'Premium',
    description:
      'Vestidor Premium: Maya and Valentina, outfits with no daily limit and room for your whole wardrobe, for €19.95 a month. Choose how to pay.',
  },
  lead: 'Choose how to pay. The price is the same with every method.',
  price: {
    plan: 'Vestidor Premium',
    period: '/month',
    tax: 'VAT included',
    includes: [
      'Maya and Valentina, your stylists, at any hour',
      'Unlimited AI recommendations',
      'Scanner and wardrobe, with no need to count pieces',
      'The premium shop, with 15% off',
      'Style and trend analysis based on your clothes',
    ],
    cancel: 'Cancel whenever you like, in your account, with one button.',
    withdraw: '14 days to withdraw, no explanations needed.',
  },
  methods: {
    legend: 'Payment method',
    instant: 'instant',
    days: '1–2 days',
    minutes: 'a few minutes',
    loading: 'Loading payment methods',
    failed: 'The payment methods couldn’t be loaded',
    failedText: 'You haven’t been charged. Check your connection and try again.',
    none: 'You can’t pay here right now',
    noneText: 'No payment method has been set up yet. Your wardrobe stays open with the free account.',
  },
  code: {
    label: 'Verification code',
    hint: 'Copy it just as you were given it, with or without the dashes. It works only once.',
    email: 'Email for the confirmation',
    emailHint: 'If you leave it empty, it goes to your account’s.',
  },
  summary: {
    title: 'Summary',
    once: 'Vestidor Premium, one month',
    renewed: 'Vestidor Premium, every month',
    onceNote: 'A single payment for one month. It doesn’t renew itself.',
    renewedNote: 'It renews every month until you cancel. We write to you 15 days before each charge.',
    codeNote: 'The code is already paid for: you won’t be charged anything.',
    base: 'Before VAT',
    vat: (percent, country) => `VAT${country ? `, ${country}` : ''} (${percent})`,
    total: 'Total',
    terms: 'Premium opens as soon as the payment is confirmed. By paying you accept the',
    termsLink: 'terms',
    termsEnd: ', with 14 days to withdraw.',
  },
  country: {
    label: 'Country where you live',
    hint: 'It decides the VAT on your invoice. The price is the same everywhere.',
  },
  pay: {
    any: (price) => `Pay ${price}`,
    obligation: 'Order with obligation to pay',
    cardNext: 'You confirm the payment in the next step',
    codeFree: 'Nothing to pay',
  },
  checks: {
    method: { title: 'Choose a payment method', message: 'Please choose a payment method' },
    code: { title: 'Code required', message: 'Enter the verification code' },
    unknown: { title: 'Payment method not valid', message: 'Choose one of those in the list.' },
  },
  errorTitle: 'The payment wasn’t created',
  error: 'Error creating the payment',
  beginNow: {
    note: 'We keep it with your payment and send it to you with the confirmation. Before withdrawing you see the exact amount we’ll refund. You can withdraw once a year; you can always cancel.',
    missingTitle: 'Your request is missing',
    missing: 'Tick that you want to start now: Premium opens as soon as the payment is confirmed.',
  },
  account: {
    title: 'Your Premium needs an account',
    text: 'That’s how we know whose payment it is. We’ll keep the method you’ve chosen: once you’re in, you carry on from here.',
    enter: 'I already have an account',
  },
  demo: {
    title: 'You can’t pay in the demo',
    text: 'This account deletes itself after 24 hours, and it would be a shame if it took your Premium with it. Create your own and carry on from here.',
  },
  already: {
    subscription: (day) =>
      `Your card subscription runs until ${day} and renews itself. With another method you can add one more month.`,
    paid_period: (day) =>
      `You’re already Premium until ${day}. If you pay now, the month is added at the end.`,
    trial: (day) => `Your free trial runs until ${day}. If you pay now, the month is added at the end.`,
  },
  open: {
    kicker: 'Your payment',
    underWay: 'Your payment is on its way',
    lead: 'You can close this page: the payment is saved and we’ll keep checking it.',
    amount: 'Amount',
    reference: 'Reference',
    steps: 'Step by step',
    bank: { name: 'Beneficiary', iban: 'IBAN', bic: 'BIC', concept: 'Payment reference' },
    bankNote: 'Enter the payment reference exactly as it is: it’s how we know the money is yours.',
    provider: {
      email: 'PayPal account',
      concept: 'Note',
      go: (provider) => `Continue on ${provider}`,
    },
    card: 'Go to card payment',
    bitcoin: { address: 'Address', amount: 'Exact amount', wallet: 'Open in my wallet' },
    quote: {
      left: 'This rate is valid for',
      over: 'This payment’s rate has expired',
      overText:
        'Don’t send anything now: ask for a new payment to get the current rate. If you’d already sent it, don’t send it again: we’re still watching this address and we’ll tell you here what happened.',
      rule: 'Send the exact amount, and only once. If too little or too much arrives, or it comes late, it isn’t lost: we’ll explain it here.',
    },
    verify: 'Check payment',
    again: 'New payment',
    home: 'Back to home',
    polling: 'This page updates itself.',
    simulate: 'Simulate',
    simulateHint: 'Pretend the money has arrived, in a new tab',
    loading: 'Opening your payment',
    failed: 'The payment couldn’t be opened',
    failedText: 'The payment is still saved. Check your connection and try again.',
    missing: 'That payment isn’t one of yours',
    missingText:
      'It may belong to another account, or the address may be incomplete. Nothing has been charged here.',
    visitor: 'Sign in to see your payment',
    visitorText: 'The payment is still saved in your account. Once you’re in, you come back to this page.',
  },
  verification: {
    pending: 'Checking…',
    pendingText: 'The payment is being processed',
    errorTitle: 'Verification error',
    error: 'Error verifying the payment',
  },
  states: {
    created: [
      'Preparing the payment',
      'We’ve noted your payment and are waiting for its details. Don’t pay yet.',
    ],
    pending: ['Pending', 'We’re waiting for your payment.'],
    paid: ['Payment successful!', 'Your Premium is active.'],
    failed: [
      'The payment didn’t go through',
      'You haven’t been charged. You can start another whenever you like.',
    ],
    cancelled: ['Payment cancelled', 'You haven’t been charged. You can start another whenever you like.'],
    expired: [
      'This payment has expired',
      'You haven’t been charged. If you’d already sent the money, don’t send it again: we’re still watching and we’ll tell you here.',
    ],
    rejected: [
      'The payment doesn’t match',
      'Money arrived, but not as agreed. It hasn’t been applied and we’re returning it to you.',
    ],
    refunding: ['Refund on its way', 'We’re refunding you the amount.'],
    refunded: ['Payment refunded', 'We’ve refunded the amount the same way you paid.'],
    disputed: [
      'Payment in dispute',
      'You’ve disputed this payment with your bank: Premium is paused until it’s resolved.',
    ],
  },
  activated: {
    text: 'All of Vestidor is now yours. We’ve emailed you the confirmation.',
    go: 'Enter Vestidor',
  },
  copy: {
    named: (what) => `Copy ${what}`,
    done: 'Copied',
    failed: 'It couldn’t be copied',
    failedText: 'The text is selected: copy it from your device’s menu.',
  },
  sandbox: {
    title: 'Test mode',
    text: 'Nothing is charged: the payment providers are simulated.',
    link: 'Test panel',
  },
};
