import type { Intent } from '../intents.ts';

/** Phrases that indicate an intent, with their weights; see `words/pattern.ts` for the syntax. */
export type Cues = Readonly<Partial<Record<Intent, Readonly<Record<string, number>>>>>;
