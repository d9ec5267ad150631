import { type Care, careSymbols } from '#contract/care.ts';
import { colorNames } from '#contract/colors.ts';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import { careInstructions } from '#contract/garment-words.ts';
import { kindNames, occasionNames, seasonNames } from '#contract/names.ts';
import { type Silhouette, silhouettes } from '#illustrator/illustrate.ts';
import type { Fibre } from '#server/platform/db/schema/store.ts';
import { slugOf } from '../slug.ts';

/** The value, or an error message in Spanish. */
export type Reading<T> = { value: T } | { fault: string };
export type Reader<T> = (cell: string) => Reading<T>;

/** Accepts the code's word or its Spanish name, with or without accents. */
function oneOf<T extends string>(names: Readonly<Record<T, string>>): Reader<T> {
  const known = new Map<string, T>();
  for (const word of Object.keys(names) as T[]) known.set(slugOf(names[word]), word).set(slugOf(word), word);
  return (cell) => {
    const value = known.get(slugOf(cell));
    return value === undefined
      ? { fault: `«${cell}» no es ninguno de estos valores: ${Object.values(names).join(', ')}.` }
      : { value };
  };
}

function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (cell) => {
    const values: T[] = [];
    for (const part of cell.split(/[|,]/).map((part) => part.trim())) {
      if (part === '') continue;
      const reading = read(part);
      if ('fault' in reading) return reading;
      if (!values.includes(reading.value)) values.push(reading.value);
    }
    return { value: values };
  };
}

const sameNames = <T extends string>(words: readonly T[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as Record<T, T>;

export const readKind = oneOf(kindNames);
export const readPattern = oneOf(garmentAttributes.pattern.labels);
export const readFabric = oneOf(garmentAttributes.fabric.labels);
export const readStyle = oneOf(garmentAttributes.style.labels);
export const readSeasons = listOf(oneOf(seasonNames));
export const readOccasions = listOf(oneOf(occasionNames));
export const readColor = oneOf(sameNames(colorNames));
export const readSilhouette = oneOf<Silhouette>(sameNames(silhouettes));
const readCareWord = oneOf({ ...sameNames(careSymbols), ...careInstructions });
/** Separated by bars, because sentences contain commas; short words also by commas. */
export const readCare: Reader<Care[]> = (cell) => {
  const one = readCareWord(cell);
  if ('value' in one) return { value: [one.value] };
  if (!cell.includes('|')) return listOf(readCareWord)(cell);
  const values = cell.split('|').map((part) => readCareWord(part.trim()));
  const faulty = values.find((reading) => 'fault' in reading);
  if (faulty !== undefined) return faulty;
  return { value: [...new Set(values.flatMap((reading) => ('value' in reading ? [reading.value] : [])))] };
};

export function textUpTo(max: number, min = 1): Reader<string> {
  return (cell) => {
    if (cell.length < min) return { fault: `Necesita al menos ${min} caracteres.` };
    if (cell.length > max) return { fault: `Tiene ${cell.length} caracteres y el máximo son ${max}.` };
    return { value: cell };
  };
}

export const readId: Reader<string> = (cell) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell) && cell.length <= 80
    ? { value: cell }
    : { fault: `«${cell}» no sirve de dirección: usa minúsculas sin acentos, cifras y guiones.` };

/** Euros with a decimal comma or point; returns cents. */
export const readPrice: Reader<number> = (cell) => {
  const [, euros, cents = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*€?$/.exec(cell) ?? [];
  const value = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return euros === undefined || value === 0
    ? { fault: `«${cell}» no es un precio en euros, como 39,95.` }
    : { value };
};

export const readCount: Reader<number> = (cell) =>
  /^\d{1,6}$/.test(cell) ? { value: Number(cell) } : { fault: `«${cell}» no es un número entero.` };

/** Returns tenths of a star. */
export const readRating: Reader<number> = (cell) => {
  const value = Math.round(Number(cell.replace(',', '.')) * 10);
  return /^\d([.,]\d)?$/.test(cell) && value <= 50
    ? { value }
    : { fault: `«${cell}» no es una valoración de 0 a 5, como 4,6.` };
};

/** Parses `80% algodón, 20% lino`. */
export const readComposition: Reader<Fibre[]> = (cell) => {
  const fibres: Fibre[] = [];
  for (const part of cell.split(/[|,]/).map((part) => part.trim())) {
    const [, percent, fibre] = /^(\d{1,3})\s*%\s*(\S.*)$/.exec(part) ?? [];
    if (percent === undefined || fibre === undefined)
      return { fault: `«${part}» no se entiende: escribe, por ejemplo, 80% algodón | 20% lino.` };
    fibres.push({ fibre, percent: Number(percent) });
  }
  const sum = fibres.reduce((total, { percent }) => total + percent, 0);
  return sum === 100 ? { value: fibres } : { fault: `Los porcentajes suman ${sum} y tienen que sumar 100.` };
};
