import type { Care } from '#contract/care.ts';
import { type PartFibre, partsOf, sumOfPart } from '#contract/fibres.ts';
import { labelWords } from './label-words.ts';
import { readCare } from './read-care.ts';
import { readComposition } from './read-composition.ts';

/** Why a reading is to be looked at twice: a part does not add up, or nobody says of which part a cloth is. */
export type LabelDoubt = 'sum' | 'part';

export interface LabelReading {
  composition: PartFibre[];
  care: Care[];
  doubts: LabelDoubt[];
}

/** What the text of a care label says, in the languages of European labels and as machines misread it. */
export function readLabelText(text: string): LabelReading {
  const words = labelWords(text);
  const { composition, unnamedPart } = readComposition(words);
  const doubts: LabelDoubt[] = [];
  if (partsOf(composition).some((part) => sumOfPart(composition, part) !== 100)) doubts.push('sum');
  if (unnamedPart) doubts.push('part');
  return { composition, care: readCare(words), doubts };
}
