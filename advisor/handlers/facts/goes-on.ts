import type { IntentContext } from '../handler.ts';

const backward = /^(es[eo]s|esas|est[eo]s|estas|ell[ao]s|digo)$/;
const anew =
  /^(tengo|tenes|tienes|mi|mis|armario|closet|ropero|vestidor|guardarropa|placard|total|todo|todas?|faltan?)$/;

export function continues({ state, understood }: IntentContext): boolean {
  const { tokens, slots } = understood.reading;
  if (state.fact === null || state.focus.length === 0) return false;
  const isOfThem = tokens.some(({ text }) => text === 'son');
  // "y algo para la lluvia?" asks for anything.
  if (/^(y|o)$/.test(tokens[0]?.text ?? '') && tokens[1]?.text === 'algo' && tokens[2]?.text === 'para')
    return false;
  // "¿y cuántas prendas son negras?" is asked of all.
  const isOfAll = tokens.some(
    ({ text }, at) => text === 'prendas' && /^cuant/.test(tokens[at - 1]?.text ?? ''),
  );
  // "¿cuántas son camisas?", of those listed last
  const narrows =
    isOfThem &&
    /^(cuant|cual)/.test(tokens[0]?.text === 'y' ? (tokens[1]?.text ?? '') : (tokens[0]?.text ?? ''));
  if (narrows && !isOfAll && state.focus.length > 1) return true;
  // "¿y lo que menos he usado de todo eso?"
  if (
    /\bde (?:tod[oa]s? (?:es[aeo]s?|ell[oa]s)\b|(?:es[aeo]s?|ell[oa]s)$)/.test(
      tokens.map(({ text }) => text).join(' '),
    )
  )
    return true;
  if (isOfAll || slots.garments.some(({ wanted }) => wanted))
    return tokens.some(({ text }) => backward.test(text));
  return (
    tokens.some(({ text }) => backward.test(text)) ||
    !tokens.some(({ text }) => anew.test(text) && !(text === 'total' && isOfThem))
  );
}
