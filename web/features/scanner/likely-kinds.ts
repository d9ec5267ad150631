import type { ScanAnalysis } from '#contract/scans.ts';
import { type Category, categoryOfKind, type Kind, kinds } from '#contract/vocabulary.ts';

type Candidate = ScanAnalysis['kinds'][number];

/** The three likeliest kinds, always with the current one among them. */
export function likelyKinds(candidates: readonly Candidate[], current: Kind): Candidate[] {
  const top = [...candidates].sort((a, b) => b.confidence - a.confidence).slice(0, 3);
  if (top.some(({ kind }) => kind === current)) return top;
  return [...top.slice(0, 2), { kind: current, confidence: 1 }];
}

export function kindForCategory(category: Category, candidates: readonly Candidate[]): Kind {
  const likeliest = [...candidates]
    .sort((a, b) => b.confidence - a.confidence)
    .find(({ kind }) => categoryOfKind[kind] === category);
  return likeliest?.kind ?? generalKind[category];
}

const generalKind: Record<Category, Kind> = {
  tops: 'top',
  bottoms: 'pants',
  dresses: 'dress',
  shoes: 'shoes',
  outerwear: 'outerwear',
  accessories: 'bag',
};

export const kindsOfCategory = (category: Category): Kind[] =>
  kinds.filter((kind) => categoryOfKind[kind] === category);
