import { z } from 'zod';
import { tool } from './tool.ts';

export const addUpPrices = tool({
  description:
    'What garments of the person have cost together, in euros, and of how many the price is known.',
  input: z.object({ garmentIds: z.array(z.string()).max(5000) }),
  changes: false,
  run: async ({ garmentIds }, box) => {
    const known = garmentIds.flatMap((id) => box.prices.get(id) ?? []);
    const cents = known.reduce((sum, euros) => sum + Math.round(euros * 100), 0);
    return { euros: cents / 100, priced: known.length };
  },
});
