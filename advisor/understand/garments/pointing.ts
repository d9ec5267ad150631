import type { Token } from '../../words/tokens.ts';
import type { GarmentReference } from '../slots.ts';

const nouns: ReadonlySet<string> = new Set([
  'un',
  'una',
  'unos',
  'unas',
  'algun',
  'alguna',
  'algunas',
  'algunos',
  'que',
  'otra',
  'otro',
  'otros',
  'otras',
  'cuantas',
  'cuantos',
]);
const own: ReadonlySet<string> = new Set(['mi', 'mis']);
const definite: ReadonlySet<string> = new Set([
  'el',
  'la',
  'los',
  'las',
  'esa',
  'ese',
  'esas',
  'esos',
  'esta',
  'este',
  'estos',
  'estas',
]);

/** Classifies the determiner of a garment: "mi falda", "la falda", "una falda". */
export function pointsAt(tokens: readonly Token[], start: number): GarmentReference['points'] {
  const before = [tokens[start - 1]?.text ?? '', tokens[start - 2]?.text ?? ''];
  if (before.some((word) => own.has(word))) return 'mine';
  if (nouns.has(before[0] ?? '')) return 'any';
  return definite.has(before[0] ?? '') ? 'definite' : 'any';
}

/** "no tengo vestido", "no tengo ningún vestido". */
export function isLacking(tokens: readonly Token[], start: number): boolean {
  const before = tokens.slice(Math.max(0, start - 3), start).map(({ text }) => text);
  if (['un', 'una', 'ningun', 'ninguna', 'ni'].includes(before.at(-1) ?? '')) before.pop();
  return before.at(-1) === 'tengo' && before.at(-2) === 'no';
}
