import type { beginNowWords } from './begin-now-words.ts';

export type BeginNowVersion = keyof typeof beginNowWords;

export const currentBeginNow: BeginNowVersion = '2026-11';

export const atOnce = { beginNow: currentBeginNow } as const;
