import { capitalise, the, verb } from '../language/grammar.ts';
import type { Context, Outfit } from '../outfit.ts';
import { isAccessory } from '../slots.ts';
import type { Rule } from './rule.ts';

type Lack = { key: string; cost: number; text: string };

/** What the person could have worn and this outfit leaves out. */
function lacks({ at }: Outfit, { owned, ownsBlazer, season, occasion }: Context): Lack[] {
  const found: Lack[] = [];
  if (!at.shoes) found.push({ key: 'no-shoes', cost: 0.45, text: 'Falta elegir el calzado.' });
  const cold = season === 'winter' || season === 'fall';
  if (cold && !at.outer && owned.has('outer') && occasion !== 'sport') {
    // In the fall a blazer or a thick sweater can be enough; in winter nothing replaces a coat.
    const cost = season === 'winter' ? 0.4 : at.mid ? 0.12 : 0.25;
    found.push({ key: 'no-outer', cost, text: 'Para salir a la calle le vendría bien un abrigo.' });
  }
  const suitTrousers = at.bottom?.garment.kind === 'pants' && at.base?.garment.kind === 'shirt';
  if (occasion === 'formal' && suitTrousers && ownsBlazer && at.mid?.garment.kind !== 'blazer') {
    found.push({
      key: 'no-blazer',
      cost: 0.5,
      text: 'Con un blazer ganaría la formalidad que pide la ocasión.',
    });
  }
  return found;
}

export const completeness: Rule = {
  key: 'completeness',
  label: 'Conjunto completo',
  score(outfit, context) {
    const cost = lacks(outfit, context).reduce((sum, lack) => sum + lack.cost, 0);
    // A bag is part of leaving the house for whoever owns one that suits the day; other details are a gift.
    const finish =
      (outfit.at.bag ? 0.12 : 0) + (outfit.pieces.some((p) => isAccessory(p) && p.slot !== 'bag') ? 0.04 : 0);
    const layers = outfit.at.mid || outfit.at.outer || outfit.at.onePiece ? 0.04 : 0;
    return Math.min(1, Math.max(0, 0.86 + finish + layers - cost));
  },
  reason(outfit, context) {
    const [lack] = lacks(outfit, context);
    if (lack) return { key: `completeness.${lack.key}`, tone: 'caution', text: lack.text };
    const detail = outfit.pieces.find(isAccessory);
    if (!detail)
      return {
        key: 'completeness.whole',
        tone: 'aside',
        text: 'Está completo: no le sobra ni le falta nada.',
      };
    const { garment } = detail;
    const text = `${capitalise(the(garment))} ${verb(garment, 'remata', 'rematan')} el conjunto.`;
    return { key: 'completeness.detail', tone: 'praise', text };
  },
};
