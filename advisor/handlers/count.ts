import { numberOf } from '../understand/numbers.ts';
import type { IntentContext } from './handler.ts';

const looks = new Set(
  'look looks outfit outfits conjunto conjuntos opcion opciones propuesta propuestas idea ideas modelito modelitos combinacion combinaciones'.split(
    ' ',
  ),
);
const most = 5;

/** An explicit number of outfits: "hazme tres looks". */
export function outfitsAsked({ understood }: IntentContext): number | null {
  const { tokens } = understood.reading;
  const at = tokens.findIndex(({ text }) => looks.has(text));
  const near = at < 0 ? [] : tokens.slice(Math.max(0, at - 2), at);
  const [count] = near.flatMap((token) => numberOf(token) ?? []);
  // "un look" does not limit the number.
  return count !== undefined && count >= 2 ? Math.min(most, Math.round(count)) : null;
}
