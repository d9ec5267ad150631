import { z } from 'zod';
import { DayInput, GarmentIds } from './day-input.ts';
import { act, dressedDay } from './keep.ts';
import { tool } from './tool.ts';

const PlanIds = z.array(z.uuid()).min(1).max(14);

export const seePlans = tool({
  description: 'The outfits planned in the calendar from one date to another, at most two months.',
  input: z.object({ from: z.iso.date(), to: z.iso.date() }),
  changes: false,
  run: async ({ from, to }, { plans }) => (plans ? plans(from, to) : []),
});

export const movePlans = tool({
  description: 'Moves planned outfits to other dates, all or none. Only when asked to.',
  input: z.object({
    moves: z
      .array(z.object({ planId: z.uuid(), date: z.iso.date() }))
      .min(1)
      .max(14),
  }),
  changes: true,
  run: ({ moves }, box) => act(box, { act: 'move-plans', moves }),
});

export const swapPlan = tool({
  description: 'Puts another outfit in the place of a planned one. Only when asked to.',
  input: DayInput.extend({ planId: z.uuid(), garmentIds: GarmentIds.min(1).max(10) }),
  changes: true,
  run: async ({ planId, ...look }, box) => {
    const dressed = dressedDay(look, box);
    return act(box, dressed && { act: 'swap-plan', planId, ...dressed });
  },
});

export const deletePlans = tool({
  description: 'Takes planned outfits off the calendar; the outfits stay. Only when asked to.',
  input: z.object({ planIds: PlanIds }),
  changes: true,
  run: ({ planIds }, box) => act(box, { act: 'delete-plans', planIds }),
});
