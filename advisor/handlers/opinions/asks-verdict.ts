import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { isAtHand } from '#stylist/wardrobe.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext } from '../handler.ts';
import { referenceTo } from '../referent.ts';

export const permission = patternOf(
  'se puede|podria / puedo|podria|puede|podre / vale|valen|sirve|sirven|valdria|serviria|aguanta|aguantan|resiste|resisten / pega|pegan / quedo|quedare|queda|quedan|quedaria|va|van|iria bien|mal|feo|raro|con / esta|estan|estaria|estarian bien|mal / es|seria|sera|seran|son poco|mucho|demasiado|pasarse|pasarme|apropiad~|adecuad~ / me paso|pasaria con / voy|ire|iria bien|mal|poco|demasiado / queda|quedan|quedo|quedara|quedaria|resulta|es|son|seria|parece|parezco [un] [poco] excesiv~|vulgar|hortera|cutre|cursi|ridicul~|exagerad~|hortera|ordinari~ / me hace|hacen|hara|haran ver|parecer|mas / parezco|pareceria|parecere / me veo|vere|veria como|muy|bien|mal|gord~|mayor / quedo|quedare|quedaria como / da|dan|dara|daran la talla / cuela|cuelan|colaria / ^ [y] que tal <garment> para|a|en / seria|serian|quedaria|quedarian exagerad~|excesiv~|ridicul~ / canta|cantan|desentona|desentonan|chirria|chirrian [mucho] / es|seria|esta feo|fea|raro|cutre|delito / ^ [y|oye] [con] <garment> a|para|en [el|la|los|las|un|una] <plan>|trabajo|oficina / ^ [y|oye] [con] <garment> para|a el|la|una|un',
);
export const obligation = patternOf(
  'hace|hara|haria falta / es|son|sera obligator~|necesari~|imprescindible / tengo|hay|habra que ir|llevar|ponerme|usar|alquilar / ^ [y|ahi|alli|aca] exigen|obligan',
);
/** "¿cuántas cosas tengo que llevar en la bolsa?" */
const amount = patternOf('cuanto|cuanta|cuantos|cuantas');
export const orNot = patternOf(
  'o no / o mejor no / si o no / o sin [el|la|ella|nada] $ / o me|m paso|pase|pasaria / o pare~|parezco|parecere / o es|seria|queda|voy|quedo|ire poco|muy|mucho|demasiado|excesivo|corto',
);

const addition = patternOf(
  '^ [ok|vale|gracias|genial|perfecto] [hija|hijo|guapa|bonita|linda] y [con] <garment>',
);

export const isOr = ({ text }: { text: string }) => text === 'o' || text === 'u';

export type Choice = { first: GarmentReference[]; second: GarmentReference[] };

const placeOf = ({ kinds: [kind] }: GarmentReference) => kind && slotsOfKind[kind][0];

/** "botines o zapatillas", "traje sin corbata o chinos con camisa", "falda con zapatillas o con botines" */
export function choiceIn(context: IntentContext): Choice | null {
  const { understood } = context;
  const { tokens } = understood.reading;
  if (isOfHeels(context)) return byHeel(context);
  const wanted = understood.slots.garments.filter((one) => one.wanted);
  for (const [at, left] of wanted.entries()) {
    const right = wanted[at + 1];
    if (!right) break;
    const between = tokens.slice(left.end, right.start);
    const or = between.findIndex(isOr);
    if (or < 0 || notOther.test(between[or + 1]?.text ?? '') || between.length > mostBetween) continue;
    if (left.text === right.text) continue;
    const isShared = between[or + 1]?.text === 'con';
    const before = wanted.slice(0, at + 1);
    // "botas o zapatillas con los vaqueros anchos": the jeans are settled.
    const later = wanted.slice(at + 2).filter(({ points }) => points === 'any');
    // "con el traje gris, ¿zapato negro o marrón?": the suit is worn with either.
    const settled = before.slice(0, -1);
    if (placeOf(left) === placeOf(right) && settled.every((one) => placeOf(one) !== placeOf(left)))
      return { first: [left, ...settled], second: [right, ...settled, ...later] };
    return { first: isShared ? before.slice(-1) : before, second: [right, ...later] };
  }
  return null;
}
const mostBetween = 6;
const notOther = /^(?:no|es|seria|sera|queda|quedo|voy|parece|parezco|paso)$/;

const heelOrFlat = patternOf(
  'tacon|tacones|tacos|taco|alta o * plana|plano|planas|planos|baja|bajo|bajos|bailarinas / plana|plano|planas|planos|baja|bajo|bajos o * tacon|tacones|tacos|taco|alta',
);

/** "¿con tacones o voy mejor plana?" */
export const isOfHeels = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length > 0 && occurs(heelOrFlat, understood.reading.tokens);

function byHeel({ wardrobe }: IntentContext): Choice | null {
  const shoes = wardrobe.filter((one) => one.category === 'shoes' && isAtHand(one) && one.style !== 'sport');
  const sideOf = (text: string, kind: 'heels' | 'flats', isHigh: boolean): GarmentReference => ({
    ...referenceTo(
      shoes.filter((one) => traitsOf(one).heel === isHigh),
      text,
    ),
    kinds: [kind],
    points: 'any',
  });
  return { first: [sideOf('el tacón', 'heels', true)], second: [sideOf('el zapato plano', 'flats', false)] };
}

const whichOf = patternOf(
  '[y] con que|q|cuales|cual <garment> / ^ * y que|q|cuales|cual <garment> / <garment> cual|cuales va|van|pega|pegan|pongo|queda|quedan|toca',
);
const mostUnmarked = 12;
const caring = /^(lav|planch|encog|encoj|destin|desmanch|devol|devuel)/;

export const asksVerdict = (context: IntentContext): boolean => {
  const { reading, slots } = context.understood;
  if (reading.tokens.some(({ text }) => caring.test(text))) return false;
  const isMarked = reading.text.includes('?') || occurs(orNot, reading.tokens);
  if (isOfHeels(context)) return true;
  if (slots.garments.some(({ wanted }) => wanted) && choiceIn(context)) return true;
  if (slots.garments.length === 0 && !slots.colours.includes('negro')) return false;
  if (occurs(whichOf, reading.tokens)) return false;
  return (
    occurs(orNot, reading.tokens) ||
    (isMarked && slots.garments.length > 0 && occurs(addition, reading.tokens)) ||
    ((isMarked || reading.tokens.length <= mostUnmarked) &&
      occurs(obligation, reading.tokens) &&
      !occurs(amount, reading.tokens)) ||
    (isMarked && occurs(permission, reading.tokens))
  );
};
