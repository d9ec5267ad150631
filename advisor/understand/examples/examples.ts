import type { Intent } from '../intents.ts';

/**
 * Training sentences of the learned model, one a line. Mentions are placeholders: G a garment, P a plan, C a
 * colour, L a place, N a number, W the weather, T a time, M a mood, S a season or month.
 */
export type Examples = Readonly<Partial<Record<Intent, string>>>;
