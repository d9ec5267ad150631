import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import type { ScorePart } from '../score.ts';
import { isAccessory } from '../slots.ts';
import { isUnworn } from './facts.ts';
import { fill, wordingAt } from './tell.ts';
import { dressingWordings } from './wordings/whole.ts';

function dressing({ at, pieces }: Outfit, turn: number): string {
  const worn = (...list: (Piece | undefined)[]) => list.flatMap((piece) => piece?.garment ?? []);
  const bodies = worn(at.onePiece, at.base, at.bottom);
  // A look without clothes is described as one list.
  const [first, ...others] = bodies.length > 0 ? bodies : worn(...pieces);
  if (!first) return '';
  const c = bodies.length > 0 ? worn(at.mid, at.outer) : [];
  const d = bodies.length > 0 ? worn(at.shoes, ...pieces.filter(isAccessory)) : [];
  const start = others.length > 0 ? dressingWordings.separates : dressingWordings.one;
  const rest = d.length > 0 ? wordingAt(dressingWordings.rest, turn) : '.';
  const over = c.length > 0 ? dressingWordings.over : '';
  const wording = `${wordingAt(start, turn)}${over}${rest}`.replace(',.', '.');
  return fill(wording, { a: [first], b: others, c, d }).text;
}

/** `turn` varies the words. */
export function describeOutfit(outfit: Outfit, parts: readonly ScorePart[], turn: number): string {
  const colour = parts.find((part) => part.rule === 'colour-harmony');
  const praise = colour?.reason.tone === 'praise' ? ` ${colour.reason.text}` : '';
  return `${dressing(outfit, turn)}${praise}`;
}

const tagOfColours: Readonly<Record<string, string>> = {
  'colour-harmony.neutral': 'neutros',
  'colour-harmony.accent': 'toque de color',
  'colour-harmony.echo': 'tono sobre tono',
  'colour-harmony.tone-on-tone': 'tono sobre tono',
  'colour-harmony.analogous': 'colores vecinos',
  'colour-harmony.complementary': 'colores opuestos',
  'colour-harmony.contrast': 'contraste',
  'colour-harmony.clash': 'mezcla atrevida',
};

/** Lower case, the most specific first. */
export function tagsOf(
  outfit: Outfit,
  parts: readonly ScorePart[],
  { occasion, season }: Pick<Context, 'occasion' | 'season'>,
): string[] {
  const colours = parts.flatMap(({ reason }) => tagOfColours[reason.key] ?? []);
  const tags = [occasionNames[occasion], seasonNames[season], ...colours];
  if (outfit.at.mid && (outfit.at.outer || outfit.at.base)) tags.push('capas');
  if (outfit.pieces.some((piece) => piece.garment.pattern !== 'plain' && piece.garment.pattern !== 'logo')) {
    tags.push('estampado');
  }
  if (outfit.pieces.some(isUnworn)) tags.push('para estrenar');
  if (outfit.pieces.some((piece) => piece.garment.favorite)) tags.push('favoritas');
  return tags.map((tag) => tag.toLocaleLowerCase('es'));
}
