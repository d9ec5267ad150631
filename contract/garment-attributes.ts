import { attributeLabels, attributeTitles } from './garment-words.ts';
import { type Category, categoryOfKind, type Kind } from './vocabulary.ts';

/** Neither seen nor said. */
export const unknown = 'unknown';

/** `labels` name the values in the order in which they are offered. */
type AttributeFacts = {
  readonly title: string;
  readonly labels: Readonly<Record<string, string>>;
  /** The scanner reads it, and corrections of it are compared with what it read. */
  readonly scanned: boolean;
  /** The remote model that takes a second look is asked for it. */
  readonly asked: boolean;
  readonly searched: boolean;
} & (
  | { readonly appliesTo: 'all'; readonly default: string | null }
  | {
      readonly appliesTo: { readonly categories: readonly string[]; readonly except: readonly string[] };
      readonly default: null;
    }
);

/** A garment's attributes with fixed values, in the order in which they are shown. Null: unknown, or does not apply. */
export const garmentAttributes = {
  pattern: {
    title: attributeTitles.pattern,
    labels: attributeLabels.pattern,
    appliesTo: 'all',
    default: 'plain',
    scanned: true,
    asked: true,
    searched: true,
  },
  style: {
    title: attributeTitles.style,
    labels: attributeLabels.style,
    appliesTo: 'all',
    default: unknown,
    scanned: true,
    asked: true,
    searched: false,
  },
  fabric: {
    title: attributeTitles.fabric,
    labels: attributeLabels.fabric,
    appliesTo: 'all',
    default: unknown,
    scanned: true,
    asked: true,
    searched: true,
  },
  condition: {
    title: attributeTitles.condition,
    labels: attributeLabels.condition,
    appliesTo: 'all',
    default: unknown,
    scanned: true,
    asked: true,
    searched: false,
  },
  sleeve: {
    title: attributeTitles.sleeve,
    labels: attributeLabels.sleeve,
    appliesTo: {
      categories: ['tops', 'outerwear', 'dresses'],
      except: ['suit', 'swimwear', 'bikini', 'sports-bra'],
    },
    default: null,
    scanned: true,
    asked: false,
    searched: false,
  },
  length: {
    title: attributeTitles.length,
    labels: attributeLabels.length,
    appliesTo: {
      categories: ['tops', 'bottoms', 'dresses', 'outerwear'],
      except: ['body', 'suit', 'swimwear', 'bikini', 'swim-trunks', 'pyjamas', 'sports-bra'],
    },
    default: null,
    scanned: true,
    asked: false,
    searched: false,
  },
} as const satisfies Readonly<Record<string, AttributeFacts>>;

type Table = typeof garmentAttributes;
export type GarmentAttribute = keyof Table;
export type AttributeWord<A extends GarmentAttribute> = {
  [One in A]: keyof Table[One]['labels'];
}[A];
export type AttributeValues = {
  [A in GarmentAttribute]: AttributeWord<A> | Extract<Table[A]['default'], null | typeof unknown>;
};

export const attributeNames = Object.keys(garmentAttributes) as readonly GarmentAttribute[];

type Flag = 'scanned' | 'asked' | 'searched';
type AttributeWhere<F extends Flag> = {
  [A in GarmentAttribute]: Table[A][F] extends true ? A : never;
}[GarmentAttribute];
const attributesWhere = <F extends Flag>(flag: F) =>
  attributeNames.filter((attribute): attribute is AttributeWhere<F> => garmentAttributes[attribute][flag]);

export const scannedAttributes = attributesWhere('scanned');
export type ScannedAttribute = AttributeWhere<'scanned'>;
export const askedAttributes = attributesWhere('asked');
export const searchedAttributes = attributesWhere('searched');

export const attributeWords = <A extends GarmentAttribute>(attribute: A) =>
  Object.keys(garmentAttributes[attribute].labels) as unknown as readonly [
    AttributeWord<A>,
    ...AttributeWord<A>[],
  ];

export const attributeValues = <A extends GarmentAttribute>(attribute: A) =>
  [
    ...attributeWords(attribute),
    ...(garmentAttributes[attribute].default === unknown ? [unknown] : []),
  ] as unknown as readonly [NonNullable<AttributeValues[A]>, ...NonNullable<AttributeValues[A]>[]];

/** Null for an unknown value. */
export function attributeLabel(attribute: GarmentAttribute, value: string | null): string | null {
  const labels: Readonly<Record<string, string>> = garmentAttributes[attribute].labels;
  return value === null ? null : (labels[value] ?? null);
}

export const isUnknown = (value: string | null | undefined): value is typeof unknown => value === unknown;

export const mapAttributes = <A extends GarmentAttribute, T>(
  attributes: readonly A[],
  of: (attribute: A) => T,
) => Object.fromEntries(attributes.map((attribute) => [attribute, of(attribute)])) as Record<A, T>;

export const pickAttributes = <A extends GarmentAttribute, G extends Readonly<Record<A, unknown>>>(
  garment: G,
  attributes: readonly A[],
): Pick<G, A> => {
  const picked = {} as Pick<G, A>;
  for (const attribute of attributes) picked[attribute] = garment[attribute];
  return picked;
};

export const defaultAttributes: AttributeValues = mapAttributes(
  attributeNames,
  (attribute) => garmentAttributes[attribute].default,
) as { [A in GarmentAttribute]: Table[A]['default'] };

export type Pattern = AttributeWord<'pattern'>;
export const patterns = attributeWords('pattern');

export type Style = AttributeWord<'style'>;
export const styles = attributeWords('style');

export type Fabric = AttributeWord<'fabric'>;
export const fabrics = attributeWords('fabric');

export type Condition = AttributeWord<'condition'>;
export const conditions = attributeWords('condition');

export type Sleeve = AttributeWord<'sleeve'>;
export type Length = AttributeWord<'length'>;

export function attributeApplies(attribute: GarmentAttribute, kind: Kind): boolean {
  const scope: 'all' | { categories: readonly Category[]; except: readonly Kind[] } =
    garmentAttributes[attribute].appliesTo;
  return scope === 'all' || (scope.categories.includes(categoryOfKind[kind]) && !scope.except.includes(kind));
}

/** Null for attributes that do not apply to the kind. */
export const applicableAttributes = <V extends Partial<AttributeValues>>(kind: Kind, values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([attribute, value]) => [
      attribute,
      attributeApplies(attribute as GarmentAttribute, kind) ? value : null,
    ]),
  ) as V;
