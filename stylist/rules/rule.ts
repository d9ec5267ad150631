import type { Context, Outfit } from '../outfit.ts';

export type RuleKey =
  | 'occasion'
  | 'colour-harmony'
  | 'season'
  | 'formality'
  | 'pattern-mixing'
  | 'completeness'
  | 'novelty'
  | 'favourites';

/**
 * Why a rule judged as it did: a key for machines and one short Spanish sentence for people. Praise
 * and cautions are worth telling beside an outfit; an aside is only shown where a score is taken apart.
 */
export type Reason = { key: string; tone: 'praise' | 'caution' | 'aside'; text: string };

/**
 * One consideration of a stylist, pure. The score and its reason are two functions because a search
 * scores tens of thousands of outfits and explains a handful.
 */
export type Rule = {
  key: RuleKey;
  /** What the rule is called where a score is taken apart, in Spanish. */
  label: string;
  /** 0 (wrong) to 1 (perfect). */
  score(outfit: Outfit, context: Context): number;
  reason(outfit: Outfit, context: Context): Reason;
};
