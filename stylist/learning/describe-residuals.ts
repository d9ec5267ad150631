import type { Style } from '#contract/vocabulary.ts';
import { the, theShort, verb } from '../language/grammar.ts';
import { nounOf } from '../language/nouns.ts';
import { categoryOf, type WornKind } from '../vocabulary/kinds.ts';
import type { Garment } from '../wardrobe.ts';
import type { Feature, Residuals } from './feature-points.ts';
import { parseFeature } from './features.ts';

type Named = Parameters<typeof the>[0];

const ofKind = (kind: WornKind): Named => ({
  name: '',
  kind,
  category: categoryOf(kind),
  colors: [],
  pattern: 'plain',
  fabric: null,
});

const registers: Readonly<Record<Style, string>> = {
  casual: 'la ropa informal',
  formal: 'la ropa formal',
  sport: 'la ropa deportiva',
  party: 'la ropa de fiesta',
};

/** "los mocasines burdeos con falda"; null when a garment is gone. */
function thingOf(
  feature: Feature,
  byId: ReadonlyMap<string, Garment>,
): { text: string; many: boolean } | null {
  const parsed = parseFeature(feature);
  const saying = (garment: Named, text = the(garment)) => ({ text, many: verb(garment, '', 'n') === 'n' });
  switch (parsed.of) {
    case 'garment': {
      const garment = byId.get(parsed.id);
      return garment ? saying(garment) : null;
    }
    case 'pair': {
      const [a, b] = parsed.ids.map((id) => byId.get(id));
      return a && b ? saying(a, `${the(a)} con ${the(b)}`) : null;
    }
    case 'with': {
      const garment = byId.get(parsed.id);
      return garment ? saying(garment, `${the(garment)} con ${nounOf(ofKind(parsed.kind)).text}`) : null;
    }
    case 'kinds': {
      const [a, b] = parsed.kinds.map(ofKind);
      return a && b ? saying(a, `${theShort(a)} con ${nounOf(b).text}`) : null;
    }
    case 'colour':
      return { text: `el ${parsed.colour}`, many: false };
    case 'register':
      return { text: registers[parsed.style], many: false };
    default:
      return null;
  }
}

function sentenceOf(feature: Feature, points: number, byId: ReadonlyMap<string, Garment>): string | null {
  const { of } = parseFeature(feature);
  const amount = points > 0 ? 'más' : 'menos';
  if (of === 'warmth') return `Prefieres ir con un poco ${amount} de abrigo`;
  if (of === 'formality') return `Prefieres ir un poco ${amount} formal`;
  const thing = thingOf(feature, byId);
  return thing && `${points > 0 ? 'Te' : 'No te'} ${thing.many ? 'gustan' : 'gusta'} ${thing.text}`;
}

/** Strongest first. */
export function describeResiduals(
  residuals: Residuals,
  wardrobe: readonly Garment[],
): { id: Feature; sentence: string }[] {
  const byId = new Map(wardrobe.map((garment) => [garment.id, garment]));
  return Object.entries(residuals).flatMap(([id, points]) => {
    const sentence = sentenceOf(id, points, byId);
    return sentence ? [{ id, sentence }] : [];
  });
}
