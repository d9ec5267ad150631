import type { Intent } from './intents.ts';

/** Phrases that speak for an intent, and how strongly; `words/pattern.ts` says how they are written. */
export type Cues = Readonly<Partial<Record<Intent, Readonly<Record<string, number>>>>>;
