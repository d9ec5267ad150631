import { type Annotated, occurs, patternOf } from '../words/pattern.ts';
import { chestFrom, type Letter, letterOf, letterStep, letters } from './size-by-measure.ts';

const layered = patternOf(
  'con|encima|sobre|bajo|debajo [de] [la|el|una|un|mi|mis|las] sudadera|sudaderas|jersey|jerseis|sueter|sueters|buzo|chompa|hoodie|forro|polar|capas|chaleco / sudadera|jersey|sueter|buzo|chompa|hoodie|polar|chaleco|capas * debajo|abajo|dentro / encima|sobre [de] [la|mi|una|el|mi] chaqueta|americana|saco|blazer|traje / debajo * sudadera|jersey|sueter|buzo|chompa|hoodie|polar|chaleco|capas',
);
const asked = patternOf(
  'que|q|k|cual talla|talle / talla|talle / pido|pillo|cojo|compro|elijo * la|una|el xs|s|m|l|xl',
);
const own =
  /\b(?:soy|uso|gasto|llevo|tengo|visto)(?: (?:la|una|un|de|talla|talle|siempre))* (xs|s|m|l|xl|3[468]|4[02468]|5[02468])\b/;
const coat = patternOf('abrigo|gabardina|trench|parka|plumifero|plumas|sobretodo|gaban');
const thick = patternOf('sudadera|jersey|sueter|buzo|chompa|hoodie|polar');

const lettersOf: Readonly<Record<string, Letter>> = {
  ...{ 34: 'XS', 36: 'S', 38: 'M', 40: 'L', 42: 'XL', 44: 'XL', 46: 'XXL' },
  ...{ xs: 'XS', s: 'S', m: 'M', l: 'L', xl: 'XL' },
};

export function sizeOverLayers(tokens: readonly Annotated[], cut: 'man' | 'woman' | null): string | null {
  const [, size = ''] = own.exec(tokens.map(({ text }) => text).join(' ')) ?? [];
  if (size === '' || !occurs(asked, tokens) || !occurs(layered, tokens)) return null;
  const isOfMan = cut === 'man' && /^\d/.test(size);
  const usual = isOfMan ? letterOf(2 * Number(size), chestFrom.man, letterStep) : lettersOf[size];
  if (!usual) return null;
  if (occurs(coat, tokens) && !occurs(thick, tokens))
    return `La tuya: la ${size.toUpperCase()}${isOfMan ? `, que en letras es la ${usual}` : ''}. Los abrigos y las gabardinas se cortan para ir encima de una chaqueta, así que no hace falta subir; solo si va muy entallado o dudas entre dos, la mayor. Que el hombro caiga sin tirar y que la manga tape la de debajo.`;
  const at = letters.indexOf(usual);
  const next = letters[at + 1] ?? usual;
  const from = chestFrom[cut ?? 'woman'] + at * letterStep;
  const is = /^\d/.test(size) ? `Una ${size} suele ser la ${usual}` : `Tu talla es la ${usual}`;
  return `${is}; con algo gordo debajo, pide la ${next}. Si el corte ya es ancho, la ${usual} te basta. Para no fallar, mídete el pecho con la sudadera o el jersey puestos: hasta unos ${from + letterStep} cm, la ${usual}; si pasa, la ${next}. Y que los brazos se muevan con la cremallera cerrada.`;
}
