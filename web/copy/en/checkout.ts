import type { Translation } from '#contract/languages.ts';
import type { checkout as source } from '../checkout.ts';

export const checkout: Translation<typeof source> = {
  meta: {
    title: 'Card payment',
    description:
      'Subscribe to Vestidor Premium by card: €19.95 a month, VAT included. Cancel whenever you like.',
  },
  title: 'Card payment',
  lead: 'Your card details go straight to the payment provider: we never see them.',
  back: 'Other ways to pay',
  formTitle: 'Your card',
  loading: 'Preparing the card form',
  submit: 'Subscribe for €19.95/month',
  obligation: 'order with obligation to pay',
  legal: {
    before: 'By subscribing you accept the',
    terms: 'terms',
    and: 'and confirm you know about your',
    withdrawal: 'right to withdraw within 14 days',
    withdrawalAnchor: '5-cancellation-and-withdrawal',
    after: '. It renews every month until you cancel, in your account and with one button.',
  },
  visitor: {
    title: 'Sign in to subscribe',
    text: 'So we know whose subscription it is. Once you’ve signed in you’ll come back to this page.',
    enter: 'Sign in',
    create: 'Create my account',
  },
  already: {
    title: 'You already have a card subscription',
    text: 'There’s no need to pay again. In your account you can see the next payment, change the card or cancel.',
    account: 'Go to my account',
  },
  failure: {
    title: 'The payment couldn’t be prepared',
    text: 'Nothing has been charged. It may be the connection or the provider’s set-up: try again or choose another way to pay.',
  },
  creationError: 'The subscription couldn’t be created',
  cardErrorTitle: 'Payment error',
  cardError: 'There was a problem processing the payment',
  scriptError: 'The card form couldn’t be loaded. Check your connection.',
  testCards: {
    title: 'Test cards',
    text: 'With any future date and any CVC.',
    cards: [
      ['4242 4242 4242 4242', 'approved'],
      ['4000 0000 0000 0002', 'declined'],
      ['4000 0000 0000 9995', 'insufficient funds'],
      ['4000 0025 0000 3155', 'asks for 3-D Secure'],
    ],
  },
  change: {
    open: 'Change card',
    title: 'Change your card',
    text: 'Nothing is charged now: the new card is used from the next renewal.',
    submit: 'Save card',
    done: 'Card changed',
    doneText: 'The next renewal will be charged to the new card.',
    errorTitle: 'The card wasn’t changed',
    error: 'Your previous card is still in place. Try again.',
  },
  success: {
    meta: {
      title: 'Your subscription',
      description: 'The state of your Vestidor Premium subscription after paying.',
    },
    titleActive: 'You’re Premium now',
    titleProcessing: 'We’re confirming your payment',
    textActive: 'Thank you for trusting Vestidor. We’ve emailed you the confirmation and the invoice.',
    textProcessing:
      'Your bank is taking a little longer than usual. You can leave this page: we’ll keep checking.',
    state: 'Status',
    active: 'Active',
    processing: 'Processing...',
    price: 'Price',
    priceValue: (price) => `${price}/month, VAT included`,
    next: 'Next payment',
    features: 'What’s included',
    place: 'your home page',
    now: 'Go now',
    failedTitle: 'Your bank didn’t authorise the payment',
    failedText: 'Nothing has been charged. You can try another card or choose another way to pay.',
    again: 'Back to payment',
    visitorTitle: 'Sign in to see your subscription',
    visitorText: 'The payment is saved in your account. Once you’ve signed in you’ll come back to this page.',
  },
};
