import type { Token } from '../words/tokens.ts';
import { garmentWords } from './garments/garment-words.ts';

const words: Readonly<Record<string, number>> = Object.fromEntries(
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'
    .split(' ')
    .map((word, value) => [word, value]),
);

const teens: Readonly<Record<string, number>> = Object.fromEntries(
  'trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
    .split(' ')
    .map((word, at) => [word, 13 + at]),
);

const tens: Readonly<Record<string, number>> = {
  ...teens,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  doscientos: 200,
};

export const numberOf = (token: Token | undefined): number | null => {
  if (!token) return null;
  if (/^-?\d/.test(token.text)) return Number(token.text.replace(',', '.'));
  if (token.text === 'uno' || token.text === 'una') return 1;
  return Object.hasOwn(words, token.text) ? (words[token.text] ?? null) : null;
};

/** The number whose last word stands at an index: "treinta y dos". */
export function spelledAt(tokens: readonly Token[], at: number): number | null {
  const units = numberOf(tokens[at]);
  const whole = tokens[at - 1]?.text === 'y' ? tens[tokens[at - 2]?.text ?? ''] : undefined;
  if (whole !== undefined && units !== null && units < 10) return whole + units;
  return units ?? tens[tokens[at]?.text ?? ''] ?? null;
}

const is = (token: Token | undefined, ...texts: string[]) =>
  token !== undefined && texts.includes(token.text);

/** Maximum length of a trip; longer ones include laundry. */
const mostDays = 14;

/** "del 8 al 13" */
export function rangeIn(tokens: readonly Token[]): number | null {
  for (const [at] of tokens.entries()) {
    const said = tokens.slice(at, at + 6);
    const [from, to] = [numberOf(said[2]), numberOf(said[5])];
    const isRange = [0, 1, 3, 4].map((index) => said[index]?.text).join(' ') === 'de el a el';
    if (isRange && from && to && to > from) return to - from + 1;
  }
  return null;
}

export function daysIn(tokens: readonly Token[], travels: boolean): number | null {
  const range = travels ? rangeIn(tokens) : null;
  if (range !== null) return Math.min(mostDays, range);
  for (const [index, token] of tokens.entries()) {
    if (is(token, 'dias', 'dia', 'noches')) {
      const par = is(tokens[index - 1], 'de') && is(tokens[index - 2], 'par');
      const value = par ? 2 : spelledAt(tokens, index - 1);
      if (value && value > 0 && (value > 1 || travels))
        return Math.min(mostDays, Math.round(value + (token.text === 'noches' ? 1 : 0)));
    }
    const number = numberOf(tokens[index - 1]);
    if (travels && is(token, 'semana', 'semanas') && number) return Math.min(mostDays, number * 7);
    if (travels && is(token, 'semana') && is(tokens[index - 1], 'de') && is(tokens[index - 2], 'fin'))
      return 3;
    if (travels && is(token, 'puente')) return 4;
    if (travels && is(token, 'quincena')) return mostDays;
  }
  return null;
}

const mostDegrees = 50;
const timeSince =
  /^(dias?|anos?|semanas?|mes|meses|horas?|ratos?|minutos?|inviernos?|veranos?|kilos?|tallas?)$/;

export function degreesIn(tokens: readonly Token[]): number | null {
  for (const [index, token] of tokens.entries()) {
    const bare = numberOf(token);
    const isAir =
      bare !== null &&
      /^-?\d/.test(token.text) &&
      Math.abs(bare) <= mostDegrees &&
      (is(tokens[index - 1], 'hace', 'hara', 'haran', 'hacen', 'hacer', 'hacia') || bare < 0) &&
      !timeSince.test(tokens[index + 1]?.text ?? '');
    if (isAir) return bare;
    if (is(token, 'menos') && is(tokens[index - 1], 'a', 'hasta')) {
      const value = spelledAt(tokens, index + 1);
      if (value !== null && value <= mostDegrees && !timeSince.test(tokens[index + 2]?.text ?? ''))
        return -value;
    }
    // "tres bajo cero"
    if (bare !== null && is(tokens[index + 1], 'bajo') && is(tokens[index + 2], 'cero'))
      return -Math.abs(bare);
    if (!is(token, 'grados', 'grado', 'graditos', 'gradillos', 'º', '°')) continue;
    const value = spelledAt(tokens, index - 1);
    if (value === null || value > mostDegrees) continue;
    const isNegative = is(tokens[index + 1], 'bajo') || is(tokens[index - 2], 'menos');
    return isNegative ? -Math.abs(value) : value;
  }
  return null;
}

const money = ['euros', 'euro', 'eur', '€', 'pavos', 'eurillos', 'leuros', 'dolares', 'dolar', 'usd'];

const leastBudget = 10;
const counted =
  /^(grados?|dias?|horas?|anos?|prendas?|looks?|outfits?|conjuntos?|veces|kilos?|kg|cm|minutos?|personas?|de|invitad\w*)$/;

/** "menos de 60", "hasta 300", "por debajo de 40", "- de 60". */
const isBound = (tokens: readonly Token[], at: number): boolean =>
  is(tokens[at - 1], 'hasta') ||
  (is(tokens[at - 1], 'de') && is(tokens[at - 2], 'menos', 'debajo', 'por', 'bajen', 'pasen', 'pase'));

export function budgetIn(tokens: readonly Token[]): number | null {
  for (const [index, token] of tokens.entries()) {
    const value = numberOf(token) ?? tens[token.text] ?? null;
    if (value === null || value <= 0) continue;
    const before = tokens.slice(Math.max(0, index - 3), index);
    const bounded = before.some((one) =>
      is(one, 'presupuesto', 'maximo', 'max', 'gastar', 'gastarme', 'tope', 'pagaria', 'pago', 'pagar'),
    );
    const isAfter = counted.test(tokens[index + 1]?.text ?? '');
    if (is(tokens[index + 1], ...money) || is(tokens[index - 1], '€')) return value;
    if (bounded && value >= leastBudget && !isAfter) return value;
    if (value >= leastBudget && isBound(tokens, index) && !isAfter) return value;
  }
  return null;
}

const ordinals: Readonly<Record<string, number>> = {
  primero: 0,
  primera: 0,
  primer: 0,
  segundo: 1,
  segunda: 1,
  tercero: 2,
  tercera: 2,
  tercer: 2,
  ultimo: -1,
  ultima: -1,
};

/** Nouns of which "el segundo abrigo" counts the pieces, not the outfits. */
const isPiece = (token: Token | undefined): boolean =>
  token !== undefined && garmentWords.find([token]).length > 0;

export const positionIn = (tokens: readonly Token[]): number | null => positionsIn(tokens)[0] ?? null;

/** "el primero y el segundo": 0 and 1. */
export function positionsIn(tokens: readonly Token[]): number[] {
  return tokens.flatMap((_, index) => positionAt(tokens, index) ?? []);
}

function positionAt(tokens: readonly Token[], index: number): number | null {
  const token = tokens[index];
  if (token) {
    const after = tokens[index + 1];
    // "la primera cita" and "la última moda" are not positions.
    const named = is(
      after,
      'cita',
      'comunion',
      'vez',
      'moda',
      'hora',
      'dia',
      'impresion',
      'fila',
      'tendencia',
    );
    if (
      Object.hasOwn(ordinals, token.text) &&
      (is(tokens[index - 1], 'el', 'la', 'este', 'ese') ||
        (is(tokens[index - 1], 'lo') && is(after, 'que'))) &&
      !named &&
      !isPiece(after)
    ) {
      return ordinals[token.text] ?? null;
    }
    if (is(token, 'principio', 'inicio') && is(tokens[index - 1], 'el')) return 0;
    const value = numberOf(token);
    if (
      value &&
      value <= 3 &&
      is(tokens[index - 1], 'opcion', 'numero', 'outfit', 'look') &&
      !is(after, 'dias')
    )
      return value - 1;
    // "la 2 pero con vaqueros", but not "a las 2" nor "los 2"
    const isNamed = /^[123]$/.test(token.text) && is(tokens[index - 1], 'el', 'la');
    const isHour = is(tokens[index - 2], 'a', 'sobre', 'hasta') || is(after, 'de', 'y', 'pm', 'am');
    if (isNamed && !isHour && !isPiece(after) && !is(after, 'dias', 'semana', 'puesto'))
      return Number(token.text) - 1;
  }
  return null;
}
