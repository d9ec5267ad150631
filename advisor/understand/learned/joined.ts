import { once } from '../../words/once.ts';
import { aims, intentOfAim } from './aims.ts';
import { type Encoded, encode, logitsOfTask, parseEncoder, wordsHeard } from './encoder.ts';
import { softmax } from './model.ts';
import { type Context, newContext, situations } from './situation.ts';
import { weightsOf } from './weights.ts';

/** The encoder's part, chosen on messages of authors that were not learned. */
const shares = { aims: 0.3, plans: 0.2, moods: 0.4, moments: 0.3 } as const;
type Task = keyof typeof shares | 'entries';

export const encoder = once(() => parseEncoder(weightsOf('language.bin')));

export const labelsOf = (task: Task): readonly string[] => encoder().labels[task] ?? [];

const placesOf = once(
  () =>
    new Map(
      Object.entries(encoder().labels).map(([task, labels]) => [
        task,
        new Map(labels.map((label, at) => [label, at])),
      ]),
    ),
);

const mostKept = 32;
const kept = new Map<string, Encoded>();

function encodedOf(text: string, { situation, before }: Context): Encoded {
  const key = `${situation} ${before} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  const intents = encoder().labels['intents'] ?? [];
  const encoded = encode(encoder(), wordsHeard(text), {
    situation: situations.indexOf(situation),
    before: before ? aims.indexOf(before) : aims.length,
    intent: before ? intents.indexOf(intentOfAim[before] ?? 'none') : intents.length,
  });
  const [oldest] = kept.size >= mostKept ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, encoded);
  return encoded;
}

const leastProbability = 1e-6;
const logOf = (probability: number): number => Math.log(Math.max(leastProbability, probability));

export const probabilitiesByEncoder = (
  task: Task,
  text: string,
  context: Context = newContext,
): Float64Array => softmax(Float64Array.from(logitsOfTask(encoder(), encodedOf(text, context), task)));

/**
 * The weighted geometric mean of both readings; a class that the encoder was not taught keeps its own.
 *
 * @param context only the aims depend on it
 */
export function joined(
  task: keyof typeof shares,
  labels: readonly string[],
  byFeatures: Float64Array,
  text: string,
  context: Context = newContext,
): Float64Array {
  if (wordsHeard(text).length === 0) return byFeatures;
  const places = placesOf().get(task);
  const byEncoder = probabilitiesByEncoder(task, text, context);
  const share = shares[task];
  return softmax(
    byFeatures.map((probability, at) => {
      const place = places?.get(labels[at] ?? '');
      const own = logOf(probability);
      return place === undefined ? own : (1 - share) * own + share * logOf(byEncoder[place] ?? 0);
    }),
  );
}
