import { z } from 'zod';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { composeFor } from './compose.ts';
import { DayInput, GarmentIds } from './day-input.ts';
import { tasteOf } from './taste.ts';
import { tool } from './tool.ts';
import type { ToldDay, Toolbox } from './toolbox.ts';

const Input = DayInput.extend({ garmentIds: GarmentIds.min(1).max(10) });

/**
 * Builds the outfit of exactly these pieces; `null` when some are not the person's or they are
 * incompatible.
 */
function outfitOfExactly(input: z.output<typeof Input>, box: Toolbox): ComposedOutfit | null {
  const wardrobe = (box.wardrobe ?? []).filter(({ id }) => input.garmentIds.includes(id));
  if (wardrobe.length !== new Set(input.garmentIds).size) return null;
  const { garmentIds: mustInclude, ...day } = input;
  return composeFor(wardrobe, { ...day, mustInclude, count: 1 }, tasteOf(box)).outfits[0] ?? null;
}

const toldDayOf = ({ temperatureC = null, rain = false, event = null }: DayInput): ToldDay => ({
  temperatureC,
  rain,
  event,
});

async function act(
  input: z.output<typeof Input>,
  box: Toolbox,
  way: 'keepOutfit' | 'wearOutfit',
): Promise<{ done: boolean }> {
  const outfit = outfitOfExactly(input, box);
  const doing = box[way];
  if (!outfit || !doing) return { done: false };
  await doing(outfit, toldDayOf(input));
  return { done: true };
}

const PlanInput = Input.extend({ date: z.iso.date() });

export const planOutfit = tool({
  description:
    'Keeps an outfit and plans it on a date of the calendar. Only when the person asks for it in so many words.',
  input: PlanInput,
  changes: true,
  run: async (input, box): Promise<{ done: boolean; dayFull?: boolean }> => {
    const outfit = outfitOfExactly(input, box);
    if (!outfit || !box.planOutfit) return { done: false };
    const done = await box.planOutfit(outfit, toldDayOf(input), input.date);
    return { done, dayFull: !done };
  },
});

export const keepOutfit = tool({
  description:
    'Keeps an outfit of the person’s own garments. Only when the person asks for it in so many words.',
  input: Input,
  changes: true,
  run: (input, box) => act(input, box, 'keepOutfit'),
});

export const wearOutfit = tool({
  description: 'Marks an outfit as worn today. Only when the person asks for it in so many words.',
  input: Input,
  changes: true,
  run: (input, box) => act(input, box, 'wearOutfit'),
});
