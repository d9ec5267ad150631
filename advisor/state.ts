import { z } from 'zod';
import { colorNames } from '#contract/colors.ts';
import { type EventName, eventNames } from '#contract/events.ts';
import { kinds, occasions, seasons } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { Moods } from './tools/day-input.ts';
import { audiences, distresses } from './understand/distress.ts';
import { intents } from './understand/intents.ts';
import { aims } from './understand/learned/aims.ts';
import { askable, type Setting } from './understand/learned/setting.ts';
import { addresses } from './understand/told/address.ts';
import { countries } from './understand/told/country.ts';
import { measures } from './understand/told/facts.ts';
import { anyWearer } from './understand/told/wearer.ts';

const Ids = z.array(z.string().max(120)).max(60);

const ShownOutfit = z.object({
  garmentIds: Ids,
  name: z.string().max(200),
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  aiScore: z.number(),
  reasons: z.array(z.string().max(400)).max(4),
  /** The turn in which it was first shown. */
  turn: z.number().int().default(0),
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
  aim: z.enum(aims).nullable().default(null),
  asked: z.object({ what: z.enum(askable), on: z.enum(intents) }).nullable(),
  day: Day,
  wishes: Wishes,
  /** Lasting conditions: never worn, or always needed. */
  always: Wishes.default(() => noWishes),
  /** Current outfits, best first. */
  outfits: z.array(ShownOutfit).max(7),
  /** All outfits shown for this request in order: "el primero" is the first, and "otro" excludes them. */
  shown: z.array(ShownOutfit).max(16).default([]),
  /** The current outfit before the last change: "el de antes". */
  previous: ShownOutfit.nullable().default(null),
  trip: z.object({
    place: z.string().max(60).nullable(),
    days: z.number().int().min(1).max(14).nullable(),
    month: z.number().int().min(1).max(12).nullable(),
    stay: z
      .object({ text: z.string().max(30), months: z.number() })
      .nullable()
      .default(null),
    added: Ids.default([]),
  }),
  productIds: Ids,
  /** The product asked about last among them. */
  productFocus: z.string().max(120).nullable().default(null),
  shopping: Shopping.nullable().default(null),
  /** Garments judged or named last; "¿y con los vaqueros?" replaces one of them, "esa la perdí" another. */
  focus: Ids,
  /** The last question of knowledge, and the title of the entry that answered it. */
  question: z.string().max(200).nullable().default(null),
  answered: z.string().max(200).nullable().default(null),
  /** The last question of fact about the wardrobe, asked of `focus`. */
  fact: z
    .object({ measure: z.enum(measures), least: z.boolean(), scale: z.string().max(20).optional() })
    .nullable()
    .default(null),
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
  date: z.iso.date().nullable().default(null),
  planned: z.iso.date().nullable().default(null),
  /** Country inferred from the conversation, for helplines. */
  country: z.enum(countries).nullable().default(null),
  /** An emergency that was told in this conversation and is not over. */
  care: z
    .object({
      kind: z.enum(distresses),
      isMinor: z.boolean(),
      /** Whether no word of it was said and the model alone raised it. */
      isInferred: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  /** Whether the person said to be a minor or an adult; unknown otherwise. */
  audience: z.enum(audiences).nullable().default(null),
  /** How the person addresses the advisors, and is addressed. */
  address: z.enum(addresses).default('tu'),
  moment: z.string().max(40).nullable().default(null),
  /** The last moment that weighs on the person; questions within it are read with it. */
  sorrow: z.string().max(40).nullable().default(null),
  acted: z.enum(intents).nullable().default(null),
  /** The wears and marks of the last message that changed something. */
  deeds: z
    .array(
      z.object({
        garmentIds: Ids,
        date: z.iso.date().nullable(),
        inLaundry: z.boolean().nullable(),
        favourite: z.boolean().nullable(),
        departed: z.boolean().default(false),
        euros: z.number().nullable().default(null),
      }),
    )
    .max(4)
    .default([]),
  /** The day of the last wear that was noted. */
  wornOn: z.iso.date().nullable().default(null),
  /** The last mark, which a fragment goes on with. */
  marked: z
    .object({ list: z.enum(['wash', 'favourite']), on: z.boolean() })
    .nullable()
    .default(null),
  named: z.string().max(120).nullable().default(null),
  /** The colours spoken of last, which "ese toque" points at. */
  spoken: z
    .object({ colours: z.array(z.enum(colorNames)).max(4), turn: z.number().int() })
    .nullable()
    .default(null),
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

export const emptyTable = { outfits: [], shown: [], previous: null } satisfies Partial<DialogueState>;

export const newState: DialogueState = {
  version: 1,
  topic: null,
  aim: null,
  asked: null,
  day: noDay,
  wishes: noWishes,
  always: noWishes,
  outfits: [],
  shown: [],
  previous: null,
  trip: { place: null, days: null, month: null, stay: null, added: [] },
  productIds: [],
  productFocus: null,
  shopping: null,
  focus: [],
  fact: null,
  question: null,
  answered: null,
  wearer: anyWearer,
  week: [],
  date: null,
  planned: null,
  country: null,
  care: null,
  audience: null,
  address: 'tu',
  moment: null,
  sorrow: null,
  acted: null,
  deeds: [],
  wornOn: null,
  marked: null,
  named: null,
  spoken: null,
  turn: 0,
  said: [],
};

/** Parses stored state; returns a new state when it is invalid. */
export function readState(kept: unknown): DialogueState {
  const parsed = State.safeParse(kept);
  return parsed.success ? parsed.data : newState;
}

export const settingOf = ({
  outfits,
  focus,
  asked,
  topic,
  aim,
  acted,
  audience,
  care,
}: DialogueState): Setting => ({
  hasOutfits: outfits.length > 0,
  hasFocus: focus.length > 0,
  asked,
  topic,
  aim,
  acted,
  audience,
  isInCare: care !== null,
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
    ...withOutfits(state, outfits, false),
  }),
  ...(productIds.length > 0 && { topic: 'shop', productIds: [...productIds] }),
});

export const shownOf = (
  { garmentIds, name, occasion, season, aiScore, reasons }: Omit<ShownOutfit, 'turn'>,
  turn: number,
): ShownOutfit => ({ garmentIds, name, occasion, season, aiScore, reasons, turn });

export const sameGarments = (
  a: { garmentIds: readonly string[] },
  b: { garmentIds: readonly string[] },
): boolean => [...a.garmentIds].sort().join() === [...b.garmentIds].sort().join();

export function withOutfits(
  state: DialogueState,
  outfits: readonly ComposedOutfit[],
  isNewRequest: boolean,
): Pick<DialogueState, 'outfits' | 'shown' | 'previous'> {
  const before = isNewRequest ? [] : state.shown;
  const now = outfits.slice(0, 7).map((outfit) => shownOf(outfit, state.turn));
  const [first] = now;
  const [current = null] = state.outfits;
  const isChange = current !== null && first !== undefined && !sameGarments(first, current);
  return {
    outfits: now,
    shown: [...before, ...now.filter((one) => !before.some((other) => sameGarments(one, other)))].slice(
      -mostShown,
    ),
    previous: isNewRequest ? null : isChange ? current : state.previous,
  };
}

const mostShown = 16;
