import type { Translation } from '#contract/languages.ts';
import type { purposeWords as source } from '../purpose-words.ts';

export const purposeWords: Translation<typeof source> = {
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
