import type { Intent } from '../intents.ts';

/**
 * How people ask for a thing, a sentence a line, for `hunch.ts` to learn from. What a sentence names is left out:
 * G a garment, P a plan, C a colour, L a place, N a number, W the weather, T a time, M a mood, S a season or month.
 */
export type Examples = Readonly<Partial<Record<Intent, string>>>;
