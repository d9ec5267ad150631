export type RuleKey =
  | 'occasion'
  | 'colour-harmony'
  | 'season'
  | 'formality'
  | 'silhouette'
  | 'pattern-mixing'
  | 'completeness'
  | 'novelty'
  | 'favourites';

/** The maximum points of each rule; they add up to 100, so a score is a percentage. */
export type Weights = Readonly<Record<RuleKey, number>>;

/** Learned change of each rule's weight, as a natural logarithm. Empty for a new person. */
export type Personal = Readonly<Partial<Record<RuleKey, number>>>;
