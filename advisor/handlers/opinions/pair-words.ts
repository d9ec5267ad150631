import { patternOf } from '../../words/pattern.ts';

export const asksPair = patternOf(
  'va|van|iria|irian <garment> con / o cutre|hortera|feo|cursi / pega|pegan|pegara|pegarian|casa|casan|combina|combinan|combinaria / va|van|iria|irian bien|juntos|juntas / horror|aberracion / choca|chocan / queda|quedan|quedaria|quedarian bien|mal / puedo|se puede|podria / si o no / mola|molan / es|son|seria delito|crimen|pecado|feo|raro|hortera / juntar|mezclar|combinar / mezclo|junto|combino * o / me paso / vale|valen|funciona|funcionan / chirri~|desenton~|pelea~',
);
export const fearsPair = patternOf(
  'queda|quedan|quedaria|quedarian mal|raro|feo|fatal / horror|aberracion / choca|chocan / delito|crimen|pecado|hortera|flipado / me paso / es feo|raro / chirri~|desenton~|pelea~ / demasiado|exagerado',
);
