import { joinAnd } from '#stylist/language/grammar.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { garmentWords } from '../understand/garment-words.ts';
import { tokensOf } from '../words/tokens.ts';

/**
 * A garment's name as it is said in a sentence: the person's own words, on one line and within bounds, whatever
 * they put there. Nothing in it is ever understood.
 */
function plainName({ name }: Garment): string {
  const line = name
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/[«»<>{}[\]`*_#|\\]/g, '')
    .trim();
  const cut = line.length > 60 ? `${line.slice(0, 57).trimEnd()}…` : line;
  return cut || 'prenda sin nombre';
}

type Form = { feminine: boolean; plural: boolean };

const singularsInS: ReadonlySet<string> = new Set(['plumas', 'cortavientos', 'paraguas']);
const masculinesInA: ReadonlySet<string> = new Set(['pijama', 'plumas', 'poncho']);
const femininesElsewhere: ReadonlySet<string> = new Set(['parka', 'bomber', 'playera']);

function formOf(firstWord: string): Form {
  const word = firstWord.toLocaleLowerCase('es').normalize('NFD').replace(/\p{M}/gu, '');
  const plural = word.endsWith('s') && !singularsInS.has(word);
  const feminine = (/as?$/.test(word) && !masculinesInA.has(word)) || femininesElsewhere.has(word);
  return { feminine, plural };
}

/** Whether a name begins with a word for a garment, so that an article fits it: "Falda plisada", not "La de Ibiza". */
const beginsWithGarment = (name: string): boolean => {
  const first = garmentWords.find(tokensOf(name).slice(0, 4))[0];
  return first?.start === 0;
};

function withWord(garment: Garment, forms: readonly [string, string, string, string]): string {
  const name = plainName(garment);
  const [first = ''] = name.split(' ');
  if (!beginsWithGarment(name)) return `tu prenda «${name}»`;
  const { feminine, plural } = formOf(first);
  const [ms, fs, mp, fp] = forms;
  const word = plural ? (feminine ? fp : mp) : feminine ? fs : ms;
  // A name in capitals is shouted by the person, not by the advisor.
  const lowered = /^\p{Lu}\p{Ll}/u.test(first)
    ? `${name.charAt(0).toLocaleLowerCase('es')}${name.slice(1)}`
    : name;
  return `${word} ${lowered}`;
}

/** "tu gabardina beige", "tus salones negros". */
export const your = (garment: Garment): string => withWord(garment, ['tu', 'tu', 'tus', 'tus']);

/** "la gabardina beige", "los salones negros". */
export const the = (garment: Garment): string => withWord(garment, ['el', 'la', 'los', 'las']);

export const theList = (garments: readonly Garment[]): string => joinAnd(garments.map(the));
export const yourList = (garments: readonly Garment[]): string => joinAnd(garments.map(your));

/** Where a piece is told: what one is dressed in first, what goes over it and the details last. */
function rank(garment: Garment): number {
  const [slot] = slotsOfKind[garment.kind];
  if (slot === 'onePiece') return 0;
  if (slot === 'base') return 1;
  if (slot === 'bottom') return 2;
  if (slot === 'mid') return 3;
  if (slot === 'shoes') return 4;
  return slot === 'outer' ? 5 : 6;
}

/** In the order in which they are told. */
export const inOrder = (pieces: readonly Garment[]): Garment[] =>
  [...pieces].sort((a, b) => rank(a) - rank(b));

/** "tu blusa cruda con el pantalón negro y los salones negros; encima, el abrigo camel". */
export function tellLook(pieces: readonly Garment[]): string {
  const ordered = inOrder(pieces);
  const over = ordered.filter((piece) => rank(piece) === 5);
  const [first, ...rest] = ordered.filter((piece) => rank(piece) !== 5);
  if (!first) return theList(over);
  const body = rest.length > 0 ? `${your(first)} con ${theList(rest)}` : your(first);
  return over.length > 0 ? `${body}; encima, ${theList(over)}` : body;
}
