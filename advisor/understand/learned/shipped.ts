import type { Span } from '../../words/lexicon.ts';
import type { Token } from '../../words/tokens.ts';
import type { Mood } from '../moods.ts';
import type { Plan } from '../plans/event-words.ts';
import type { Plans } from '../plans/plans-in.ts';
import type { Stance } from '../slots.ts';
import { type Aim, aims } from './aims.ts';
import { joined, labelsOf } from './joined.ts';
import { featuresOfMessage, type Model, parseModel, probabilitiesOf } from './model.ts';
import { featuresOfMoment, momentBuckets } from './moment.ts';
import { decidedMoods, featuresOfMood, moodBuckets, moodLabels, moodWidth } from './mood.ts';
import { decidedPlan, featuresOfPlan, planBuckets, planLabels } from './plan.ts';
import type { Context } from './situation.ts';
import { decidedStance, featuresOfStance, stanceBuckets, stances, stanceWidth } from './stance.ts';
import { parseTitledModel, probabilitiesByTitle, type TitledModel } from './titled-model.ts';
import { weightsOf } from './weights.ts';

let shippedEntries: TitledModel | undefined;

export function entriesModel(): TitledModel {
  shippedEntries ??= parseTitledModel(weightsOf('entries.bin'));
  return shippedEntries;
}

let shippedMoments: TitledModel | undefined;

export function momentsOf(message: string): (id: string) => number | null {
  shippedMoments ??= parseTitledModel(weightsOf('moments.bin'), momentBuckets);
  const byFeatures = probabilitiesByTitle(shippedMoments, featuresOfMoment(message));
  const ids = labelsOf('moments');
  const own = Float64Array.from(ids, (id) => byFeatures(id) ?? 0);
  const both = joined('moments', ids, own, message);
  return (id) => {
    const at = ids.indexOf(id);
    return at < 0 ? byFeatures(id) : (both[at] ?? 0);
  };
}

let shipped: Model | undefined;

function aimsByFeatures(text: string, context: Context): Float64Array {
  shipped ??= parseModel(weightsOf('messages.bin'));
  return probabilitiesOf(shipped, featuresOfMessage(text, context));
}

const byAim = (probabilities: Float64Array): ReadonlyMap<Aim, number> =>
  new Map(aims.map((aim, at) => [aim, probabilities[at] ?? 0]));

/** Probabilities of the aims of a message as it was typed. The weights are constant data, read once. */
export const aimsOf = (text: string, context: Context): ReadonlyMap<Aim, number> =>
  byAim(joined('aims', aims, aimsByFeatures(text, context), text, context));

let shippedMoods: Model | undefined;

export function moodsLearned(
  text: string,
  tokens: readonly Token[],
  said: readonly Mood[],
  wished: ReadonlySet<Mood>,
): Mood[] {
  shippedMoods ??= parseModel(weightsOf('moods.bin'), moodLabels.length, moodBuckets, moodWidth);
  const byFeatures = probabilitiesOf(shippedMoods, featuresOfMood(text, said));
  return decidedMoods(joined('moods', moodLabels, byFeatures, text), tokens, said, wished);
}

let shippedPlans: Model | undefined;

/** Without the encoder, for each clause. */
export function planProbabilities(
  text: string,
  named: readonly Span<Plan>[],
  ruled: Plan | null,
): Float64Array {
  shippedPlans ??= parseModel(weightsOf('plans.bin'), planLabels.length, planBuckets);
  return probabilitiesOf(shippedPlans, featuresOfPlan(text, named, ruled));
}

export function planLearned(
  text: string,
  tokens: readonly Token[],
  named: readonly Span<Plan>[],
  ruled: Plans,
  told: { isTrip: boolean; excluded: readonly Plan[] },
): Plans {
  const byFeatures = planProbabilities(text, named, ruled.plan);
  return decidedPlan(joined('plans', planLabels, byFeatures, text), tokens, named, ruled, told);
}

let shippedStances: Model | undefined;

/** `start` and `end` are indices of tokens. */
export function stanceLearned(
  tokens: readonly Token[],
  start: number,
  end: number,
  ruled: Stance,
  hasOutfits: boolean,
): Stance {
  shippedStances ??= parseModel(weightsOf('stances.bin'), stances.length, stanceBuckets, stanceWidth);
  const features = featuresOfStance(tokens, start, end, ruled, hasOutfits);
  return decidedStance(probabilitiesOf(shippedStances, features), ruled);
}
