import { isUnknown } from '#contract/garment-attributes.ts';
import { categoryOfKind, type Kind } from '#contract/vocabulary.ts';
import { familyOf } from '#scanner/colors/color-families.ts';
import type { Judged, Truth } from './judge.ts';

export interface Question {
  readonly name: string;
  readonly shown: (
    judged: Judged,
  ) => { readonly confidence: number; readonly suggested: boolean } | undefined;
  /** Undefined without a label. */
  readonly isRight: (judged: Judged) => boolean | undefined;
}

/** Labels merged by the network. */
export const mergedInto: Readonly<Record<string, string>> = {
  loafers: 'shoes',
  tights: 'pants',
  corduroy: 'other',
};

const among = (word: string | undefined, ...labels: (string | undefined)[]) => {
  const said = labels.flatMap((label) => (label ? [label, mergedInto[label] ?? label] : []));
  return said.length === 0 || word === undefined ? undefined : said.includes(word);
};

/** Accepts the family of the alternative too. */
export function isFamilyRight(name: string, { color, also }: Readonly<Record<string, string>>) {
  if (!color) return undefined;
  return [color, also].some((label) => label !== undefined && familyOf(label) === familyOf(name));
}

const categoriesOf = ({ labels, label }: Truth) =>
  [labels.kind, label].map((word) => (word ? categoryOfKind[(mergedInto[word] ?? word) as Kind] : undefined));

type Told = 'pattern' | 'sleeve' | 'length' | 'material' | 'style';
const field = (name: Told): Question => ({
  name,
  shown: ({ reading }) => (isUnknown(reading[name]?.value) ? undefined : (reading[name] ?? undefined)),
  isRight: ({ truth, reading }) => among(reading[name]?.value, truth.labels[name]),
});

export const questions: readonly Question[] = [
  {
    name: 'kind',
    shown: ({ reading }) => reading.kind,
    isRight: ({ truth, reading }) => among(reading.kind.value, truth.labels.kind, truth.label),
  },
  {
    name: 'category',
    shown: ({ reading }) => reading.category,
    isRight: ({ truth, reading }) => among(reading.category.value, ...categoriesOf(truth)),
  },
  {
    name: 'color',
    shown: ({ reading }) => reading.color,
    isRight: ({ truth, reading }) => isFamilyRight(reading.color.value, truth.labels),
  },
  {
    name: 'secondColor',
    shown: ({ reading }) => reading.secondColor,
    isRight: ({ truth, reading }) =>
      truth.labels.color && reading.secondColor
        ? [truth.labels.second, truth.labels.also, truth.labels.color].some(
            (label) => label && familyOf(label) === familyOf(reading.secondColor?.value ?? label),
          )
        : undefined,
  },
  field('pattern'),
  field('sleeve'),
  field('length'),
  field('material'),
  field('style'),
];
