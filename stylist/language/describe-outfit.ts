import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import type { ScorePart } from '../score.ts';
import { isAccessory } from '../slots.ts';
import { isUnworn } from './facts.ts';
import { fill, wordingAt } from './fill.ts';
import type { Words } from './shape/words.ts';

function dressing({ at, pieces }: Outfit, turn: number, { grammar, wordings }: Words): string {
  const told = wordings.dressing;
  const worn = (...list: (Piece | undefined)[]) => list.flatMap((piece) => piece?.garment ?? []);
  const bodies = worn(at.onePiece, at.base, at.bottom);
  // A look without clothes is described as one list.
  const [first, ...others] = bodies.length > 0 ? bodies : worn(...pieces);
  if (!first) return '';
  const c = bodies.length > 0 ? worn(at.mid, at.outer) : [];
  const d = bodies.length > 0 ? worn(at.shoes, ...pieces.filter(isAccessory)) : [];
  const start = others.length > 0 ? told.separates : told.one;
  const rest = d.length > 0 ? wordingAt(told.rest, turn) : '.';
  const over = c.length > 0 ? told.over : '';
  const wording = `${wordingAt(start, turn)}${over}${rest}`.replace(',.', '.');
  return fill(grammar, wording, { a: [first], b: others, c, d }).text;
}

/** `turn` varies the words. */
export function describeOutfit(
  outfit: Outfit,
  parts: readonly ScorePart[],
  turn: number,
  words: Words,
): string {
  const colour = parts.find((part) => part.rule === 'colour-harmony');
  const praise = colour?.reason.tone === 'praise' ? ` ${colour.reason.text}` : '';
  return `${dressing(outfit, turn, words)}${praise}`;
}

/** Lower case, the most specific first. */
export function tagsOf(
  outfit: Outfit,
  parts: readonly ScorePart[],
  { occasion, season, words }: Pick<Context, 'occasion' | 'season' | 'words'>,
): string[] {
  const told = words.tags;
  const colours = parts.flatMap(({ reason }) => told.colours[reason.key] ?? []);
  const tags = [told.occasions[occasion], told.seasons[season], ...colours];
  if (outfit.at.mid && (outfit.at.outer || outfit.at.base)) tags.push(told.layers);
  if (outfit.pieces.some((piece) => piece.garment.pattern !== 'plain' && piece.garment.pattern !== 'logo')) {
    tags.push(told.patterned);
  }
  if (outfit.pieces.some(isUnworn)) tags.push(told.unworn);
  if (outfit.pieces.some((piece) => piece.garment.favorite)) tags.push(told.favourites);
  return tags;
}
