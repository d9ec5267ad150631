import { z } from 'zod';
import { colorNames } from '#contract/colors.ts';
import { type EventName, eventNames } from '#contract/events.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { Moods } from '../tools/day-input.ts';
import { cares } from './care.ts';

const Ids = z.array(z.string().max(120)).max(400);
const Colours = z.array(z.enum(colorNames)).max(8);

export const replyKinds = [
  'care',
  'refusal',
  'greeting',
  'thanks',
  'goodbye',
  'who',
  'abilities',
  'outfit',
  'change',
  'verdict',
  'fact',
  'act',
  'suitcase',
  'gaps',
  'knowledge',
  'not-theirs',
  'off-topic',
  'unclear',
] as const;
export type ReplyKind = (typeof replyKinds)[number];

const Day = z.object({
  occasion: z.enum(occasions).nullable(),
  event: z.enum(eventNames as [EventName, ...EventName[]]).nullable(),
  temperatureC: z.number().nullable(),
  rain: z.boolean(),
  season: z.enum(seasons).nullable(),
});
export type Day = z.infer<typeof Day>;

const Wishes = z.object({
  /** One garment of each list is worn. */
  oneOfEach: z.array(Ids).max(4),
  avoid: Ids,
  colours: Colours,
  avoidedColours: Colours,
  moods: Moods,
});
export type Wishes = z.infer<typeof Wishes>;

const Outfit = z.object({ garmentIds: Ids, name: z.string().max(200) });

/** The conversation state kept between two messages: small and untrusted. */
const State = z.object({
  version: z.literal('outline'),
  turn: z.number().int(),
  last: z.enum(replyKinds).nullable(),
  day: Day,
  wishes: Wishes,
  /** On the table, best first. */
  outfits: z.array(Outfit).max(7),
  /** Garments of every outfit shown for this request. */
  shown: z.array(Ids).max(16),
  date: z.iso.date().nullable(),
  /** Garments judged or named last. */
  focus: Ids,
  care: z.enum(cares).nullable(),
  isMinor: z.boolean(),
});
export type OutlineState = z.infer<typeof State>;

export const noDay: Day = { occasion: null, event: null, temperatureC: null, rain: false, season: null };
export const noWishes: Wishes = { oneOfEach: [], avoid: [], colours: [], avoidedColours: [], moods: [] };

export const newState: OutlineState = {
  version: 'outline',
  turn: 0,
  last: null,
  day: noDay,
  wishes: noWishes,
  outfits: [],
  shown: [],
  date: null,
  focus: [],
  care: null,
  isMinor: false,
};

export const emptyTable = { outfits: [], shown: [], focus: [], date: null } satisfies Partial<OutlineState>;

/** A new state when it is invalid, as after the language was changed. */
export function readState(kept: unknown): OutlineState {
  const parsed = State.safeParse(kept);
  return parsed.success ? parsed.data : newState;
}
