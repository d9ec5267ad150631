import type { Translation } from '#contract/languages.ts';

export const account: Translation<typeof import('../account.ts').account> = {
  meta: { title: 'Your account', description: 'Your details, your password and your sessions on Vestidor.' },
  lead: 'What we know about you, and what you can do with it.',
  data: { title: 'Details', username: 'Username', email: 'Email', firstName: 'First name' },
  look: { title: 'Appearance', text: 'Light, dark or whatever your device uses.' },
  language: {
    title: 'Language',
    text: 'For the screens, emails and notifications.',
    error: 'The language couldn’t be changed',
  },
  currency: {
    title: 'Currency of your wardrobe',
    text: 'For the prices of your pieces on this device. Amounts aren’t converted.',
    names: { USD: 'Dollar ($)', EUR: 'Euro (€)' },
  },
  password: {
    title: 'Password',
    text: 'Changing it signs you out on your other devices, and assistants and keys lose access.',
    open: 'Change password',
    current: 'Current password',
    next: 'New password',
    confirm: 'Repeat the new password',
    currentRequired: 'Enter your current password',
    success: 'Password changed',
    successText: 'You’ll have to sign in again on your other devices.',
    error: 'The password couldn’t be changed',
  },
  sessions: {
    open: 'Sign out everywhere',
    confirmTitle: 'Sign out everywhere?',
    confirmText:
      'You’ll be signed out on every device, this one included, and assistants and keys will lose access. You’ll have to sign in again.',
    confirm: 'Sign out everywhere',
    error: 'You couldn’t be signed out',
  },
  orders: {
    title: 'My orders',
    text: 'What you’ve ordered in the shop, how far along it is and its invoices.',
    open: 'See my orders',
  },
  corrections: {
    title: 'What you teach the scanner',
    text: 'When you correct a reading, the scanner learns for your wardrobe, and only yours. If you like, it can learn for everyone too.',
    label: 'Share my corrections to improve the scanner',
    hint: 'It’s off. If you turn it on, we may use the photos you correct, with what was read and what you corrected, to train the next scanner: without your name, your brands or your prices. If you appear in any of those photos, it will be used too.',
    hintOn: (day) =>
      `You’ve allowed it since ${day}. If you turn it off, your photos are taken out of what’s set aside for training and no more go in.`,
    failed: 'Your choice couldn’t be saved',
  },
  exportData: {
    title: 'Take your data with you',
    text: 'A ZIP with everything Vestidor keeps about you: pieces, outfits, wears, orders and payments as JSON, your photos and your invoices. Or just your pieces, in a table or to print.',
    open: 'Download ZIP',
    catalogue: 'Inventory and CSV',
  },
  importData: {
    title: 'Import your clothes',
    text: 'From a spreadsheet, another app or a copy of your Vestidor data.',
    open: 'Import my clothes',
  },
  erase: {
    title: 'Delete your account',
    text: 'Ends your subscription, if you have one, and deletes the account with everything in it, at once and for good.',
    open: 'Delete account',
    confirmTitle: 'Delete your account?',
    confirmText:
      'Your pieces, photos, outfits and history are deleted, and this can’t be undone: if you want to keep anything, download the ZIP first. If you pay by card, that’s cancelled first and you won’t be charged again. A month you’ve already paid for is lost: if you’re still in time, withdraw first to get your money back. Payments and invoices are kept because the law requires it.',
    password: 'Enter your password to confirm',
    confirm: 'Delete for good',
    error: 'The account couldn’t be deleted',
  },
  demo: {
    title: 'This is a demo',
    text: 'This account has no password of its own and deletes itself after 24 hours. You can download its data; everything else is for an account of your own.',
  },
};
