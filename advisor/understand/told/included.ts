import type { Token } from '../../words/tokens.ts';
import type { GarmentReference } from '../slots.ts';

const after =
  /^(?:(?:y|e|o) (?:los |las )?\w+ )?(?:incluid[oa]s?|inclusive|tambien(?: incluid[oa]s?)?|y todo)\b/;
const before =
  /\b(?:contando|incluyendo|incluid[oa]s?|inclusive|incluso|sumando|con(?= los| las)|hasta)(?: (?:los|las|el|la|mis|tambien|todos|todas))*$/;

const closing = /^(?:(?:y |e |o |los |las )*\w+ ){0,4}(?:y )?(?:de )?todo(?: eso)?$/;

/** "todo lo negro, zapatos incluidos", "contando accesorios": the sort is among what is asked, and not all of it. */
export function isIncluded({ start, end }: GarmentReference, tokens: readonly Token[]): boolean {
  const said = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(' ');
  if (closing.test(said(end, tokens.length))) return true;
  const lead = said(start - 4, start);
  const tail = said(end, end + 4);
  return (
    after.test(tail) || (before.test(lead) && (!/\bcon\b/.test(lead) || /^(?:y todo|incluid)/.test(tail)))
  );
}
