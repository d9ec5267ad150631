import { z } from 'zod';
import { type Season, seasons } from '#contract/vocabulary.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { textOf } from '../knowledge/entry.ts';
import { alternativesIn, definedIn, termsNamedIn } from '../knowledge/glossary.ts';
import { lookUp } from '../knowledge/look-up.ts';
import { type Trend, trends } from '../knowledge/trends.ts';
import { tool } from './tool.ts';

const asksMeaning = /(?:^|\P{L})(?:qu[eé]|q) (?:es|son|significan?|quiere decir)(?:\P{L}|$)/iu;
/** From these probabilities an entry precedes the definition of a word in the question. */
const sure = 0.6;
const sureOfMeaning = 0.95;

export const searchKnowledge = tool({
  description:
    'What this house has written about styling: care, codes, colour, proportion, fabrics. May find nothing.',
  input: z.object({
    question: z.string().min(2).max(400),
    count: z.number().int().min(1).max(5).default(2),
    /** Only how Vestidor works, what it costs and promises. */
    ofVestidor: z.boolean().default(false),
  }),
  changes: false,
  run: async ({ question, count, ofVestidor }, { advisor }) => {
    const weighed = lookUp(question, count, ofVestidor ? 'product' : undefined);
    const found = weighed.map(({ entry }) => ({ title: entry.title, text: textOf(entry, advisor) }));
    const defined = ofVestidor
      ? null
      : (definedIn(question, advisor) ?? (found.length === 0 ? alternativesIn(question) : null));
    const [{ probability } = { probability: 0 }] = weighed;
    if (!defined || probability >= (asksMeaning.test(question) ? sureOfMeaning : sure)) return found;
    const { title, text, terms, compares } = defined;
    // A cloth and a garment are not compared: "¿el poliéster técnico es el mismo de las blusas?"
    if (compares && found.length > 0 && new Set(terms.map(({ sort }) => sort)).size > 1) return found;
    // An entry on this term alone tells more than its definition.
    const isOnIt = ({ title }: { title: string }) => {
      const named = termsNamedIn(title);
      return !compares && named.length === 1 && named[0] === terms[0];
    };
    const [first] = found;
    return first && isOnIt(first) ? found : [{ title, text }, ...found].slice(0, count);
  },
});

type TrendSeen = { trend: Trend; owned: Garment[] };

function trendsFor(season: Season, wardrobe: readonly Garment[]): TrendSeen[] {
  return trends
    .filter((trend) => trend.seasons.includes(season))
    .map((trend) => ({ trend, owned: wardrobe.filter((garment) => trend.isOf(garment)) }));
}

export const seasonTrends = tool({
  description: 'Trends of a season as this house sees them, each with what the person owns of it.',
  input: z.object({ season: z.enum(seasons) }),
  changes: false,
  run: async ({ season }, box) =>
    trendsFor(season, box.wardrobe ?? []).map(({ trend, owned }) => ({
      title: trend.title,
      text: trend.text,
      ownedIds: owned.map(({ id }) => id),
    })),
});
