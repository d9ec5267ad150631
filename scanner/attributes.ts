import type { ColorName } from '#contract/colors.ts';
import {
  type AttributeValues,
  type Fabric,
  garmentAttributes,
  type Pattern,
  type Style,
  unknown,
} from '#contract/garment-attributes.ts';
import { kindNames } from '#contract/names.ts';
import type { Kind } from '#contract/vocabulary.ts';
import type { Material } from './classify.ts';
import { guessed, type Reading } from './reading.ts';
import { usualVersatility } from './usual-versatility.ts';

export interface Attributes {
  readonly style: Reading<AttributeValues['style']>;
  readonly fabric: Reading<AttributeValues['fabric']>;
  readonly condition: Reading<AttributeValues['condition']>;
  /** 1..10 in steps of 0.5. */
  readonly versatilityScore: Reading<number>;
  readonly tags: Reading<readonly string[]>;
}

export interface Seen {
  readonly kind: Reading<Kind>;
  readonly color: ColorName;
  readonly pattern: Pattern;
  readonly material: Reading<Material>;
  readonly style: Reading<Style>;
}

const quietColors: readonly ColorName[] = [
  'negro',
  'gris oscuro',
  'gris',
  'gris claro',
  'blanco',
  'crudo',
  'beige',
  'camel',
  'marrón',
  'marrón oscuro',
  'azul marino',
  'azul vaquero',
];
const loudColors: readonly ColorName[] = ['naranja', 'amarillo', 'verde lima', 'fucsia', 'coral', 'turquesa'];
const basicKinds: readonly Kind[] = [
  't-shirt',
  'shirt',
  'longsleeve',
  'pants',
  'jeans',
  'sweater',
  'skirt',
  'undershirt',
  'blazer',
];

const fabricOf: Partial<Record<Material, Fabric>> = {
  denim: 'denim',
  knit: 'knit',
  leather: 'leather',
  down: 'down',
};

const undetermined = guessed<typeof unknown>(unknown, 0.5);

/** Nearly all clothes are casual: only a sure answer says more. */
const readStyle = ({ style }: Seen): Attributes['style'] =>
  style.suggested && style.value === 'casual' ? undetermined : style;

function readFabric({ material }: Seen): Attributes['fabric'] {
  const seen = fabricOf[material.value];
  return seen ? { ...material, value: seen } : undetermined;
}

function rateVersatility({ kind, color, pattern }: Seen): number {
  const forColor = quietColors.includes(color) ? 0.5 : loudColors.includes(color) ? -1.5 : -0.5;
  const forPattern = pattern === 'plain' ? 0 : -1;
  return Math.min(10, Math.max(1, usualVersatility[kind.value] + forColor + forPattern));
}

function tagsFor({ kind, color, pattern }: Seen): string[] {
  const tags = [kindNames[kind.value], color, garmentAttributes.pattern.labels[pattern]].map((name) =>
    name.toLowerCase(),
  );
  const isQuiet = quietColors.includes(color);
  if (isQuiet) tags.push('neutro');
  if (loudColors.includes(color)) tags.push('color vivo');
  if (isQuiet && pattern === 'plain' && basicKinds.includes(kind.value)) tags.push('básico');
  return tags;
}

/** No suggestion is more confident than its kind. */
export function suggestAttributes(seen: Seen): Attributes {
  const following = <T>(value: T, share: number) => guessed(value, share * seen.kind.confidence);
  return {
    style: readStyle(seen),
    fabric: readFabric(seen),
    // Worn seams and collars do not show.
    condition: undetermined,
    versatilityScore: following(rateVersatility(seen), 0.6),
    tags: following(tagsFor(seen), 0.8),
  };
}
