import { z } from 'zod';
import { textOf } from '../knowledge/entry.ts';
import { lookUp } from '../knowledge/look-up.ts';
import { tool } from './tool.ts';

export const searchKnowledge = tool({
  description:
    'What this house has written about styling: care, codes, colour, proportion, fabrics. May find nothing.',
  input: z.object({ question: z.string().min(2).max(400), count: z.number().int().min(1).max(5).default(2) }),
  changes: false,
  run: async ({ question, count }, { advisor }) =>
    lookUp(question, count).map(({ entry }) => ({ title: entry.title, text: textOf(entry, advisor) })),
});
