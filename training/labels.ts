/** The 17 kinds the classifier knows, in the order of its outputs: the ten common ones first. */
export const trainedKinds = [
  't-shirt',
  'longsleeve',
  'pants',
  'shoes',
  'shirt',
  'dress',
  'outerwear',
  'shorts',
  'hat',
  'skirt',
  'polo',
  'undershirt',
  'blazer',
  'hoodie',
  'body',
  'top',
  'blouse',
] as const;

export type TrainedKind = (typeof trainedKinds)[number];

/** Kinds with enough photographs in the data for a figure of their own. */
export const commonKinds = trainedKinds.slice(0, 10);

const spelledOtherwise: Record<string, TrainedKind> = { outwear: 'outerwear' };

/** The kind behind a label of the data set, or undefined for its "Not sure" and "Other". */
export function kindOfLabel(label: string): TrainedKind | undefined {
  const word = label.toLowerCase();
  return spelledOtherwise[word] ?? trainedKinds.find((kind) => kind === word);
}
