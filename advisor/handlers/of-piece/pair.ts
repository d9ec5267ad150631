import { slotsOfKind } from '#stylist/slots.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { type Asking, isOpen, piecesOf } from './asked.ts';

const together = patternOf(
  'va|van|iria|irian <garment> con / o cutre|hortera|feo|cursi / pega|pegan|casa|casan|combina|combinan|choca|chocan|juntos|juntas|juntar|mezclar|combinar|desentona|desentonan|delito|horror / queda|quedan|va|van|iria|irian bien|mal|raro',
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
