import { slotsOfKind } from '#stylist/slots.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { type Asking, isOpen, piecesOf } from './asked.ts';

export const asksPair = patternOf(
  'pega|pegan|pegara|pegarian|casa|casan|combina|combinan|combinaria / va|van|iria|irian bien|juntos|juntas / horror|aberracion / choca|chocan / queda|quedan|quedaria|quedarian bien|mal / puedo|se puede|podria / si o no / mola|molan / es|son|seria delito|crimen|pecado|feo|raro|hortera / juntar|mezclar|combinar / mezclo|junto|combino * o / me paso / vale|valen|funciona|funcionan / chirri~|desenton~|pelea~',
);
export const fearsPair = patternOf(
  'queda|quedan|quedaria|quedarian mal|raro|feo|fatal / horror|aberracion / choca|chocan / delito|crimen|pecado|hortera|flipado / me paso / es feo|raro / chirri~|desenton~|pelea~ / demasiado|exagerado',
);
const together = patternOf(
  'pega|pegan|casa|casan|combina|combinan|choca|chocan|juntos|juntas|juntar|mezclar|combinar|desentona|desentonan|delito|horror / queda|quedan|va|van|iria|irian bien|mal|raro',
);

/** "¿pegan las botas con el vestido?", of pieces that are owned: more than their colours is weighed. */
export const asksOfPair = (context: Asking): boolean => {
  const { slots, reading } = context.understood;
  if (isOpen(context) || slots.occasion !== null || !/[?¿]/.test(context.message)) return false;
  const pieces = slots.garments.flatMap((one) => {
    const meant = piecesOf(context, one);
    return meant.length === 1 ? meant : [];
  });
  const places = new Set(pieces.map(({ kind }) => slotsOfKind[kind][0]));
  return places.size > 1 && places.size === pieces.length && occurs(together, reading.tokens);
};
