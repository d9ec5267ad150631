/** The classifier's 17 kinds in the order of its outputs, the ten common ones first. */
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

/** Kinds with enough photographs for a figure of their own. */
export const commonKinds = trainedKinds.slice(0, 10);

const spelledOtherwise: Record<string, TrainedKind> = { outwear: 'outerwear' };

/** Returns undefined for "Not sure" and "Other". */
export function kindOfLabel(label: string): TrainedKind | undefined {
  const word = label.toLowerCase();
  return spelledOtherwise[word] ?? trainedKinds.find((kind) => kind === word);
}
