import type { ColorName } from '#contract/colors.ts';
import { kindNames, patternNames } from '#contract/names.ts';
import type { Condition, Fabric, Pattern, ScannedKind, Season, Style } from '#contract/vocabulary.ts';
import { guessed, type Reading } from './reading.ts';
import { usualAttributes } from './usual-attributes.ts';

/** What a photograph cannot tell and its kind, colour and pattern only suggest. */
export interface Attributes {
  readonly style: Reading<Style>;
  readonly fabric: Reading<Fabric>;
  readonly condition: Reading<Condition>;
  readonly seasons: Reading<readonly Season[]>;
  /** 1..10, in halves: how many other garments it is likely to go with. */
  readonly versatilityScore: Reading<number>;
  /** Spanish words to search by. */
  readonly tags: Reading<readonly string[]>;
}

/** The garment as far as pixels tell it. */
export interface Seen {
  readonly kind: ScannedKind;
  readonly color: ColorName;
  readonly pattern: Pattern;
  /** Confidence of the kind, 0..1: no suggestion made from a kind is surer than the kind. */
  readonly kindConfidence: number;
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
const denimKinds: readonly ScannedKind[] = ['pants', 'shorts', 'skirt'];
const basicKinds: readonly ScannedKind[] = [
  't-shirt',
  'shirt',
  'longsleeve',
  'pants',
  'skirt',
  'undershirt',
  'blazer',
];

function guessFabric({ kind, color }: Seen): readonly [Fabric, number] {
  if (denimKinds.includes(kind) && color === 'azul vaquero') return ['denim', 0.8];
  if (denimKinds.includes(kind) && (color === 'azul' || color === 'celeste')) return ['denim', 0.5];
  return usualAttributes[kind].fabric;
}

function guessStyle({ kind, color, pattern }: Seen): readonly [Style, number] {
  const isFormalColor = color === 'blanco' || color === 'celeste' || color === 'negro';
  if (kind === 'shirt' && pattern === 'plain' && isFormalColor) return ['formal', 0.55];
  if (kind === 'dress' && pattern === 'plain' && (color === 'negro' || color === 'burdeos'))
    return ['party', 0.45];
  return usualAttributes[kind].style;
}

function rateVersatility({ kind, color, pattern }: Seen): number {
  const forColor = quietColors.includes(color) ? 0.5 : loudColors.includes(color) ? -1.5 : -0.5;
  const forPattern = pattern === 'plain' ? 0 : -1;
  return Math.min(10, Math.max(1, usualAttributes[kind].versatility + forColor + forPattern));
}

function tagsFor({ kind, color, pattern }: Seen): string[] {
  const tags = [kindNames[kind], color, patternNames[pattern]].map((name) => name.toLowerCase());
  const isQuiet = quietColors.includes(color);
  if (isQuiet) tags.push('neutro');
  if (loudColors.includes(color)) tags.push('color vivo');
  if (isQuiet && pattern === 'plain' && basicKinds.includes(kind)) tags.push('básico');
  return tags;
}

/** Suggestions for everything that has no evidence of its own, each no surer than the kind it follows from. */
export function suggestAttributes(seen: Seen): Attributes {
  const following = <T>([value, share]: readonly [T, number]) => guessed(value, share * seen.kindConfidence);
  return {
    style: following(guessStyle(seen)),
    fabric: following(guessFabric(seen)),
    // Wear shows in seams and collars, which a photograph of the whole garment does not resolve.
    condition: guessed('good', 0.4),
    seasons: following([usualAttributes[seen.kind].seasons, 0.6]),
    versatilityScore: following([rateVersatility(seen), 0.6]),
    tags: following([tagsFor(seen), 0.8]),
  };
}
