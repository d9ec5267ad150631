/** In the order of the classifier's outputs, common ones first. */
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

/** Enough photographs for a figure. */
export const commonKinds = trainedKinds.slice(0, 10);

const spelledOtherwise: Record<string, TrainedKind> = { outwear: 'outerwear' };

/** Undefined for "Not sure" and "Other". */
export function kindOfLabel(label: string): TrainedKind | undefined {
  const word = label.toLowerCase();
  return spelledOtherwise[word] ?? trainedKinds.find((kind) => kind === word);
}
