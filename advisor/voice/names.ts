import { joinAnd } from '#stylist/language/es/grammar.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { garmentWords } from '../understand/garments/garment-words.ts';
import { tokensOf } from '../words/tokens.ts';
import { type Named, onOneLine } from './phrase.ts';

/** The person's name for a garment, on one line and truncated. Never parsed. */
function plainName({ name }: Garment): string {
  const line = onOneLine(name);
  const cut = line.length > 60 ? `${line.slice(0, 57).trimEnd()}…` : line;
  return cut || 'prenda sin nombre';
}

/** The ways in which a garment's name is written. */
export function namesWritten(garment: Garment): readonly string[] {
  const name = plainName(garment);
  return [name, `${name.charAt(0).toLocaleLowerCase('es')}${name.slice(1)}`];
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

/**
 * Whether a name starts with a garment noun, so that an article fits: "Falda plisada", not "La de Ibiza".
 */
const beginsWithGarment = (name: string): boolean => {
  // In a message "mono" is mostly "pretty"; as a name's first word it is the garment.
  if (/^monos?\b/i.test(name)) return true;
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
  // Leaves a name in capitals as typed.
  const lowered = /^\p{Lu}\p{Ll}/u.test(first)
    ? `${name.charAt(0).toLocaleLowerCase('es')}${name.slice(1)}`
    : name;
  return `${word} ${lowered}`;
}

const named = (garments: readonly Garment[], text: string): Named => ({
  garmentIds: garments.map(({ id }) => id),
  text,
});

const yourText = (garment: Garment) => withWord(garment, ['tu', 'tu', 'tus', 'tus']);
const theText = (garment: Garment) => withWord(garment, ['el', 'la', 'los', 'las']);

/** "tu gabardina beige", "tus salones negros". */
export const your = (garment: Garment): Named => named([garment], yourText(garment));

/** "la gabardina beige", "los salones negros". */
export const the = (garment: Garment): Named => named([garment], theText(garment));

export const theList = (garments: readonly Garment[]): Named =>
  named(garments, joinAnd(garments.map(theText)));
export const yourList = (garments: readonly Garment[]): Named =>
  named(garments, joinAnd(garments.map(yourText)));

export const theFirst = (garments: readonly Garment[], most: number): Named => {
  const rest = garments.length - most;
  return rest > 0
    ? named(garments, `${garments.slice(0, most).map(theText).join(', ')} y ${rest} más`)
    : theList(garments);
};

/** The engine's text about garments. */
export const about = (garments: readonly Garment[], text: string): Named => named(garments, text);

/** Order of mention: main pieces first, then layers, then accessories. */
function rank(garment: Garment): number {
  const [slot] = slotsOfKind[garment.kind];
  if (slot === 'onePiece') return 0;
  if (slot === 'base') return 1;
  if (slot === 'bottom') return 2;
  if (slot === 'mid') return 3;
  if (slot === 'shoes') return 4;
  return slot === 'outer' ? 5 : 6;
}

/** In order of mention. */
export const inOrder = (pieces: readonly Garment[]): Garment[] =>
  [...pieces].sort((a, b) => rank(a) - rank(b));

/** A sentence names at most this many; the pictures show the rest. */
const mostNamed = 3;

/**
 * "tu blusa cruda con el pantalón negro y los salones negros".
 * @param first garments that are named in any case
 */
export function tellLook(pieces: readonly Garment[], first: readonly string[] = []): Named {
  const chosen = inOrder(pieces)
    .sort((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)))
    .slice(0, mostNamed);
  const [main, ...rest] = inOrder(chosen);
  if (!main) return theList([]);
  return named(chosen, rest.length > 0 ? `${yourText(main)} con ${theList(rest).text}` : yourText(main));
}
