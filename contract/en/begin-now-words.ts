import type { beginNowWords as source } from '../begin-now-words.ts';
import type { Translation } from '../languages.ts';

export const beginNowWords: Translation<typeof source> = {
  '2026-11':
    'I want Premium to begin as soon as the payment is confirmed, and with a card at every renewal too, without waiting for the 14 days for withdrawal to pass. If I withdraw, you may deduct the share for the whole days that it has lasted; and once a month has been provided in full, I can no longer withdraw from it.',
};
