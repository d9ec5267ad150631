import type { ColorName } from '#contract/colors.ts';
import type { EventName } from '#contract/events.ts';
import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import type { Language } from '#contract/languages.ts';
import type { Advisor, Kind, Occasion } from '#contract/vocabulary.ts';
import type { Mood } from '../understand/moods.ts';
import type { CareWords } from './care.ts';
import type { lines } from './en/lines.ts';
import type { Rows } from './lexicon.ts';

/** Speech acts and other signs of a message; patterns over plain words. */
export const signs = [
  /** Wants the rules, other people's data or another persona. */
  'injection',
  'greeting',
  'thanks',
  'goodbye',
  'who',
  'abilities',
  'dress',
  'forOther',
  'packing',
  'gaps',
  'verdict',
  'another',
  'swap',
  'undo',
  'save',
  'worn',
  'plan',
  'count',
  'list',
  'mostWorn',
  'leastWorn',
  'value',
  'dearest',
  'inWash',
  'favourites',
  /** Washing, stains, mending, storing. */
  'upkeep',
  'offTopic',
  /** Begins as questions of knowledge do. */
  'question',
] as const;
export type Sign = (typeof signs)[number];

export interface DateWords {
  today: string;
  tomorrow: string;
  dayAfter: string;
  /** From Sunday on; each is a pattern. */
  weekdays: readonly string[];
  months: readonly string[];
  /** In a date, as in "3 de dezembro". */
  of: string;
  /** Days of a trip, with the number as its group. */
  days: string;
  minus: string;
  /** In °C where no other unit is said. */
  degrees: string;
}

export interface Entry {
  id: string;
  /** Ways of asking. */
  asks: readonly string[];
  text: string;
}

/** In several ways, each with names in braces; by advisor where her voice matters. */
export type Line = readonly string[] | Readonly<Record<Advisor, readonly string[]>>;

export type LineKey = keyof typeof lines;

/** All that the outline mind understands and says in one language, apart from the engine's reasons. */
export interface OutlineWords {
  language: Language;
  locale: string;
  /** Of a plural as typed. */
  singular(word: string): string;
  /** For the search of entries. */
  stem(word: string): string;
  /** Separated by spaces: neither subjects nor mistakes. */
  commonWords: string;
  signs: Readonly<Record<Sign, string>>;
  events: Readonly<Partial<Record<EventName, string>>>;
  occasions: Readonly<Record<Occasion, string>>;
  moods: Readonly<Partial<Record<Mood, string>>>;
  /** In °C. */
  air: Rows<number>;
  rain: string;
  /** Null is no garment: "dress code". */
  kinds: Rows<readonly Kind[] | null>;
  colours: Rows<readonly ColorName[]>;
  fabrics: Readonly<Partial<Record<Fabric, string>>>;
  patterns: Readonly<Partial<Record<Pattern, string>>>;
  refusing: string;
  own: string;
  joining: string;
  adjectivesFollow: boolean;
  numbers: Readonly<Record<string, number>>;
  ordinals: Rows<number>;
  dates: DateWords;
  care: CareWords;
  lines: Readonly<Record<LineKey, Line>>;
  suggestions: Readonly<Record<Advisor, readonly string[]>>;
  entries: readonly Entry[];
  /** Around what a person typed. */
  quote(text: string): string;
}
