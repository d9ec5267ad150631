import type { Translation } from '#contract/languages.ts';
import type { confirmations as source } from '../confirmations.ts';

export const confirmations: Translation<typeof source> = {
  signedIn: 'Signed in',
  registered: 'Account created. Welcome!',
  trialPending: 'Account created: your free trial starts when you confirm your email',
  trialBegun: 'Your free trial has started',
  signedOutEverywhere: 'Signed out on every device.',
  passwordChanged: 'Password changed. We’ve signed you out on your other devices.',
  linkSent: 'If there’s an account with that email, a link will reach you in a few minutes.',
  mailSent: (email) => `We’ve written to ${email}.`,
  emailConfirmed: 'Your email is confirmed.',
  deviceForgotten: 'That device can no longer get in without signing in.',
  passkeyRemoved: 'Passkey removed.',
  authenticatorRemoved: 'Authenticator app removed.',
  secondStepEnded: 'Your account no longer asks for a second step.',
  accountErased: 'Your account and everything in it have been deleted.',
};
