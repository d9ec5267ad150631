import type { Translation } from '#contract/languages.ts';

export const recovery: Translation<typeof import('../recovery.ts').recovery> = {
  forgot: {
    meta: { title: 'Recover your account', description: 'Ask for a link to choose a new password.' },
    link: 'Forgotten your password?',
    lead: 'Enter your account’s email and we’ll send you a link to choose another. The message also reminds you of your username.',
    submit: 'Send link',
    error: 'The link couldn’t be sent',
    sentTitle: 'Check your inbox',
    sent: (email) =>
      `If there’s an account for ${email}, a link will reach you in a few minutes. It works once, for one hour.`,
    notThere: 'Hasn’t arrived? Check your spam folder, or',
    again: 'try another email',
    remembered: 'Remembered it?',
    toLogin: 'Sign in',
  },
  reset: {
    meta: { title: 'New password', description: 'Choose a new password for your wardrobe.' },
    title: 'Choose another password',
    lead: 'Changing it takes you into your wardrobe and signs you out on your other devices.',
    password: 'New password',
    confirm: 'Repeat the new password',
    submit: 'Change password and sign in',
    success: 'Password changed',
    secondStep: 'Now confirm it’s you.',
    error: 'The password couldn’t be changed',
    expired: 'This link no longer works',
    expiredText: 'Each link works once, for one hour. If you’ve asked for several, use the latest.',
    askAgain: 'Ask for another link',
  },
  confirm: {
    meta: { title: 'Confirm email', description: 'Confirm your account’s email address.' },
    checking: 'Confirming your email',
    doneText: 'If you ever forget your password, it’ll get you back in.',
    trial: {
      started: {
        title: 'Your free trial has started',
        text: 'Your email is confirmed and you have seven days of Premium ahead of you, no card needed.',
      },
      used: {
        title: 'Your email is confirmed',
        text: 'The free trial hasn’t been opened, because this mailbox already had one under another address. Your free account stays open and you can go Premium whenever you like.',
      },
    },
    toWardrobe: 'Open my wardrobe',
    failed: 'Your email couldn’t be confirmed',
    incomplete: 'The link is incomplete: open it again from the message, or ask for another in your account.',
    failedText:
      'If you’ve already confirmed it, there’s nothing more to do. If not, ask for another link in your account.',
    retry: 'Try again',
  },
  address: {
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed',
    sent: 'Link sent',
  },
};
