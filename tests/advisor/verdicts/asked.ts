/** A message that asks something of named garments, and what a good answer holds. */
export type VerdictAsked = {
  wardrobe: 'woman' | 'man' | 'student';
  advisor: 'maya' | 'valentina';
  say: readonly string[];
  /** Each is named, as a part of a garment's name. */
  names?: readonly string[];
  /** One of these is chosen: the first that is named in the answer, and one of `right` where that is given. */
  oneOf?: readonly string[];
  right?: readonly string[];
  /** The answer begins with yes or no; `said` accepts both. */
  verdict?: 'yes' | 'no' | 'said';
  /** The reason that the circumstance gives, by any of these words. */
  why?: RegExp;
  /** Never worn in what is shown. */
  without?: readonly string[];
  /** A whole outfit may be shown, as one is asked for. */
  dresses?: true;
};

export const [m, v] = ['maya', 'valentina'] as const;
export const [w, h, s] = ['woman', 'man', 'student'] as const;
type Rest = Omit<VerdictAsked, 'wardrobe' | 'advisor' | 'say'>;
export const of = (
  wardrobe: VerdictAsked['wardrobe'],
  advisor: VerdictAsked['advisor'],
  say: string | readonly string[],
  rest: Rest,
): VerdictAsked => ({ wardrobe, advisor, say: typeof say === 'string' ? [say] : say, ...rest });
