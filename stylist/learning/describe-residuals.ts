import type { Language } from '#contract/languages.ts';
import { wordsOf } from '../language/all.ts';
import type { Named } from '../language/shape/grammar.ts';
import type { Thing, Words } from '../language/shape/words.ts';
import { categoryOf, type WornKind } from '../vocabulary/kinds.ts';
import type { Garment } from '../wardrobe.ts';
import type { Feature, Residuals } from './feature-points.ts';
import { parseFeature } from './features.ts';

const ofKind = (kind: WornKind): Named => ({
  name: '',
  kind,
  category: categoryOf(kind),
  colors: [],
  pattern: 'plain',
  fabric: null,
});

/** Null when a garment is gone. */
function thingOf(
  feature: Feature,
  byId: ReadonlyMap<string, Garment>,
  { taste, grammar }: Words,
): Thing | null {
  const parsed = parseFeature(feature);
  switch (parsed.of) {
    case 'garment': {
      const garment = byId.get(parsed.id);
      return garment ? taste.garment(garment) : null;
    }
    case 'pair': {
      const [a, b] = parsed.ids.map((id) => byId.get(id));
      return a && b ? taste.pair(a, b) : null;
    }
    case 'with': {
      const garment = byId.get(parsed.id);
      return garment ? taste.withKind(garment, ofKind(parsed.kind)) : null;
    }
    case 'kinds': {
      const [a, b] = parsed.kinds.map(ofKind);
      return a && b ? taste.kinds(a, b) : null;
    }
    case 'colour':
      return taste.colour(grammar.colour(parsed.colour));
    case 'register':
      return taste.register(parsed.style);
    default:
      return null;
  }
}

function sentenceOf(
  feature: Feature,
  points: number,
  byId: ReadonlyMap<string, Garment>,
  words: Words,
): string | null {
  const { of } = parseFeature(feature);
  if (of === 'warmth') return words.taste.warmth(points > 0);
  if (of === 'formality') return words.taste.formality(points > 0);
  const thing = thingOf(feature, byId, words);
  return thing && words.taste.likes(thing, points > 0);
}

/** Strongest first. */
export function describeResiduals(
  residuals: Residuals,
  wardrobe: readonly Garment[],
  language?: Language,
): { id: Feature; sentence: string }[] {
  const byId = new Map(wardrobe.map((garment) => [garment.id, garment]));
  return Object.entries(residuals).flatMap(([id, points]) => {
    const sentence = sentenceOf(id, points, byId, wordsOf(language));
    return sentence ? [{ id, sentence }] : [];
  });
}
