import type { Whose } from './owned.ts';
import { type Is, nothing } from './truth.ts';

type Measure = 'timesWorn' | 'lastWornDaysAgo' | 'addedDaysAgo' | 'price' | 'perWear';

export type Truth =
  /** `may`: people differ on whether these are meant. */
  | { tells: 'list' | 'count'; must: Is; may: Is }
  | { tells: 'none' }
  | { tells: 'first'; among: Is; by: Measure; most: boolean }
  | { tells: 'sum'; among: Is }
  | { tells: 'words'; says: RegExp; never?: RegExp };

export type Asked = { whose: Whose; messages: readonly string[]; truth: Truth };

type Said = string | readonly string[];
const asked = (whose: Whose, say: Said, truth: Truth): Asked => ({
  whose,
  messages: typeof say === 'string' ? [say] : say,
  truth,
});

export const list = (whose: Whose, say: Said, must: Is, may: Is = nothing) =>
  asked(whose, say, { tells: 'list', must, may });
export const count = (whose: Whose, say: Said, must: Is, may: Is = nothing) =>
  asked(whose, say, { tells: 'count', must, may });
export const none = (whose: Whose, say: Said) => asked(whose, say, { tells: 'none' });
export const most = (whose: Whose, say: Said, among: Is, by: Measure) =>
  asked(whose, say, { tells: 'first', among, by, most: true });
export const least = (whose: Whose, say: Said, among: Is, by: Measure) =>
  asked(whose, say, { tells: 'first', among, by, most: false });
export const sum = (whose: Whose, say: Said, among: Is) => asked(whose, say, { tells: 'sum', among });
export const says = (whose: Whose, say: Said, words: RegExp, never?: RegExp) =>
  asked(whose, say, { tells: 'words', says: words, ...(never && { never }) });
