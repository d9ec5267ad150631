import { z } from 'zod';
import { colorNames } from '#contract/colors.ts';
import { type EventName, eventNames } from '#contract/events.ts';
import { kinds, occasions, seasons } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { Moods } from './tools/day-input.ts';
import { measures } from './understand/facts.ts';
import { intents } from './understand/intents.ts';
import { askable, type Setting } from './understand/setting.ts';
import { anyWearer } from './understand/wearer.ts';

const Ids = z.array(z.string().max(120)).max(60);

const ShownOutfit = z.object({
  garmentIds: Ids,
  name: z.string().max(200),
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  aiScore: z.number(),
  reasons: z.array(z.string().max(400)).max(4),
});
export type ShownOutfit = z.infer<typeof ShownOutfit>;

const Day = z.object({
  occasion: z.enum(occasions).nullable(),
  event: z.enum(eventNames as [EventName, ...EventName[]]).nullable(),
  purpose: z.string().max(80).nullable(),
  season: z.enum(seasons).nullable(),
  temperatureC: z.number().nullable(),
  rain: z.boolean().nullable(),
});
export type Day = z.infer<typeof Day>;

const Wishes = z.object({
  mustInclude: Ids,
  oneOfEach: z.array(Ids).max(4),
  mustAvoid: z.array(z.string().max(120)).max(400),
  colours: z.array(z.enum(colorNames)).max(4),
  avoidedColours: z.array(z.enum(colorNames)).max(8),
  moods: Moods,
});
export type Wishes = z.infer<typeof Wishes>;

/** What is looked for in the shop. */
const Shopping = z.object({
  kinds: z.array(z.enum(kinds)).max(20),
  text: z.string().max(60).nullable(),
  colours: z.array(z.enum(colorNames)).max(4),
  maxEuros: z.number().nullable(),
  size: z.string().max(6).nullable(),
  /** Words that the product must not have: "que no sean de cuero". */
  without: z.array(z.string().max(30)).max(4).default([]),
});
export type Shopping = z.infer<typeof Shopping>;

/** The conversation state kept between two messages: small and untrusted. */
const State = z.object({
  version: z.literal(1),
  topic: z.enum(intents).nullable(),
  asked: z.object({ what: z.enum(askable), on: z.enum(intents) }).nullable(),
  day: Day,
  wishes: Wishes,
  /** Current outfits, best first. */
  outfits: z.array(ShownOutfit).max(7),
  /** All outfits proposed for this request, which "otro" excludes. */
  proposed: z.array(Ids).max(40),
  trip: z.object({
    place: z.string().max(60).nullable(),
    days: z.number().int().min(1).max(14).nullable(),
    month: z.number().int().min(1).max(12).nullable(),
  }),
  productIds: Ids,
  shopping: Shopping.nullable().default(null),
  /** Garments judged last; "¿y con los vaqueros?" replaces one of them. */
  focus: Ids,
  /** The last question of knowledge, and the title of the entry that answered it. */
  question: z.string().max(200).nullable().default(null),
  answered: z.string().max(200).nullable().default(null),
  /** The last question of fact about the wardrobe, asked of `focus`. */
  fact: z
    .object({ measure: z.enum(measures), least: z.boolean() })
    .nullable()
    .default(null),
  /** The person who will wear the outfits. */
  wearer: z
    .object({
      cut: z.enum(['man', 'woman']).nullable(),
      covered: z.boolean(),
      other: z
        .object({ who: z.string().max(20), age: z.number().int().nullable() })
        .nullable()
        .default(null),
    })
    .default(anyWearer),
  /** The dates of a proposed week, each with its place among the outfits. */
  week: z
    .array(z.object({ date: z.iso.date(), outfit: z.number().int().min(0).max(6) }))
    .max(7)
    .default([]),
  /** The date that was last planned. */
  planned: z.iso.date().nullable().default(null),
  /** The intent of the last change made. */
  acted: z.enum(intents).nullable().default(null),
  turn: z.number().int(),
  said: z.array(z.string().max(40)).max(40),
});
export type DialogueState = z.infer<typeof State>;

export const noDay: Day = {
  occasion: null,
  event: null,
  purpose: null,
  season: null,
  temperatureC: null,
  rain: null,
};
export const noWishes: Wishes = {
  mustInclude: [],
  oneOfEach: [],
  mustAvoid: [],
  colours: [],
  avoidedColours: [],
  moods: [],
};

export const newState: DialogueState = {
  version: 1,
  topic: null,
  asked: null,
  day: noDay,
  wishes: noWishes,
  outfits: [],
  proposed: [],
  trip: { place: null, days: null, month: null },
  productIds: [],
  shopping: null,
  focus: [],
  fact: null,
  question: null,
  answered: null,
  wearer: anyWearer,
  week: [],
  planned: null,
  acted: null,
  turn: 0,
  said: [],
};

/** Parses stored state; returns a new state when it is invalid. */
export function readState(kept: unknown): DialogueState {
  const parsed = State.safeParse(kept);
  return parsed.success ? parsed.data : newState;
}

export const settingOf = ({ outfits, asked, topic, acted }: DialogueState): Setting => ({
  hasOutfits: outfits.length > 0,
  asked,
  topic,
  acted,
});

export const tableOf = ({ outfits, productIds }: DialogueState) => ({ outfits, productIds });

/** Puts outfits or products on the table, where there are any. */
export const withShown = (
  state: DialogueState,
  { outfits, productIds }: { outfits: readonly ComposedOutfit[]; productIds: readonly string[] },
): DialogueState => ({
  ...state,
  turn: state.turn + 1,
  ...(outfits.length > 0 && {
    topic: 'dress',
    asked: null,
    week: [],
    outfits: outfits.slice(0, 7).map(shownOf),
    proposed: [...state.proposed, ...outfits.map(({ garmentIds }) => garmentIds)].slice(-20),
  }),
  ...(productIds.length > 0 && { topic: 'shop', productIds: [...productIds] }),
});

export const shownOf = ({
  garmentIds,
  name,
  occasion,
  season,
  aiScore,
  reasons,
}: ComposedOutfit): ShownOutfit => ({
  garmentIds,
  name,
  occasion,
  season,
  aiScore,
  reasons,
});
