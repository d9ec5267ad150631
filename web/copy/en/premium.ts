import type { Translation } from '#contract/languages.ts';

export const premium: Translation<typeof import('../premium.ts').premium> = {
  stay: 'Stay here',
  leaving: (place, seconds) =>
    seconds <= 1 ? `Taking you to ${place} in 1 second.` : `Taking you to ${place} in ${seconds} seconds.`,
  places: {
    dashboard: 'your dashboard',
    register: 'the sign-up page',
    hub: 'All of Vestidor',
  },
  receipt: {
    title: 'Payment summary',
    product: 'Vestidor Premium',
    month: 'one month, VAT included',
    method: 'Method',
    reference: 'Reference',
    session: 'Session',
    card: 'Card',
    paypal: 'PayPal',
    state: 'Status',
    states: {
      checking: 'Checking',
      unknown: 'Not confirmed',
      paid: 'Paid',
      held: 'Safe, in progress',
      unpaid: 'Not charged',
    },
  },
  return: {
    meta: {
      title: 'Your PayPal payment',
      description: 'We check your PayPal payment and open your Premium.',
    },
    processingText: 'We’re talking to PayPal. It usually takes a few seconds; there’s no need to pay again.',
    offline: 'The connection dropped',
    offlineText:
      'Your money is safe: the payment is still noted at PayPal and in your account. We’ll check it as soon as the connection is back. Don’t pay again.',
    success: 'You’re Premium now',
    successText: 'The payment is done and all of Vestidor is yours. We’ve emailed you the confirmation.',
    dashboard: 'Go to my dashboard',
    visitor: 'Sign in to finish your payment',
    visitorText:
      'You’re back from PayPal, but your session has ended. Nothing has been charged yet: once you sign in, we carry on right here.',
    invalid: 'Invalid payment details',
    invalidText:
      'Something’s missing from the address you came back on. Nothing has been charged through it. If you had approved a payment, it’s in your list of payments and we’ll check it.',
    notVerified: 'The payment couldn’t be verified',
    notVerifiedText:
      'We couldn’t check it. If PayPal charged you, the money is accounted for and your Premium will open by itself; if not, you aren’t charged anything. Don’t pay again until it’s been checked.',
    notYours:
      'This payment isn’t one of yours, so nothing has been charged here. If you made it with another account, sign in with that one.',
    notCompleted: 'Payment not completed',
    notCompletedText:
      'PayPal hasn’t finished the charge and you haven’t been charged anything. You can check again or choose another method.',
    held: 'PayPal hasn’t finished this payment yet. If you approved it, your money is accounted for and your Premium opens by itself as soon as it’s done. Don’t pay again.',
    rejected:
      'PayPal charged something other than what was agreed. We haven’t applied it and we’re refunding you: your money is safe.',
    returned: 'This payment has already been refunded. Nothing else has been charged here.',
    disputed:
      'You’ve disputed this payment. Premium is waiting for that to be settled, and nothing else has been charged here.',
    notActivated: 'Premium couldn’t be activated',
    notActivatedText:
      'We’ve received your payment and it’s safe. We’re still trying to open your Premium; if we can’t, we’ll refund you. Don’t pay again.',
    check: 'Check again',
    payments: 'See the payment methods',
  },
  result: {
    successMeta: { title: 'Your payment', description: 'The result of your Vestidor Premium payment.' },
    cancelMeta: {
      title: 'Payment cancelled',
      description: 'The payment was cancelled and nothing was charged.',
    },
    verifying: 'Checking your payment',
    verifyingText: 'It takes a moment. There’s no need to pay again.',
    verified: 'Your Premium is active',
    verifiedText: 'The payment is confirmed. You’ll find invoices and cancellation in your account.',
    done: 'Thank you!',
    doneText:
      'Your Premium opens as soon as the provider confirms the payment. You can follow it in your account. There’s no need to pay again.',
    toastTitle: 'Payment successful!',
    toastText: 'Your Premium subscription is active.',
    cancelledText:
      'Nothing has been charged. Your wardrobe is as you left it, and Premium is waiting for you.',
    retry: 'Try again',
  },
  register: {
    title: 'Your account is ready',
    lead: 'Premium is all that’s left.',
    price: '€19.95/month',
    priceNote: 'VAT included. One month, no automatic renewal.',
    includes: 'What’s included',
    features: ['Maya AI', 'Valentina AI', 'Clothes scanner', 'Premium shop'],
    featureTexts: [
      'High fashion and occasions that call for precision',
      'Urban fashion, with its cues from the street',
      'One photo, and the piece is in your wardrobe',
      '15% off every brand',
    ],
    pay: 'Pay with PayPal',
    obligation: 'Order with obligation to pay',
    terms: 'By paying you accept the',
    termsLink: 'terms',
    termsEnd: ', with 14 days to withdraw.',
    others: 'Other payment methods',
    later: 'Not now',
    processing: 'Taking you to PayPal',
    processingText: 'We’re preparing your order. Don’t close this page.',
    errorTitle: 'Payment error',
    error: 'We couldn’t connect to PayPal. Try again.',
    noApproval: 'The PayPal link couldn’t be found',
    noOrder: 'The PayPal order couldn’t be created',
    done: 'Your wardrobe is open',
    doneText: 'All it needs now is your clothes: one photo per piece and you’re ready to combine.',
  },
};
