import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import { numberOf } from '../numbers.ts';

const asking = patternOf(
  'que|q|cual talla|talle|numero|medida~ [de] * pido|compro|cojo|elijo|uso|soy|seria|recomiendas|recomienda|llevo|necesito|va|queda|corresponde|escojo|pillo|agarro / que|q|cual talla|talle [de] <garment> / que|q talla|talle|medida~ [me] pido|compro|cojo|elijo|seria|soy|recomiendas / cual talla|pido|elijo|cojo $ / entre [la|el|una|un] xs|s|m|l|xl y|o [la|el] s|m|l|xl|xxl / la|el xs|s|m|l|xl o [la|el] s|m|l|xl|xxl / soy una|un|de xs|s|m|l|xl / soy [una|la] xs|s|m|l|xl o [una|la] s|m|l|xl|xxl / talla|talle seria|cojo|pido|compro|corresponde',
);
const stock = patternOf(
  'mi|mis|tengo / que|cuales tallas hay|quedan|tienen|teneis|tienes|viene~ / hay|queda|quedan en|la',
);
/** "si mido 78 debajo", "¿cuánto es en US?" */
const measured = patternOf(
  'que|q|cual talla|talle|medida|copa * mido|mide|miden / talla|talle|numero * cuanto|que|q|cual [numero|talla] es|seria|equivale~ [en|a]',
);
const rigid = patternOf('no|nada estira|cede|elastic~ / no da de si / espalda ancha / entre dos tallas');

/** "¿qué talla de cinturón pido con 95 de cintura?", "entre la M y la L, ¿cuál?" */
export const asksForSize = (tokens: readonly Annotated[]): boolean =>
  occurs(measured, tokens) ||
  (occurs(asking, tokens) && (!occurs(stock, tokens) || tellsBody(tokens))) ||
  (occurs(rigid, tokens) && tokens.length <= mostOfReason);
const mostOfReason = 14;

const scale =
  /^(us|usa|eeuu|uk|mx|mexican[ao]s?|europe[ao]s?|eu|eur|ingles|inglesa|american[ao]|italian[ao]|aleman|alemana|sujetador|brasier|corpino|sosten)$/;

/** "talla 42 europea, ¿cuánto es en US?" */
export const namesScale = (tokens: readonly Annotated[]): boolean =>
  tokens.some(({ text }) => scale.test(text)) &&
  tokens.some(({ text }) => /^(talla|tallas|talle|numero|num|calzo)$/.test(text)) &&
  tokens.some(({ text }) => /^(que|cual|cuanto|cuantos|equival\w*|corresponde)$/.test(text)) &&
  tokens.some(({ text }) => /^\d+$/.test(text));

/** "la tela no estira nada y soy de espalda ancha" */
export const isTight = (tokens: readonly Annotated[]): boolean => occurs(rigid, tokens);

const parts = {
  neck: /^(cuello)$/,
  chest: /^(pecho|busto|torax|contorno)$/,
  waist: /^(cintura|barriga|panza)$/,
  hip: /^(cadera|caderas)$/,
  head: /^(cabeza)$/,
  hand: /^(mano|manos|palma|nudillos)$/,
  weight: /^(peso|kilos|kg|kgs)$/,
  height: /^(altura|estatura|mido)$/,
} as const;
export type Part = keyof typeof parts;

const partOf = (word: string): Part | null =>
  (Object.keys(parts) as Part[]).find((part) => parts[part].test(word)) ?? null;

const near = 5;
/** Centimetres; "de cadera mido 104" is no height. */
const leastHeight = 120;

/** Measures in centimetres (of weight, kilos) by the part of the body beside the number. */
export function measuresIn(tokens: readonly Annotated[]): Partial<Record<Part, number>> {
  const found: Partial<Record<Part, number>> = {};
  const firstPart = tokens.findIndex(({ text }) =>
    ['neck', 'chest', 'waist', 'hip'].includes(partOf(text) ?? ''),
  );
  // "80 cintura, 100 cadera"
  const isNumberFirst =
    firstPart > 0 && [1, 2].some((step) => /^\d/.test(tokens[firstPart - step]?.text ?? ''));
  for (const [at, token] of tokens.entries()) {
    const value = /^\d/.test(token.text) ? numberOf(token) : null;
    if (value === null) continue;
    const text = (step: number) => tokens[at + step]?.text ?? '';
    const isUnit = /^(cm|cms|centimetros)$/.test(text(1));
    const after = partOf(text(isUnit ? 3 : 2));
    const next = partOf(text(isUnit ? 2 : 1));
    const named = /^(de|kilos|kg)$/.test(text(isUnit ? 2 : 1))
      ? (partOf(text(1)) ?? after)
      : isNumberFirst
        ? next
        : null;
    const before = tokens
      .slice(Math.max(0, at - near), at)
      .toReversed()
      .flatMap(({ text: word }) => partOf(word) ?? [])
      .find((part) => part !== 'height' || value < 3 || value >= leastHeight);
    const part = named ?? before;
    const height = value < 3 ? value * 100 : value;
    if (part && found[part] === undefined) found[part] = part === 'height' ? height : value;
  }
  return found;
}

const ofBody: ReadonlySet<string> = new Set(['waist', 'hip', 'chest', 'neck']);
const tellsBody = (tokens: readonly Annotated[]): boolean =>
  Object.keys(measuresIn(tokens)).some((part) => ofBody.has(part));

const mostTold = 12;
/** "ya medí: 80 cintura, 100 cadera" */
export const tellsMeasures = (tokens: readonly Annotated[]): boolean =>
  tokens.length <= mostTold && tellsBody(tokens);
