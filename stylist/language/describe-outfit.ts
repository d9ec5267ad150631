import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Scheme } from '../colour/palette.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { ScorePart } from '../score.ts';
import { isAccessory } from '../slots.ts';
import { schemeOfOutfit } from '../visible-colours.ts';
import { joinAnd, the } from './grammar.ts';

const openings = ['Combina', 'Ponte', 'Prueba'] as const;

function dressing({ at, pieces }: Outfit, turn: number): string {
  const body = [at.base, at.bottom].flatMap((piece) => (piece ? [the(piece.garment)] : []));
  const begin = openings[turn % openings.length] ?? openings[0];
  const start = at.onePiece ? `Lleva ${the(at.onePiece.garment)}` : `${begin} ${body.join(' con ')}`;
  const over = [at.mid, at.outer].flatMap((piece) => (piece ? [the(piece.garment)] : []));
  const layers = over.length > 0 ? `, ${joinAnd(over)} por encima` : '';
  const rest = [at.shoes, ...pieces.filter(isAccessory)].flatMap((p) => (p ? [the(p.garment)] : []));
  if (rest.length === 0) return `${start}${layers}.`;
  return layers
    ? `${start}${layers}, y remata con ${joinAnd(rest)}.`
    : `${start} y remata con ${joinAnd(rest)}.`;
}

/** `turn` varies the opening. */
export function describeOutfit(outfit: Outfit, parts: readonly ScorePart[], turn: number): string {
  const colour = parts.find((part) => part.rule === 'colour-harmony');
  const praise = colour?.reason.tone === 'praise' ? ` ${colour.reason.text}` : '';
  return `${dressing(outfit, turn)}${praise}`;
}

const tagOfScheme: Readonly<Record<Scheme, string>> = {
  neutral: 'neutros',
  accent: 'toque de color',
  'tone-on-tone': 'tono sobre tono',
  analogous: 'colores vecinos',
  complementary: 'colores opuestos',
  contrast: 'contraste',
  clash: 'mezcla atrevida',
};

/** Lower case, the most specific first. */
export function tagsOf(outfit: Outfit, { occasion, season }: Context): string[] {
  const tags = [occasionNames[occasion], seasonNames[season], tagOfScheme[schemeOfOutfit(outfit)]];
  if (outfit.at.mid && (outfit.at.outer || outfit.at.base)) tags.push('capas');
  if (outfit.pieces.some((piece) => piece.garment.pattern !== 'plain' && piece.garment.pattern !== 'logo')) {
    tags.push('estampado');
  }
  if (outfit.pieces.some((piece) => piece.garment.lastWornDaysAgo === null)) tags.push('para estrenar');
  if (outfit.pieces.some((piece) => piece.garment.favorite)) tags.push('favoritas');
  return tags.map((tag) => tag.toLocaleLowerCase('es'));
}
