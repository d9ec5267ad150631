import { z } from 'zod';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { traitsOf } from '#stylist/piece.ts';
import { seasonFitOf } from '#stylist/traits/season-fit.ts';
import { CompareInput } from './compare.ts';
import { ComposeInput } from './compose.ts';
import { DayInput } from './day-input.ts';
import { DiagnoseInput } from './diagnose.ts';
import { tasteOf, wishesOf } from './taste.ts';
import { tool } from './tool.ts';

export const compareGarments = tool({
  description: 'Compares two garments of the person for a day: the better first, each with its best outfit.',
  input: CompareInput,
  changes: false,
  run: (input, box) => box.search('compare', box.wardrobe ?? [], input, tasteOf(box)),
});

export const composeOutfits = tool({
  description:
    'Composes the best outfits of the person’s own garments for a day. Answers none where nothing can be worn together, and says what is missing.',
  input: ComposeInput,
  changes: false,
  run: (input, box) => box.search('composeFor', box.wardrobe ?? [], input, tasteOf(box)),
});

export const diagnoseOutfit = tool({
  description:
    'Judges garments of the person worn together: what breaks the look and the one swap that helps most.',
  input: DiagnoseInput,
  changes: false,
  run: (input, box) => box.search('diagnose', box.wardrobe ?? [], input, tasteOf(box)),
});

const mostIdeas = 20;
const goodFit = 0.6;

const Days = z.object({
  days: z.array(DayInput).min(1).max(14),
  mustAvoid: z.array(z.string()).max(500).default([]),
});

export const findGaps = tool({
  description: 'What would add most outfits to the wardrobe. Answers ideas, which the person does not own.',
  input: z.object({
    count: z.number().int().min(1).max(6).default(3),
    /** Only what is worn there. */
    occasion: z.enum(occasions).optional(),
    season: z.enum(seasons).optional(),
  }),
  changes: false,
  run: async ({ count, occasion, season }, box) => {
    const wardrobe = box.wardrobe ?? [];
    const found = await box.search('wardrobeGaps', wardrobe, mostIdeas, wardrobe, box.profile, box.language);
    return found
      .filter(
        ({ garment }) =>
          (occasion === undefined || traitsOf(garment).fits[occasion] >= goodFit) &&
          (season === undefined ||
            seasonFitOf(garment, traitsOf(garment).air, { season, temperatureC: null }) >= goodFit),
      )
      .slice(0, count);
  },
});

export const packForTrip = tool({
  description:
    'The fewest garments that dress the person well on every day of a trip, and what is worn when.',
  input: Days,
  changes: false,
  run: ({ days, mustAvoid }, box) =>
    box.search(
      'packingList',
      box.wardrobe ?? [],
      days.map((day) => ({ ...day, mustAvoid, ...wishesOf(tasteOf(box)) })),
      box.seed,
    ),
});

export const planDays = tool({
  description: 'An outfit for each of several days in a row, without repeating what people notice.',
  input: Days,
  changes: false,
  run: ({ days, mustAvoid }, box) =>
    box.search(
      'planWeek',
      box.wardrobe ?? [],
      days.map((day) => ({ ...day, mustAvoid, ...wishesOf(tasteOf(box)) })),
      box.seed,
    ),
});

export const makeCapsule = tool({
  description: 'The fewest garments of the person that make a number of good outfits.',
  input: z.object({ outfits: z.number().int().min(2).max(60).default(20) }),
  changes: false,
  run: ({ outfits }, box) => box.search('capsuleOf', box.wardrobe ?? [], outfits, box.profile),
});
