import { rootOf } from '../../words/root.ts';
import { type Token, tokensOf } from '../../words/tokens.ts';
import { type Mood, needs, oppositeOf } from '../moods.ts';
import { bucketOf } from './features.ts';

/** Moods that are learned; the others are names of ways to dress, which the words tell. */
export const learnedMoods = [
  'elegant',
  'relaxed',
  'bold',
  'discreet',
  'colourful',
  'dark',
  'light',
  'sparkling',
  'matte',
  'warm',
  'cool',
  'layered',
  'comfortable',
  'loose',
  'covered',
  'feminine',
  'modern',
  'flat-shoes',
  'on-foot',
  'steady',
  'closed-shoes',
  'free-legs',
  'messy',
  'windproof',
  'sweat-proof',
  'uncreased',
  'wrapped',
  'at-home',
  'long-dress',
  'front-opening',
  'washable',
  'slip-on',
  'smart-casual',
  'soft',
  'stain-hiding',
  'seated',
] as const satisfies readonly Mood[];
export type LearnedMood = (typeof learnedMoods)[number];

/** The class of messages that ask for no mood. */
export const noMood = 'none';
export const moodLabels: readonly (LearnedMood | typeof noMood)[] = [...learnedMoods, noMood];

export const moodBuckets = 1 << 15;
/** Narrower than the other models, because its classes are few. */
export const moodWidth = 32;

const partLength = 4;

export function featuresOfMood(text: string, said: readonly Mood[]): readonly number[] {
  const words = tokensOf(text);
  const roots = words.map(({ stem }) => rootOf(stem));
  const features = new Set<string>([`n ${Math.min(6, Math.floor(words.length / 5))}`, `l ${said.length}`]);
  words.forEach(({ text: word }, at) => {
    features.add(`w ${word}`);
    features.add(`r ${roots[at]}`);
    features.add(`b ${words[at - 1]?.text ?? '^'} ${word}`);
    features.add(`rr ${roots[at - 1] ?? '^'} ${roots[at]}`);
    if (at > 1) features.add(`s ${roots[at - 2]} ${roots[at]}`);
    const marked = `<${word}>`;
    for (let from = 0; from + partLength <= marked.length; from++)
      features.add(marked.slice(from, from + partLength));
  });
  for (const mood of said) features.add(`l ${mood}`);
  return [...new Set([...features].map((feature) => bucketOf(feature) % moodBuckets))];
}

/**
 * Probabilities from which a mood is wanted that no word says, and that a word says in a longer message. From messages
 * of authors who were not learned.
 */
const least = { unsaid: 0.35, said: 0.03, plain: 0, surely: 0.9 } as const;
const [fewWords, mostOfShort] = [6, 9];

const plainlySaid: ReadonlySet<Mood> = new Set<Mood>([
  ...needs,
  'loose',
  'at-home',
  'colourful',
  'light',
  'long-dress',
  'smart-casual',
]);

export const isLearned = (mood: Mood): mood is LearnedMood =>
  (learnedMoods as readonly Mood[]).includes(mood);

export function decidedMoods(
  probabilities: Float64Array,
  tokens: readonly Token[],
  said: readonly Mood[],
  wished: ReadonlySet<Mood> = new Set(),
): Mood[] {
  const likely = (mood: LearnedMood) => probabilities[moodLabels.indexOf(mood)] ?? 0;
  const isWished = (mood: Mood) => {
    const against = oppositeOf(mood);
    return wished.has(mood) && !(against && isLearned(against) && likely(against) >= least.surely);
  };
  // "más elegante" is what its words say.
  if (tokens.length <= fewWords && said.length > 0) return [...said];
  const isShort = tokens.length <= mostOfShort;
  return [
    ...said.filter(
      (mood) =>
        !isLearned(mood) ||
        likely(mood) >= (isShort || plainlySaid.has(mood) || isWished(mood) ? least.plain : least.said),
    ),
    ...learnedMoods.filter((mood) => !said.includes(mood) && likely(mood) >= least.unsaid),
  ];
}
