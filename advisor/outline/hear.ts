import type { ColorName } from '#contract/colors.ts';
import type { EventName } from '#contract/events.ts';
import type { Occasion, Season } from '#contract/vocabulary.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { seasonOfMonth } from '../tools/season-of-month.ts';
import type { Toolbox } from '../tools/toolbox.ts';
import type { Mood } from '../understand/moods.ts';
import { type Care, careIn } from './care.ts';
import { dateIn, monthIn, temperatureIn } from './days-named.ts';
import { type Mention, mentionsIn } from './garments-named.ts';
import { type Hit, type Lexicon, lexiconOf, rowsOf } from './lexicon.ts';
import { textOf, tokensOf, wordsIn } from './plain-words.ts';
import { spellingOf } from './spelling.ts';
import { type OutlineWords, type Sign, signs } from './words.ts';

/** A message as it is understood. */
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

/** Builds what understands messages in one language. */
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
