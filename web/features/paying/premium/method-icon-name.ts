export type MethodIconName = 'bank' | 'card' | 'bitcoin' | 'check';

const byEmoji: Readonly<Record<string, MethodIconName>> = {
  '🏦': 'bank',
  '🏛': 'bank',
  '💳': 'card',
  '🅿': 'card',
  '₿': 'bitcoin',
  '🪙': 'bitcoin',
  '✅': 'check',
  '✔': 'check',
  '☑': 'check',
};

const variationSelector = /\uFE0F/g;

/** Maps the server's emoji to one of our icons; unknown ones become a card. */
export const methodIconName = (emoji: string): MethodIconName =>
  byEmoji[emoji.replace(variationSelector, '').trim()] ?? 'card';
