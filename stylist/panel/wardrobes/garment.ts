import type { ColorName } from '#contract/colors.ts';
import {
  type Fabric,
  fabrics,
  type Length,
  type Pattern,
  patterns,
  type Sleeve,
  type Style,
  styles,
} from '#contract/garment-attributes.ts';
import { buildGarment } from '../../fixtures/garment.ts';
import { categoryOf, type WornKind } from '../../vocabulary/kinds.ts';
import type { Garment } from '../../wardrobe.ts';

const sleeves = { sleeveless: 'none', 'short-sleeved': 'short', 'long-sleeved': 'long' } as const;
const lengths = { mini: 'short', midi: 'medium', maxi: 'long' } as const;

type Trait = Pattern | Fabric | Style | keyof typeof sleeves | keyof typeof lengths;

function usualFabric(kind: WornKind): Fabric | null {
  if (categoryOf(kind) === 'shoes' || kind === 'bag' || kind === 'belt') return 'leather';
  return categoryOf(kind) === 'accessories' && kind !== 'hat' && kind !== 'scarf' ? null : 'cotton';
}

/** The name is the id. */
export function g(
  name: string,
  kind: WornKind,
  colours: ColorName | readonly ColorName[],
  ...traits: readonly Trait[]
): Garment {
  const among = <T extends string>(words: readonly T[]): T | undefined =>
    words.find((word) => traits.some((trait) => trait === word));
  const sleeve = among(Object.keys(sleeves) as (keyof typeof sleeves)[]);
  const length = among(Object.keys(lengths) as (keyof typeof lengths)[]);
  return buildGarment(name, kind, colours, {
    pattern: among(patterns) ?? 'plain',
    fabric: among(fabrics) ?? usualFabric(kind),
    style: among(styles) ?? 'casual',
    sleeve: sleeve ? (sleeves[sleeve] satisfies Sleeve) : null,
    length: length ? (lengths[length] satisfies Length) : null,
  });
}
