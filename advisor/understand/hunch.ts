import { rootOf } from '../knowledge/root.ts';
import type { Annotated } from '../words/pattern.ts';
import { tokensOf } from '../words/tokens.ts';
import { dressing } from './examples/dressing.ts';
import { talk } from './examples/talk.ts';
import { wardrobe } from './examples/wardrobe.ts';
import { world } from './examples/world.ts';
import { type Intent, intents } from './intents.ts';

/** How a mention is written among the examples. The first of them that begins at a word stands for it. */
const marks: Readonly<Record<string, string>> = {
  garment: 'G',
  plan: 'P',
  place: 'L',
  colour: 'C',
  weather: 'W',
  mood: 'M',
  when: 'T',
  season: 'S',
  month: 'S',
  number: 'N',
};

/** Words and their neighbours, of a sentence in which mentions are marks. */
function featuresOf(words: readonly string[]): Set<string> {
  const features = new Set<string>();
  words.forEach((word, index) => {
    features.add(word);
    features.add(`${words[index - 1] ?? '^'} ${word}`);
  });
  features.add(`${words.at(-1) ?? '^'} $`);
  return features;
}

const examples = [dressing, wardrobe, world, talk].flatMap((group) =>
  (Object.entries(group) as [Intent, string][]).flatMap(([intent, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => ({ intent, words: line.split(' ') })),
  ),
);

/** Every word of the examples: none of them is a slip of the finger. */
export const exampleWords: readonly string[] = [
  ...new Set(examples.flatMap(({ words }) => words).filter((word) => /^[a-z]{3,}$/.test(word))),
];

/** What a feature that an intent was never seen with still counts, of one that it was seen with. */
const unseen = 0.06;

type Weights = ReadonlyMap<string, Float64Array>;

/** How much likelier each feature is with each intent than with all of them: naive Bayes, each intent as likely. */
function learn(): Weights {
  const counts = new Map<string, Float64Array>();
  const sizes = new Float64Array(intents.length);
  for (const { intent, words } of examples) {
    const at = intents.indexOf(intent);
    sizes[at] = (sizes[at] ?? 0) + 1;
    const roots = words.flatMap((word) =>
      /^[A-Z]$/.test(word) ? [word] : tokensOf(word).map(({ stem }) => rootOf(stem)),
    );
    for (const feature of featuresOf(roots)) {
      const row = counts.get(feature) ?? new Float64Array(intents.length);
      row[at] = (row[at] ?? 0) + 1;
      counts.set(feature, row);
    }
  }
  for (const row of counts.values()) {
    const shares = row.map((count, at) => (count + unseen) / ((sizes[at] ?? 0) + 4));
    // Nothing is known of an intent without examples, and nothing is concluded from that.
    const known = shares.filter((_, at) => (sizes[at] ?? 0) > 0);
    const mean = known.reduce((sum, share) => sum + share, 0) / known.length;
    shares.forEach((share, at) => {
      row[at] = Math.log(share / mean);
    });
  }
  return counts;
}

const weights = learn();

/** Words lean on each other, which naive Bayes does not know: so much less sure than it thinks. */
const doubt = 3;

/**
 * What a message resembles of all that people ask for, by its words alone: from 0 to 1 for each intent, 1 in all.
 * It decides where the grammar finds no phrase, and hardly weighs where it does.
 */
export function hunch(
  tokens: readonly Annotated[],
  isConceivable: (intent: Intent) => boolean,
): Map<Intent, number> {
  const words: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const mention = Object.keys(marks).flatMap(
      (name) => tokens[at]?.classes.find((one) => one.name === name) ?? [],
    )[0];
    words.push(mention ? (marks[mention.name] ?? '') : rootOf(tokens[at]?.stem ?? ''));
    at = mention ? Math.max(mention.end, at + 1) : at + 1;
  }
  const logits = new Float64Array(intents.length);
  for (const feature of featuresOf(words)) {
    weights.get(feature)?.forEach((weight, at) => {
      logits[at] = (logits[at] ?? 0) + weight;
    });
  }
  intents.forEach((intent, at) => {
    if (!isConceivable(intent)) logits[at] = Number.NEGATIVE_INFINITY;
  });
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp((logit - most) / doubt));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return new Map(intents.map((intent, at) => [intent, (powers[at] ?? 0) / all]));
}
