import type { Utterance } from '../utterance.ts';
import { beyond } from './beyond.ts';
import { conversations } from './conversations.ts';
import { dressing } from './dressing.ts';
import { garments } from './garments.ts';

/** What the local mind is measured by. */
export const utterances: readonly Utterance[] = [...dressing, ...garments, ...beyond, ...conversations];
