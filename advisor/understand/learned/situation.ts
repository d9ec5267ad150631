import type { Intent } from '../intents.ts';
import type { Setting } from '../setting.ts';

/** Subject of the conversation before a message. */
export const situations = ['new', 'look', 'trip', 'products', 'answer', 'asked', 'offered'] as const;
export type Situation = (typeof situations)[number];

const answers: readonly (Intent | null)[] = [
  'knowledge',
  'trends',
  'colour',
  'search',
  'spent',
  'gaps',
  'app',
];

export function situationOf({ hasOutfits, asked, topic }: Setting): Situation {
  if (asked) return asked.what === 'keep' ? 'offered' : 'asked';
  if (topic === 'pack') return 'trip';
  if (topic === 'shop' || topic === 'product-fit') return 'products';
  if (hasOutfits) return 'look';
  return answers.includes(topic) ? 'answer' : 'new';
}
