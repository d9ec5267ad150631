import type { Token } from '../../words/tokens.ts';

const calling = /^(oye|oiga|che|eh|uh|uf|jo|chuta|pucha|hija|maya|valentina|vale|dime|sorry)$/;
const opening =
  /^(no+|ah+|ay+|uy+|huy|perdon|perdona|perdone|disculpa|disculpe|disculpad|corrijo|rectifico|error|espera|espere|para|parate|ojo|mejor|u?ps|oops|equivoque|equivocado)$/;
const meaning =
  /^(era|eran|fue|fueron|es|son|digo|decia|queria|quise|confundi|equivoque|equivocado|mal|no|perdon|perdona)$/;
const most = 14;

/** "ah no, eran los vaqueros", "perdón, es el 21": the last change was meant otherwise. */
export function isCorrection(all: readonly Token[]): boolean {
  const tokens = calling.test(all[0]?.text ?? '') ? all.slice(1) : all;
  return (
    tokens.length >= 3 &&
    tokens.length <= most &&
    (opening.test(tokens[0]?.text ?? '') ||
      /^me (equivoque|confundi)/.test(`${tokens[0]?.text} ${tokens[1]?.text}`)) &&
    tokens.slice(1, 5).some(({ text }) => meaning.test(text))
  );
}
