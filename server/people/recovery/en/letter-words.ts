import type { Translation } from '#contract/languages.ts';
import type { letterWords as source } from '../letter-words.ts';

export const letterWords: Translation<typeof source> = {
  confirmEmail: ({ link, trialPending }) => ({
    subject: trialPending ? 'Confirm your email and start your trial' : 'Confirm your email',
    blocks: [
      trialPending
        ? 'Your wardrobe is open. Your seven days of Premium start as soon as you confirm that this address is yours:'
        : 'Your wardrobe is open. Confirm that this address is yours, so that you can recover your account if you ever forget your password:',
      link,
      'The link works once, for seven days. You can ask for another one in your account.',
      'If you haven’t created an account with Vestidor, there’s nothing you need to do.',
    ],
  }),
  resetPassword: ({ link, username }) => ({
    subject: 'Choose a new password',
    blocks: [
      `Someone, most likely you, has asked to change the password of your account. Your username is ${username}. This link works once, for one hour:`,
      link,
      'When you choose a new password, you’re signed out on all your devices.',
      'If it wasn’t you, there’s nothing you need to do: your password stays the same.',
    ],
  }),
  passwordChanged: ({ day, reset }) => ({
    subject: 'Your password has changed',
    blocks: [
      `The password of your account changed on ${day}. We’ve signed you out on your other devices.`,
      `If it wasn’t you, choose another one right away: ${reset}`,
    ],
  }),
};
