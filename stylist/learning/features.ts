import { type ColorName, hexOfColor } from '#contract/colors.ts';
import type { Style } from '#contract/garment-attributes.ts';
import { colourNameOf } from '../colour/names.ts';
import { isAccessory, slotsOfKind } from '../slots.ts';
import type { WornKind } from '../vocabulary/kinds.ts';
import type { Garment } from '../wardrobe.ts';
import type { Feature } from './feature-points.ts';

export const featureClasses = [
  'garment',
  'colour',
  'register',
  'pair',
  /** A garment with a kind. */
  'with',
  'kinds',
  'warmth',
  'formality',
] as const;
export type FeatureClass = (typeof featureClasses)[number];

export type ParsedFeature =
  | { of: 'garment'; id: string }
  | { of: 'colour'; colour: ColorName }
  | { of: 'register'; style: Style }
  | { of: 'pair'; ids: readonly [string, string] }
  | { of: 'with'; id: string; kind: WornKind }
  | { of: 'kinds'; kinds: readonly [WornKind, WornKind] }
  | { of: 'warmth' | 'formality' };

/** Shades that a person names together, by the one that names them. */
const shades: Partial<Record<ColorName, readonly ColorName[]>> = {
  gris: ['gris oscuro', 'gris claro', 'plateado'],
  blanco: ['crudo'],
  beige: ['camel'],
  marrón: ['marrón oscuro'],
  'verde oliva': ['caqui'],
  naranja: ['coral', 'salmón'],
  amarillo: ['mostaza', 'dorado'],
  verde: ['verde lima', 'verde oscuro', 'verde menta'],
  turquesa: ['petróleo'],
  azul: ['celeste', 'azul grisáceo'],
  morado: ['lila'],
  rosa: ['rosa palo', 'fucsia'],
};

const familyOfShade = new Map(
  Object.entries(shades).flatMap(([family, names]) => names.map((name) => [name, family as ColorName])),
);

/** By the hue that is seen, not by the name given, so that look-alikes share it. */
export function colourFamilyOf({ colors }: Pick<Garment, 'colors'>): ColorName {
  const name = colourNameOf(colors[0]?.hex ?? hexOfColor('gris') ?? '');
  return familyOfShade.get(name) ?? name;
}

const joined = (of: FeatureClass, ...parts: readonly string[]): Feature => [of, ...parts].join('~');
const inOrder = (a: string, b: string): [string, string] => (a < b ? [a, b] : [b, a]);

export const garmentFeature = (id: string): Feature => joined('garment', id);

export const singleFeatures = (garment: Garment): Feature[] => [
  garmentFeature(garment.id),
  joined('colour', colourFamilyOf(garment)),
  joined('register', garment.style),
];

export const pairFeatures = (a: Garment, b: Garment): Feature[] => [
  joined('pair', ...inOrder(a.id, b.id)),
  joined('with', a.id, b.kind),
  joined('with', b.id, a.kind),
  joined('kinds', ...inOrder(a.kind, b.kind)),
];

const isSmall = ({ kind }: Garment) => slotsOfKind[kind].every((slot) => isAccessory({ slot }));

/** Without pairs of accessories. */
export function featuresOf(garments: readonly Garment[]): Feature[] {
  const pairs = garments.flatMap((one, index) =>
    garments
      .slice(index + 1)
      .filter((other) => !(isSmall(one) && isSmall(other)))
      .flatMap((other) => pairFeatures(one, other)),
  );
  return [...new Set([...garments.flatMap(singleFeatures), ...pairs])];
}

export const classOf = (feature: Feature): FeatureClass => feature.split('~', 1)[0] as FeatureClass;

/** Only for features made here. */
export function parseFeature(feature: Feature): ParsedFeature {
  const [, one = '', other = ''] = feature.split('~');
  const of = classOf(feature);
  switch (of) {
    case 'garment':
      return { of, id: one };
    case 'colour':
      return { of, colour: one as ColorName };
    case 'register':
      return { of, style: one as Style };
    case 'pair':
      return { of, ids: [one, other] };
    case 'with':
      return { of, id: one, kind: other as WornKind };
    case 'kinds':
      return { of, kinds: [one as WornKind, other as WornKind] };
    default:
      return { of };
  }
}
