import type { RejectionReason } from '#contract/composing.ts';
import type { Garment } from '../wardrobe.ts';
import type { Feature, Residuals } from './feature-points.ts';
import { classOf, type FeatureClass, featuresOf, garmentFeature, singleFeatures } from './features.ts';
import type { Outcome } from './learn.ts';

export type Choice = {
  /** Those that still exist. */
  garments: readonly Garment[];
  outcome: Outcome;
  daysAgo: number;
  reason?: RejectionReason | null;
};

export type Forgotten = Readonly<Record<Feature, number>>;

type Prior = {
  /** How readily it takes the credit of a choice, relative to a garment. */
  share: number;
  /** Choices that outweigh half of the most points: the strength of the Beta prior. */
  strength: number;
  most: number;
};

const priors: Readonly<Record<FeatureClass, Prior>> = {
  garment: { share: 1, strength: 1, most: 26 },
  pair: { share: 0.8, strength: 1, most: 26 },
  with: { share: 0.7, strength: 1.5, most: 17 },
  kinds: { share: 0.6, strength: 2, most: 14 },
  colour: { share: 1, strength: 1, most: 26 },
  register: { share: 1, strength: 0.9, most: 26 },
  warmth: { share: 1, strength: 2, most: 22 },
  formality: { share: 1, strength: 2, most: 22 },
};

const halfLifeDays = 120;

/** Older choices hardly count. */
export const daysRemembered = 720;

/** The chance of each feature before any choice; low, so that only repeated choices single one out. */
const chance = 0.01;

/** Below 1, so that features that always come together share the credit. */
const temper = 0.8;

const rounds = 30;

/** How much an outfit of the other side, or one merely shown, speaks against a feature's part in a choice. */
const counterweight: Readonly<Record<Outcome, number>> = { rejected: 1, ignored: 0.3, kept: 1, worn: 2 };
const doubt = 0.3;

/**
 * Outfits in the wardrobe's own mixture that count against a feature before any choice: common features
 * explain little. More for likes, which are rarely shown beside outfits that lack them.
 */
const byChance = { liked: 3, disliked: 1 } as const;
const piecesOfOutfit = 5;

/** One rejection cannot tell which pair was meant: those that were seen nowhere else rest for a while. */
const cautionPoints = 1;

/** Smaller residuals are neither applied nor shown. */
export const leastPoints = 1;

/** Strongest first. */
const mostResiduals = 40;

function featuresBlamed({ garments, reason }: Choice): Feature[] {
  const all = featuresOf(garments);
  const ofClass = (...classes: readonly FeatureClass[]) =>
    all.filter((feature) => classes.includes(classOf(feature)));
  switch (reason?.about) {
    case undefined:
      return all;
    case 'piece':
      return [garmentFeature(reason.garmentId)];
    case 'pair':
      return ofClass('pair', 'with', 'kinds');
    case 'colour':
      return ofClass('colour');
    case 'style':
      return ofClass('register');
    case 'too-warm':
    case 'too-cold':
      return ['warmth'];
    case 'too-dressy':
    case 'too-casual':
      return ['formality'];
  }
}

/** Asks for more of a shift, where a rejection otherwise speaks against its features. */
const asksForMore = ({ reason }: Choice) => reason?.about === 'too-cold' || reason?.about === 'too-casual';

type Event = { features: readonly Feature[]; weight: number };
type Counts = ReadonlyMap<Feature, number>;

function countsOf(events: readonly Event[], before: Counts = new Map()): Map<Feature, number> {
  const counts = new Map(before);
  for (const { features, weight } of events) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + weight);
  }
  return counts;
}

/**
 * Expectation maximization: each choice has one cause among its features, more probably one that caused
 * others and that outfits of the other side lack. Returns the expected number of choices that each caused.
 */
function credit(events: readonly Event[], against: Counts): Counts {
  const features = [...new Set(events.flatMap((event) => event.features))];
  const places = new Map(features.map((feature, place) => [feature, place]));
  const causes = events.map((event) => ({
    weight: event.weight,
    places: event.features.map((feature) => places.get(feature) ?? 0),
  }));
  const prior = features.map((feature) => priors[classOf(feature)].share / (1 + (against.get(feature) ?? 0)));
  let caused = new Float64Array(features.length);
  for (let round = 0; round < rounds; round++) {
    const odds = caused.map((count, place) => (prior[place] ?? 0) * (chance + count) ** temper);
    caused = new Float64Array(features.length);
    for (const { weight, places } of causes) {
      let sum = 0;
      for (const place of places) sum += odds[place] ?? 0;
      for (const place of places) {
        caused[place] = (caused[place] ?? 0) + (weight * (odds[place] ?? 0)) / sum;
      }
    }
  }
  return new Map(features.map((feature, place) => [feature, caused[place] ?? 0]));
}

/** Marks a feature of choices made before it was forgotten: it keeps its credit from others, then is dropped. */
const past = '~forgotten';

/** The outfits of a random mixture that have each feature of a single garment; two are rarely together. */
function countsByChance(wardrobe: readonly Garment[], outfits: number): Map<Feature, number> {
  const shares = countsOf(
    wardrobe.map((garment) => ({ features: singleFeatures(garment), weight: 1 / wardrobe.length })),
  );
  return new Map(
    [...shares].flatMap(([feature, share]) => {
      const count = outfits * (1 - (1 - share) ** piecesOfOutfit);
      return [feature, `${feature}${past}`].map((key) => [key, count] as const);
    }),
  );
}

/** Mean of the Beta posterior of each feature, decayed in time, in points. */
export function learnResiduals(
  wardrobe: readonly Garment[],
  choices: readonly Choice[],
  forgotten: Forgotten = {},
): Residuals {
  const eventOf = (choice: Choice, features: readonly Feature[]): Event => ({
    features: features.map((feature) =>
      choice.daysAgo >= (forgotten[feature] ?? Number.POSITIVE_INFINITY) ? `${feature}${past}` : feature,
    ),
    weight: 0.5 ** (Math.max(0, choice.daysAgo) / halfLifeDays),
  });
  const those = (when: (choice: Choice) => boolean) =>
    choices.filter(when).map((choice) => eventOf(choice, featuresBlamed(choice)));
  const seen = (...outcomes: readonly Outcome[]) =>
    choices
      .filter(({ outcome }) => outcomes.includes(outcome))
      .map((choice) => {
        const event = eventOf(choice, featuresOf(choice.garments));
        return { ...event, weight: event.weight * counterweight[choice.outcome] };
      });
  const isLike = (choice: Choice) =>
    choice.outcome === 'kept' ||
    choice.outcome === 'worn' ||
    (choice.outcome === 'rejected' && asksForMore(choice));
  const isDislike = (choice: Choice) => choice.outcome === 'rejected' && !asksForMore(choice);

  const approved = countsOf(seen('ignored', 'kept', 'worn'), countsByChance(wardrobe, byChance.disliked));
  const refused = countsOf(seen('ignored', 'rejected'), countsByChance(wardrobe, byChance.liked));
  const rejections = those(isDislike);
  const rejected = countsOf(rejections);
  const disliked = credit(rejections, approved);
  const liked = credit(those(isLike), refused);
  const points = [...new Set([...disliked.keys(), ...liked.keys()])]
    .filter((feature) => !feature.endsWith(past))
    .map((feature) => {
      const { strength, most } = priors[classOf(feature)];
      const posterior = (caused: Counts, against: Counts) => {
        const count = caused.get(feature) ?? 0;
        return count / (count + strength + doubt * (against.get(feature) ?? 0));
      };
      const points = most * (posterior(liked, refused) - posterior(disliked, approved));
      const isOnlyThere = classOf(feature) === 'pair' && !liked.has(feature) && !approved.has(feature);
      const caution = isOnlyThere ? cautionPoints * Math.min(1, rejected.get(feature) ?? 0) : 0;
      return [feature, points - caution] as const;
    });
  return Object.fromEntries(
    points
      .filter(([, value]) => Math.abs(value) >= leastPoints)
      .sort(([a, x], [b, y]) => Math.abs(y) - Math.abs(x) || (a < b ? -1 : 1))
      .slice(0, mostResiduals),
  );
}
