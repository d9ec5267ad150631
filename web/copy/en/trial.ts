import type { Translation } from '#contract/languages.ts';

export const trial: Translation<typeof import('../trial.ts').trial> = {
  meta: {
    title: '7-day free trial',
    description: 'Seven days of Vestidor Premium, no card. Nothing is charged when it ends: you decide.',
  },
  title: 'Seven days, no card',
  lead: 'All of Vestidor Premium for a week. Nothing is charged when it ends: you decide.',
  submit: 'Start my free trial',
  haveAccount: 'Already have an account?',
  toLogin: 'Sign in',
  checks: {
    email: { title: 'Email needed', message: 'Enter a valid email to continue' },
    username: {
      title: 'Username needed',
      message: 'The username must have at least 3 characters',
    },
    password: { title: 'Password needed', message: 'The password must have at least 6 characters' },
  },
  errorTitle: 'Sign-up error',
  error: 'The account couldn’t be created',
  successTitle: 'Your trial has started',
  successMessage: 'You have seven days of Premium ahead of you.',
  pending: {
    toastTitle: 'Your account is ready',
    toastMessage: 'Confirm your email and your seven days of Premium begin.',
    title: 'Confirm your email and start your trial',
    text: (email) =>
      `We’ve written to ${email}. Open the link in the message and your seven days start right then; until you do, you have the free account.`,
    notThere:
      'Hasn’t it arrived? Check your spam folder. The link lasts seven days and there’s one trial per inbox.',
    again: 'Send another link',
  },
  active: {
    title: 'Trial active',
    days: (days) => (days === 1 ? '1 day left' : `${days} days left`),
    text: 'When it ends, your wardrobe is still here with the limits of the free account.',
    features: 'What’s included',
    premium: 'Go Premium',
  },
  own: {
    title: 'Start your trial',
    text: 'You already have an account: the seven-day trial starts at the press of a button, just once and with no card.',
    submit: 'Start seven free days',
    error: 'The trial couldn’t be started',
  },
  features: [
    'Unlimited pieces in My wardrobe',
    'Outfits with no daily limit',
    'Maya and Valentina, your stylists',
    'Every outfit with its reasons and its score broken down',
    'Versatility and cost per wear of every piece',
  ],
};
