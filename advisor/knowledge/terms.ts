import { rootOf } from '../words/root.ts';
import { tokensOf } from '../words/tokens.ts';
import { sameMeaning } from './synonyms.ts';

const silent: ReadonlySet<string> = new Set(
  tokensOf(
    'de la el los las un una unos unas que con para por en a y o u e si no se me te mi mis tu tus lo le les al es son ser esta ' +
      'este esto eso como cual cuales donde cuando mas muy ya pero hay tengo tiene puedo puede debo quiero hacer hago ' +
      'algo alguna algun llevar llevo poner pongo ponerme ropa prenda prendas ir voy vestir hola bien mejor cosa cosas sobre ' +
      'dime explicame saber sabes consejo consejos truco trucos significa exactamente decir quiere cada cuanto sin tan tanto ' +
      'diferencia diferencias entre hay eres soy somos tiene tienen tener juntos usar uso usa debe deberia gusta gustaria necesito favor gracias maya valentina',
  ).map(({ stem }) => stem),
);

/** The significant words of a text as roots, with synonyms merged. */
export function termsOf(text: string): string[] {
  const codes = text.toLowerCase().match(/\b(?=\w*\d)(?=\w*[a-z])\w{2,5}\b/g) ?? [];
  const words = tokensOf(text)
    .filter(({ text: word, stem }) => word.length > 2 && !silent.has(stem))
    .map(({ stem }) => sameMeaning(rootOf(stem)));
  // "y2k" and "w32" are words too.
  return [...words, ...codes];
}
