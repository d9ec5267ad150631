const day = '(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)';
const toDay = `(?:para |pa |en )?(?:al |el |pal |este )?`;
const marker =
  '(?:(?:ay|uy|eh|ah),? )?(?:no,? (?:no,? )?(?:perd[oó]n|perdona|espera|esp[eé]rate|par[aá]|digo|mejor|miento)|perd[oó]n|perdona|digo(?:,? no)?|mejor dicho|quise decir|quer[ií]a decir|miento|me equivoqu[eé]|no,)';

/** "el jueves …, no perdón, el viernes" */
const otherDay = new RegExp(
  `\\b(${toDay}${day})\\b([^?¿]*?)(?:\\s*[,.…;]+\\s*|\\s+)${marker}\\s*,?\\s*(?:no,? )?(${toDay}${day})\\b`,
  'iu',
);
/** "los negros, digo no, los rectos" */
const otherPiece =
  /\b(el|la|los|las) (\p{L}+)((?: \p{L}+){0,4})\s*[,.…]+\s*(?:no,? )?(?:digo|mejor dicho|quise decir|perd[oó]n)(?:,? no)?\s*,?\s*\1 (\p{L}+)(?=\s*(?:[,.;!]|$))/iu;

const weekday = new RegExp(day, 'iu');
/** A remark on the refused day: ", el lunes es feriado". */
const ofThatDay = (text: string, refused: string): string =>
  text.replace(
    new RegExp(`[,;.(]\\s*(?:que |porque |pues )?(?:el )?${weekday.exec(refused)?.[0]}\\b.*$`, 'iu'),
    '',
  );

/** "top. ¿martes?" is praise, and no garment. */
const praise = /^\s*top\s*[.,!…]+\s*(?=\S)/iu;

/** "Le agradezco. ¿Y loción, cuánta?": what is asked after thanks is what is answered. */
const courtesy =
  /^\s*(?:(?:muy|qu[eé]) amable|(?:(?:se|le|te) )?(?:lo )?agradezco(?: (?:mucho|much[ií]simo))?|(?:muchas |much[ií]simas |mil )?gracias(?: (?:guapa|reina|maja|linda|bonita|hija|crack|maya|valentina|amiga))?)\s*[.!…]+\s*(?=[^?]*\?)/iu;

/** "me gusta. ¿Y qué no debo hacer?" asks after the praise. */
const praiseFirst =
  /^\s*(?:(?:ok|vale|ay|uy|oye|pues|s[ií]|ya),? )?(?:me (?:gusta|encanta|mola|flipa|chifla|convence)n?(?: (?:m[aá]s|mucho|mogoll[oó]n|as[ií]|todo))?|me has? convencido|qu[eé] (?:bien|guay|bonito|chulo))\s*[.!…]+\s*(?:y )?(?=[^?]*\?|[^.?!]* q[ue]*\W*$)/iu;

const felt: readonly (readonly [RegExp, string])[] = [
  [/(?:🥶|❄️|☃️|⛄)+/gu, ', hace frío '],
  [/(?:🥵)+/gu, ', hace calor '],
  [/(?:☔|🌧️?|⛈️?)+/gu, ', llueve '],
];
const inWords = (text: string): string =>
  felt.reduce((said, [sign, words]) => said.replace(sign, words), text);

/** "¿qué quito?" is asked of no city. */
const takesOut = /\b(qu[eé]|q|k|cu[aá]l(?:es)?) quito(?!\p{L})/giu;
const takesIt = /\b(l[oae]s?) quito(?!\p{L})/giu;

export function corrected(said: string): string {
  const message = inWords(said)
    .replace(praise, '')
    .replace(courtesy, '')
    .replace(praiseFirst, '')
    .replace(takesOut, '$1 dejo fuera')
    .replace(takesIt, '$1 elimino');
  const found = otherDay.exec(message);
  const [whole = '', refused = '', between = '', meant = ''] = found ?? [];
  const isOther = found !== null && !weekday.test(between);
  const dated = isOther
    ? `${message.slice(0, found.index)}${meant}${between}${ofThatDay(message.slice(found.index + whole.length), refused)}`
    : message;
  return dated.replace(
    otherPiece,
    (_, article: string, noun: string, _more: string, other: string) => `${article} ${noun} ${other}`,
  );
}
