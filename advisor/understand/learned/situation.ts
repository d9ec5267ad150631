import type { Intent } from '../intents.ts';
import type { Aim } from './aims.ts';
import type { Setting } from './setting.ts';

export const situations = ['new', 'look', 'trip', 'products', 'answer', 'asked', 'offered'] as const;
export type Situation = (typeof situations)[number];

export type Context = { situation: Situation; before: Aim | null };
export const newContext: Context = { situation: 'new', before: null };

const answers: readonly (Intent | null)[] = [
  'knowledge',
  'trends',
  'colour',
  'search',
  'spent',
  'gaps',
  'app',
];

export function situationOf({ hasOutfits, asked, topic }: Omit<Setting, 'aim'>): Situation {
  if (asked) return asked.what === 'keep' ? 'offered' : 'asked';
  if (topic === 'pack') return 'trip';
  if (topic === 'shop' || topic === 'product-fit') return 'products';
  if (hasOutfits) return 'look';
  return answers.includes(topic) ? 'answer' : 'new';
}

export const contextOf = (setting: Setting): Context => ({
  situation: situationOf(setting),
  before: setting.aim ?? null,
});
