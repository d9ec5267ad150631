import { type EventName, eventGroups, eventNames, occasionOfEvent } from '#contract/events.ts';
import { type Occasion, occasions } from '#contract/vocabulary.ts';
import type { Span } from '../../words/lexicon.ts';
import { rootOf } from '../../words/root.ts';
import { type Token, tokensOf } from '../../words/tokens.ts';
import type { Plan } from '../plans/event-words.ts';
import { gravest, type Plans } from '../plans/plans-in.ts';
import { bucketOf } from './features.ts';

export type PlanLabel = EventName | Occasion | 'none';
export const planLabels: readonly PlanLabel[] = [...eventNames, ...occasions, 'none'];

export const planBuckets = 1 << 14;

const partLength = 4;

const intending =
  /^(para|voy|vamos|ir|irme|tengo|tenemos|toca|hay|es|sera|son|invitaron|invitad[oa]s?|celebr\w+|quede|quedado|salgo|salimos|trabajo|soy)$/;
const passing =
  /^(como|vengo|vuelvo|sali|despues|antes|fui|fue|era|use|lleve|parec\w+|ni|no|sin|tras|ayer|viene|desde)$/;
const reach = 4;

type Lead = '+' | '-' | '^';

function contextOf(words: readonly Token[], start: number): Lead {
  for (let at = start - 1; at >= Math.max(0, start - reach); at--) {
    const word = words[at]?.text ?? '';
    if (intending.test(word)) return '+';
    if (passing.test(word)) return '-';
  }
  return '^';
}

const slight: ReadonlySet<string> = new Set(
  'a de el la los las un una en y o me mi mis que se lo con por al su le'.split(' '),
);

const labelOf = (plan: Plan | null): PlanLabel => (plan ? (plan.event ?? plan.occasion) : 'none');

export function featuresOfPlan(
  text: string,
  named: readonly Span<Plan>[],
  ruled: Plan | null,
): readonly number[] {
  const words = tokensOf(text);
  const roots = words.map(({ stem }) => rootOf(stem));
  const features = new Set<string>([
    `n ${Math.min(6, Math.floor(words.length / 5))}`,
    `l ${named.length}`,
    `p ${labelOf(ruled)}`,
  ]);
  words.forEach(({ text: word }, at) => {
    features.add(`w ${word}`);
    features.add(`r ${roots[at]}`);
    features.add(`b ${words[at - 1]?.text ?? '^'} ${word}`);
    if (at > 1) features.add(`s ${roots[at - 2]} ${roots[at]}`);
    if (slight.has(word)) return;
    const marked = `<${word}>`;
    for (let from = 0; from + partLength <= marked.length; from++)
      features.add(marked.slice(from, from + partLength));
  });
  for (const { meaning, start, end } of named) {
    const name = meaning.event ?? `${meaning.occasion} ${meaning.purpose}`;
    features.add(`l ${name}`);
    features.add(`l ${name} ${Math.min(3, end - start)}`);
    features.add(`l ${name} ${contextOf(words, start)}`);
  }
  return [...new Set([...features].map((feature) => bucketOf(feature) % planBuckets))];
}

export const planOf = (label: PlanLabel): Plan | null => {
  if (label === 'none') return null;
  const event = eventNames.find((one) => one === label) ?? null;
  return { event, occasion: event ? occasionOfEvent(event) : (label as Occasion), purpose: null };
};

/** Times by which another plan must be likelier, from messages that were not learned. */
const surely = {
  word: { '+': 2, '^': 1, '-': 1 },
  phrase: 6,
  none: { '+': 100, '^': 16, '-': 2 },
} as const;
const leastFound = 0.25;
const shortMessage = 4;

const dressing = /^(pongo|ponerme|visto|vestirme|outfit|look|conjunto)$/;

const isMourning = ({ event }: Plan): boolean => event === 'mourning' || event === 'wake';

/** Without one of them a message is dressed for no funeral. */
const ofMourning =
  /^(?:mur|muert|fallec|difunt|entierr|enterr|funer|velor|velator|tanator|sepel|luto|duelo|pesame|misa|crem|ceniz|cementer|exequ|noven|ceremonia|aniversario|despid|despedi|descans|perd|viud|capilla|condolen|coron)/;

const ofTrips: ReadonlySet<PlanLabel> = new Set<PlanLabel>([...eventGroups.daysOff, 'casual']);

export function decidedPlan(
  probabilities: Float64Array,
  tokens: readonly Token[],
  named: readonly Span<Plan>[],
  ruled: Plans,
  { isTrip = false, excluded = [] }: { isTrip?: boolean; excluded?: readonly Plan[] } = {},
): Plans {
  const likely = probabilities.map((probability, at) =>
    excluded.some((plan) => labelOf(plan) === planLabels[at]) ? 0 : probability,
  );
  const most = Math.max(...likely);
  const best = planLabels[likely.indexOf(most)] ?? 'none';
  const own = labelOf(ruled.plan);
  // Of two plans on one day, the rules dress for the more demanding.
  if (best === own || (ruled.then && best === labelOf(ruled.then))) return ruled;
  if (own === 'none') {
    if (most < leastFound || (isTrip && ofTrips.has(best))) return ruled;
  } else {
    const span = named.find(({ meaning }) => meaning === ruled.plan);
    // The rules join two named plans into one of their own.
    // "el sábado cumplo 55"
    const isOwnDay = tokens[(span?.end ?? 0) - 1]?.text === 'cumplo';
    if (!span || isOwnDay || tokens.length <= shortMessage) return ruled;
    const lead = contextOf(tokens, span.start);
    const isPhrase = span.end - span.start > 1;
    const least = (best === 'none' && surely.none[lead]) || (isPhrase ? surely.phrase : surely.word[lead]);
    if (most < least * (probabilities[planLabels.indexOf(own)] ?? 0)) return ruled;
  }
  const label = best === 'none' && tokens.some(({ text }) => dressing.test(text)) ? 'casual' : best;
  const plan = named.find(({ meaning }) => labelOf(meaning) === label)?.meaning ?? planOf(label);
  if (plan && isMourning(plan) && !tokens.some(({ text }) => ofMourning.test(text))) return ruled;
  const isOfTwo = ruled.plan !== null && plan !== null && isMourning(plan) && gravest.has(ruled.plan.event);
  const then = plan && (ruled.then ?? (isOfTwo && !isMourning(ruled.plan ?? plan) ? ruled.plan : null));
  return { ...ruled, plan, then, isAside: false };
}
