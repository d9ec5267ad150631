import type { ColorName } from '#contract/colors.ts';
import type { EventName } from '#contract/events.ts';
import type { Occasion, Season } from '#contract/vocabulary.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { seasonOfMonth } from '../tools/season-of-month.ts';
import type { Toolbox } from '../tools/toolbox.ts';
import type { Mood } from '../understand/moods.ts';
import { editDistance, typosAllowed } from '../words/edit-distance.ts';
import { type Care, careIn } from './care.ts';
import { type Mention, mentionsIn } from './garments-named.ts';
import { type Hit, type Lexicon, lexiconOf, rowsOf } from './lexicon.ts';
import { type Token, textOf, tokensOf, wordsIn } from './plain-words.ts';
import { type DateWords, type OutlineWords, type Sign, signs } from './words.ts';

const dayMillis = 24 * 60 * 60 * 1000;
const isoOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

const find = (pattern: string, text: string) => new RegExp(`\\b(?:${pattern})\\b`).exec(text);

/** The date that a message names, `2026-11-21`, or null. */
function dateIn(text: string, { year, month, day }: Toolbox['today'], words: DateWords): string | null {
  const today = Date.UTC(year, month - 1, day);
  if (find(words.dayAfter, text)) return isoOf(today + 2 * dayMillis);
  if (find(words.tomorrow, text)) return isoOf(today + dayMillis);
  if (find(words.today, text)) return isoOf(today);
  for (const [index, name] of words.months.entries()) {
    const found =
      find(`(\\d{1,2})(?: ?(?:st|nd|rd|th))? ${words.of}(?:${name})`, text) ??
      find(`(?:${name}) (\\d{1,2})(?:st|nd|rd|th)?`, text);
    if (!found) continue;
    const date = Date.UTC(year, index, Number(found[1]));
    return isoOf(date < today ? Date.UTC(year + 1, index, Number(found[1])) : date);
  }
  const weekday = words.weekdays.findIndex((name) => find(name, text));
  if (weekday < 0) return null;
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7;
  return isoOf(today + (ahead || 7) * dayMillis);
}

/** January is 1. */
function monthIn(text: string, { months }: DateWords): number | null {
  const index = months.findIndex((name) => find(name, text));
  return index < 0 ? null : index + 1;
}

/** In °C. */
function temperatureIn(text: string, { minus, degrees }: DateWords): number | null {
  const fahrenheit = find('(\\d{2,3}) (?:f|fahrenheit)', text);
  if (fahrenheit) return Math.round(((Number(fahrenheit[1]) - 32) * 5) / 9);
  const found = find(`(${minus} )?(\\d{1,2}) (?:deg|c|${degrees})`, text);
  return found ? Number(found[2]) * (found[1] ? -1 : 1) : null;
}

/**
 * Replaces unknown words by the nearest keyword with the same first letter.
 * @param known are left as they are
 */
function spellingOf(known: ReadonlySet<string>, mattering: ReadonlySet<string>) {
  const byLetter = Map.groupBy(
    [...mattering].filter((word) => typosAllowed(word.length) > 0),
    (word) => word.charAt(0),
  );
  const nearest = (text: string): string => {
    const most = typosAllowed(text.length);
    let best = { word: text, distance: most + 1 };
    for (const word of byLetter.get(text.charAt(0)) ?? []) {
      const distance = editDistance(text, word, most);
      if (distance < best.distance) best = { word, distance };
    }
    return best.word;
  };
  return (tokens: readonly Token[]): Token[] =>
    tokens.map((token) =>
      known.has(token.text) || /\d/.test(token.text) ? token : { ...token, text: nearest(token.text) },
    );
}

export type Heard = {
  /** In plain words, with its mistakes corrected. */
  text: string;
  wordCount: number;
  does: ReadonlySet<Sign>;
  care: Care | null;
  isMinor: boolean;
  event: EventName | null;
  occasion: Occasion | null;
  temperatureC: number | null;
  rain: boolean;
  season: Season | null;
  date: string | null;
  moods: readonly Mood[];
  mentions: readonly Mention[];
  /** Of no garment that is named. */
  colours: readonly ColorName[];
  avoidedColours: readonly ColorName[];
  /** A number of days or outfits. */
  number: number | null;
  /** Of the outfits on the table: 0 is the first. */
  ordinal: number | null;
};

export type Ear = (
  message: string,
  wardrobe: readonly Garment[],
  today: Toolbox['today'],
  wasMinor: boolean,
) => Heard;

const within = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`);
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);

/** Words of patterns, so that spelling leaves them alone. */
const wordsOfPattern = (pattern: string): string[] => pattern.match(/[a-z]{3,}/g) ?? [];

const hottestMoodlessC = 27;

export function earFor(words: OutlineWords): Ear {
  const lexicon = <T>(rows: Parameters<typeof lexiconOf<T>>[0]): Lexicon<T> =>
    lexiconOf(rows, words.singular);
  const events = lexicon(rowsOf(words.events));
  const occasions = lexicon(rowsOf(words.occasions));
  const moods = lexicon(rowsOf(words.moods));
  const air = lexicon(words.air);
  const kinds = lexicon(words.kinds);
  const colours = lexicon(words.colours);
  const fabrics = lexicon(rowsOf(words.fabrics));
  const patterns = lexicon(rowsOf(words.patterns));
  const ordinals = lexicon(words.ordinals);
  const rain = within(words.rain);
  const found = Object.fromEntries(signs.map((sign) => [sign, within(words.signs[sign])])) as Record<
    Sign,
    RegExp
  >;
  const phrasing = {
    refusing: within(words.refusing),
    joining: whole(words.joining),
    adjectivesFollow: words.adjectivesFollow,
  };
  const mattering = new Set(
    [events, occasions, moods, kinds, colours, fabrics, patterns].flatMap((one) => [...one.words]),
  );
  const asked = words.entries.flatMap(({ asks }) => asks.flatMap(wordsIn));
  const spell = spellingOf(
    new Set([
      ...mattering,
      ...asked,
      ...words.entries.flatMap(({ text }) => wordsIn(text)),
      ...wordsIn(words.commonWords),
      ...[...Object.values(words.signs), ...words.dates.months, ...words.dates.weekdays].flatMap(
        wordsOfPattern,
      ),
      ...Object.values(words.care.signs).flatMap(wordsOfPattern),
    ]),
    new Set([...mattering, ...asked]),
  );
  return (message, wardrobe, today, wasMinor) => {
    const own = new Set(wardrobe.flatMap(({ name }) => wordsIn(name)));
    const typed = tokensOf(message);
    const spelled = spell(typed);
    const tokens = typed.map((token, index) => (own.has(token.text) ? token : (spelled[index] ?? token)));
    const text = textOf(tokens);
    // As typed first: a correction must not hide an emergency.
    const told = careIn(textOf(typed), words.care, wasMinor);
    const plan = events.find(tokens);
    const isOfPlan = ({ start, end }: Hit<unknown>) => plan.some((one) => start < one.end && end > one.start);
    const apart = <T>(hits: Hit<T>[]) => hits.filter((hit) => !isOfPlan(hit));
    const { mentions, loose } = mentionsIn(
      tokens,
      wardrobe,
      {
        kinds: apart(kinds.find(tokens)),
        colours: apart(colours.find(tokens)),
        fabrics: fabrics.find(tokens),
        patterns: patterns.find(tokens),
      },
      phrasing,
    );
    const isRefused = ({ start }: Hit<unknown>) =>
      phrasing.refusing.test(textOf(tokens.slice(Math.max(0, start - 3), start)));
    const temperature = temperatureIn(text, words.dates) ?? air.find(tokens)[0]?.meaning ?? null;
    const date = dateIn(text, today, words.dates);
    const month = monthIn(text, words.dates) ?? (date === null ? null : Number(date.slice(5, 7)));
    const wished = moods.find(tokens).map(({ meaning }) => meaning);
    const [digits] = tokens.flatMap(
      (token) => words.numbers[token.text] ?? (/^\d{1,2}$/.test(token.text) ? Number(token.text) : []),
    );
    return {
      text,
      wordCount: tokens.length,
      does: new Set(signs.filter((sign) => found[sign].test(text))),
      ...(told.care === null ? careIn(text, words.care, wasMinor) : told),
      // The most telling plan is the one said in most words, and the first of those.
      event: [...plan].sort((a, b) => b.end - b.start - (a.end - a.start))[0]?.meaning ?? null,
      occasion: apart(occasions.find(tokens))[0]?.meaning ?? null,
      temperatureC: temperature,
      rain: rain.test(text),
      season:
        month === null
          ? temperature !== null && temperature >= hottestMoodlessC
            ? 'summer'
            : null
          : seasonOfMonth(month),
      date,
      moods: [...new Set(wished)],
      mentions,
      colours: loose.filter((hit) => !isRefused(hit)).flatMap(({ meaning }) => meaning.slice(0, 1)),
      avoidedColours: loose.filter(isRefused).flatMap(({ meaning }) => meaning),
      number: digits ?? null,
      ordinal: ordinals.find(tokens)[0]?.meaning ?? null,
    };
  };
}
