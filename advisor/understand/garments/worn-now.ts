import type { Token } from '../../words/tokens.ts';
import type { GarmentReference } from '../slots.ts';

const article = '(?: (?:el|la|los|las|un|una|unos|unas|mi|mis|este|esta|estos|estas))?';
const wearing = new RegExp(
  `(?<!\\b(?:que|q|k|no|cual|cuando|siempre|ayer|me) )\\b(?:llevo|traigo|tengo|visto|voy|ando|estoy|sigo)(?: ya)?(?: con)?(?: (?:ya )?puest[oa]s?)?(?: ya)?${article}$`,
);
const onBody =
  /\b(?:puest[oa]s?|(?:de )?(?:abajo|debajo|arriba|encima)|(?:de|en los) (?:zapatos|pies)|ya (?:llevo|traigo|tengo|voy|visto|ando)|(?:llevo|traigo|voy) ya|ahora (?:llevo|traigo)|hoy (?:llevo|traigo))\b/;
const linked = /^(?:puest[oa]s?|ya|y|e|con|mas|el|la|los|las|un|una|unos|unas|mi|mis|de|tambien)$/;

const words = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

function clauseAround(tokens: readonly Token[], start: number, end: number): string {
  let from = start;
  while (from > 0 && !tokens[from - 1]?.pause) from--;
  let to = end;
  while (to < tokens.length && !tokens[to - 1]?.pause) to++;
  return words([...tokens.slice(from, start), ...tokens.slice(end, to)]);
}

/** Garments that are worn already: "abajo llevo el pantalón gris", "tengo puestos los vaqueros y las botas". */
export function wornNow(
  tokens: readonly Token[],
  garments: readonly GarmentReference[],
): readonly GarmentReference[] {
  const worn: GarmentReference[] = [];
  for (const one of garments) {
    const before = worn.at(-1);
    const isListed =
      before !== undefined &&
      one.start >= before.end &&
      one.start - before.end <= 3 &&
      tokens.slice(before.end, one.start).every(({ text }) => linked.test(text));
    const isWorn =
      wearing.test(words(tokens.slice(Math.max(0, one.start - 7), one.start))) &&
      onBody.test(clauseAround(tokens, one.start, one.end));
    if (isListed || isWorn) worn.push(one);
  }
  return worn;
}
