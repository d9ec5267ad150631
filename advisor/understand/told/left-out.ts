import type { Annotated } from '../../words/pattern.ts';

export type Parted = { asked: readonly Annotated[]; refused: readonly Annotated[] };

const article = /^(el|la|los|las|lo|mis?|de|ropa|prendas|nada)$/;
/** "sin contar las de deporte", "menos los de lana", but not "la que menos uso". */
function leavesOutAt(tokens: readonly Annotated[], at: number): boolean {
  const [first = '', second = ''] = [tokens[at]?.text, tokens[at + 1]?.text];
  return (
    (first === 'sin' && /^(contar|incluir|meter|poner|sumar)$/.test(second)) ||
    (first === 'sin' && at <= 1 && /^(los|las)$/.test(second)) ||
    (first === 'no' && /^(cuentes?|incluyas?|metas|pongas|cuente|incluya)$/.test(second)) ||
    /^(excepto|salvo|quitando|descontando|exceptuando|excluyendo|obviando)$/.test(first) ||
    (/^(aparte|fuera|ademas)$/.test(first) && second === 'de') ||
    (first === 'menos' &&
      at > 0 &&
      ((article.test(second) && second !== 'de') ||
        (tokens[at + 1]?.classes ?? []).some(({ name }) => name === 'colour')))
  );
}

export function withoutLeftOut(tokens: readonly Annotated[]): Parted {
  const start = tokens.findIndex((_, at) => leavesOutAt(tokens, at));
  if (start < 0) return { asked: tokens, refused: [] };
  const isNext = (at: number) =>
    /^(el|la|los|las|de|mis?|ropa|ni)$/.test(tokens[at]?.text ?? '') || (tokens[at]?.classes.length ?? 0) > 0;
  const after = tokens.findIndex(
    ({ text }, at) =>
      at > start + 1 &&
      (/^(pero|sino|que|dime|cual|cuales|cuant[oa]s?)$/.test(text) ||
        (text === 'y' && !isNext(at + 1)) ||
        (tokens[at - 1]?.pause === true && text !== 'y' && !isNext(at))),
  );
  const end = after < 0 ? tokens.length : after;
  return { asked: [...tokens.slice(0, start), ...tokens.slice(end)], refused: tokens.slice(start + 1, end) };
}

const idioms = [/^dar y (regalar|tomar|vender|repartir)$/, /^en serio$/, /^a la larga$/, /^a lo largo$/];
const longest = 3;

/** "pantalones para dar y regalar" are many, and what begins "en serio" asks for nothing formal. */
export function withoutIdiom(tokens: readonly Annotated[]): readonly Annotated[] {
  for (const [at] of tokens.entries())
    for (let end = at + 2; end <= Math.min(at + longest, tokens.length); end++) {
      const phrase = tokens.slice(at, end).map(({ text }) => text);
      if (idioms.some((idiom) => idiom.test(phrase.join(' '))))
        return withoutIdiom([...tokens.slice(0, at), ...tokens.slice(end)]);
    }
  return tokens;
}
