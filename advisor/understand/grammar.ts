import { type Pattern, patternOf } from '../words/pattern.ts';
import type { Cues } from './asking/cues.ts';
import { acting } from './grammar/acting.ts';
import { dressing } from './grammar/dressing.ts';
import { talk } from './grammar/talk.ts';
import { wardrobe } from './grammar/wardrobe.ts';
import { world } from './grammar/world.ts';
import type { Intent } from './intents.ts';

export type Cue = { intent: Intent; pattern: Pattern; points: number };

export const cues: readonly Cue[] = [talk, wardrobe, dressing, acting, world].flatMap((group: Cues) =>
  (Object.entries(group) as [Intent, Readonly<Record<string, number>>][]).flatMap(([intent, phrases]) =>
    Object.entries(phrases).map(([source, points]): Cue => ({ intent, pattern: patternOf(source), points })),
  ),
);

/** Every word of the grammar, as targets of spelling correction. */
export const grammarWords: readonly string[] = [
  ...new Set(cues.flatMap(({ pattern }) => pattern.words)),
].filter((word) => word.length > 4);
