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

/** A variation selector only says in which style the sign before it is drawn. */
const variationSelector = /\uFE0F/g;

/** The emoji that the server sends, as one of our own icons. An unknown one is a card: money, whatever else. */
export const methodIconName = (emoji: string): MethodIconName =>
  byEmoji[emoji.replace(variationSelector, '').trim()] ?? 'card';
