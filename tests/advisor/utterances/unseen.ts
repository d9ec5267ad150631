import type { Utterance } from '../utterance.ts';
export const unseen: readonly Utterance[] = [];
