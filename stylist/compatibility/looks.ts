import { tableOf } from './levels.ts';

/** The outfits that a garment is bought for; it usually serves several. */
export const looks = [
  'evening',
  'party',
  'office',
  'tailored',
  'preppy',
  'romantic',
  'city',
  'rock',
  'boho',
  'beach',
  'summer',
  'sport',
  'street',
  'autumn',
  'winter',
  'luxury',
  'budget',
] as const;
export type Look = (typeof looks)[number];

/** A stylist's judgement of garments of two looks side by side; a look goes with itself. */
const lookWithLook = tableOf<Look>(looks, {
  evening: {
    together: 'evening',
    well: 'party',
    badly: 'office tailored preppy city rock winter',
    never: 'boho beach summer sport street autumn',
  },
  party: {
    together: 'party',
    badly: 'office tailored preppy boho summer street autumn winter',
    never: 'beach sport',
  },
  office: {
    together: 'office',
    well: 'tailored preppy city',
    badly: 'rock boho summer',
    never: 'beach sport street',
  },
  tailored: {
    together: 'tailored',
    well: 'preppy',
    badly: 'romantic rock',
    never: 'boho beach summer sport street',
  },
  preppy: { together: 'preppy', well: 'romantic city autumn', badly: 'rock boho beach sport street' },
  romantic: { together: 'romantic', well: 'summer', badly: 'rock beach street winter', never: 'sport' },
  city: { together: 'city', well: 'autumn winter', badly: 'boho beach sport' },
  rock: { together: 'rock', well: 'street', badly: 'summer sport', never: 'beach' },
  boho: { together: 'boho', well: 'summer', badly: 'street winter', never: 'sport' },
  beach: { together: 'beach', well: 'summer', badly: 'sport street', never: 'autumn winter' },
  summer: { together: 'summer', badly: 'sport autumn', never: 'winter' },
  sport: { together: 'sport', well: 'street', badly: 'autumn winter' },
  street: { together: 'street' },
  autumn: { together: 'autumn', well: 'winter' },
  winter: { together: 'winter' },
  luxury: { together: 'luxury', well: 'evening', badly: 'budget' },
  budget: { together: 'budget' },
});

/** Parts of a garment's looks, in any scale. */
export type Shares = Readonly<Partial<Record<Look, number>>>;

/** Read from "evening 2 party 1". */
export function sharesOf(words: string): Shares {
  const parts = words.split(' ');
  const shares: Partial<Record<Look, number>> = {};
  for (let i = 0; i < parts.length; i += 2) {
    const look = parts[i] as Look;
    if (!looks.includes(look)) throw new Error(`No look: ${look}`);
    shares[look] = Number(parts[i + 1]);
  }
  return shares;
}

export type Character = {
  /** Of its kind, fabric, pattern, style and words. */
  key: string;
  /** Of length 1. */
  shares: readonly number[];
  /** Affinity of the garment with each look beside it. */
  likes: readonly number[];
};

export function characterOf(
  key: string,
  mixture: readonly (readonly [shares: Shares, weight: number])[],
): Character {
  const sums = looks.map((look) =>
    mixture.reduce((sum, [shares, weight]) => sum + weight * (shares[look] ?? 0), 0),
  );
  const length = Math.hypot(...sums);
  const shares = sums.map((sum) => (length > 0 ? sum / length : 0));
  const likes = looks.map((look) =>
    looks.reduce((sum, other, index) => sum + lookWithLook[look][other] * (shares[index] ?? 0), 0),
  );
  return { key, shares, likes };
}

/** −2 to 2. Symmetric. */
export function charactersTogether(a: Character, b: Character): number {
  let sum = 0;
  for (let i = 0; i < looks.length; i++) sum += (a.likes[i] ?? 0) * (b.shares[i] ?? 0);
  return Math.max(-2, Math.min(2, sum));
}
