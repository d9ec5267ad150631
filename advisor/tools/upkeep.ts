import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { absences, departureWays } from '#contract/vocabulary.ts';
import { GarmentIds } from './day-input.ts';
import { act, owns, todayOf } from './keep.ts';
import type { Inspired, Spending, Upkeep } from './seen.ts';
import { tool } from './tool.ts';

const nothing: Upkeep = { due: [], inLaundry: [], away: [], elsewhere: [], departed: [] };
const unspent: Spending = { limits: { month: null, year: null }, spent: { month: 0, year: 0 }, wishes: [] };

export const seeUpkeep = tool({
  description:
    'What should be washed and what is in the laundry; what is lent, stored or at the mender’s, with whom or where and until when; what is in another house than the person; what was sold, given or donated, which the person no longer owns.',
  input: z.object({}),
  changes: false,
  run: async (_, { upkeep }): Promise<Upkeep> => (upkeep ? upkeep() : nothing),
});

export const seeSpending = tool({
  description:
    'The budget for clothes of this month and year with what is spent, and every wish of the shop or from elsewhere with its price, the outfits that it would add and what is owned that does its work.',
  input: z.object({}),
  changes: false,
  run: async (_, { spending }): Promise<Spending> => (spending ? spending() : unspent),
});

export const seeInspirations = tool({
  description: 'The saved inspirations, with the parts of each look, and the boards. Not owned clothes.',
  input: z.object({}),
  changes: false,
  run: async (_, { inspired }): Promise<Inspired> =>
    inspired ? inspired() : { inspirations: [], boards: [] },
});

const Day = z.iso.date();

export const noteDeparture = tool({
  description:
    'Notes garments as sold, given, donated or discarded: they leave the wardrobe with their outfits. Only when the person says that they no longer have exactly these.',
  input: z.object({
    garmentIds: GarmentIds.min(1).max(10),
    how: z.enum(departureWays),
    /** Today when absent. */
    day: Day.optional(),
    receivedEuros: z.number().min(0).max(limits.garment.priceMax).nullable().default(null),
  }),
  changes: true,
  run: ({ garmentIds, how, day, receivedEuros }, box) =>
    act(
      box,
      owns(box, garmentIds)
        ? {
            act: 'depart',
            garmentIds,
            departure: { how, day: day ?? todayOf(box), received: how === 'sold' ? receivedEuros : null },
          }
        : null,
    ),
});

export const noteAbsence = tool({
  description:
    'Notes garments as lent, stored or at the mender’s, with whom or where and until when; without `absence` they are back. Only when asked to.',
  input: z.object({
    garmentIds: GarmentIds.min(1).max(20),
    absence: z
      .object({
        why: z.enum(absences),
        place: z.string().trim().max(limits.garment.placeMax).default(''),
        until: Day.nullable().default(null),
      })
      .nullable(),
  }),
  changes: true,
  run: ({ garmentIds, absence }, box) =>
    act(box, owns(box, garmentIds) ? { act: 'away', garmentIds, absence } : null),
});

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
