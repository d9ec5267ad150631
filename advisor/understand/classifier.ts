import { rootOf } from '../knowledge/root.ts';
import type { Annotated } from '../words/pattern.ts';
import { tokensOf } from '../words/tokens.ts';
import { dressing } from './examples/dressing.ts';
import { talk } from './examples/talk.ts';
import { wardrobe } from './examples/wardrobe.ts';
import { world } from './examples/world.ts';
import { type Intent, intents } from './intents.ts';

/** The placeholder of each kind of mention. The first that matches at a word is used. */
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

/** Words and bigrams of a sentence with placeholders. */
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

/** Every word of the examples; none of them is a typing error. */
export const exampleWords: readonly string[] = [
  ...new Set(examples.flatMap(({ words }) => words).filter((word) => /^[a-z]{3,}$/.test(word))),
];

/** Smoothing of features that were never seen with an intent. */
const unseen = 0.06;

type Weights = ReadonlyMap<string, Float64Array>;

/** Log ratio of each feature by intent: naive Bayes with uniform priors. */
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
    // An intent without examples is skipped.
    const known = shares.filter((_, at) => (sizes[at] ?? 0) > 0);
    const mean = known.reduce((sum, share) => sum + share, 0) / known.length;
    shares.forEach((share, at) => {
      row[at] = Math.log(share / mean);
    });
  }
  return counts;
}

const weights = learn();

/** Temperature: naive Bayes is overconfident because features are correlated. */
const doubt = 3;

/**
 * Classifies a message by its words alone; probabilities that add up to 1. It decides when the grammar
 * matches nothing and has little weight otherwise.
 */
export function classify(
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
