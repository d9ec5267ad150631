import { z } from 'zod';
import { textOf } from '../knowledge/entry.ts';
import { lookUp } from '../knowledge/look-up.ts';
import { tool } from './tool.ts';

export const searchKnowledge = tool({
  description:
    'What this house has written about styling: care, codes, colour, proportion, fabrics. May find nothing.',
  input: z.object({
    question: z.string().min(2).max(400),
    count: z.number().int().min(1).max(5).default(2),
    /** Only how Vestidor works, what it costs and promises. */
    ofVestidor: z.boolean().default(false),
  }),
  changes: false,
  run: async ({ question, count, ofVestidor }, { advisor }) =>
    lookUp(question, count, ofVestidor ? 'product' : undefined).map(({ entry }) => ({
      title: entry.title,
      text: textOf(entry, advisor),
    })),
});
