import type { Intent } from '../intents.ts';
import { dressing } from './dressing.ts';
import { talk } from './talk.ts';
import { wardrobe } from './wardrobe.ts';
import { world } from './world.ts';

export const examples = [dressing, wardrobe, world, talk].flatMap((group) =>
  (Object.entries(group) as [Intent, string][]).flatMap(([intent, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => ({ intent, words: line.split(' ') })),
  ),
);

/** Every word of the examples; none of them is a typing error. */
export const exampleWords: readonly string[] = [
  ...new Set(examples.flatMap(({ words }) => words).filter((word) => /^[a-z]{3,}$/.test(word))),
];
