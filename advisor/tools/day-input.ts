import { z } from 'zod';
import { type EventName, eventNames } from '#contract/events.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { moods } from '../understand/moods.ts';

export const GarmentIds = z.array(z.string().min(1).max(120)).max(20);

export const DayInput = z.object({
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  event: z.enum(eventNames as [EventName, ...EventName[]]).nullish(),
  temperatureC: z.number().min(-40).max(55).nullish(),
  rain: z.boolean().optional(),
});
export type DayInput = z.output<typeof DayInput>;

export const Moods = z.array(z.enum(moods)).max(6);
