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

/** They add up to 100, so a score is a percentage. */
export type Weights = Readonly<Record<RuleKey, number>>;

/** Natural logarithm of each change; empty for a new person. */
export type Personal = Readonly<Partial<Record<RuleKey, number>>>;
