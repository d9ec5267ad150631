import { contentTermsOf } from './telling.ts';
import { termsOf } from './terms.ts';

/** The share of a question's content words that a part of a text must speak of to answer it. */
const leastShared = 0.5;
const fewestWords = 4;

/** Openings that say nothing without the sentence before. */
const leaning =
  /^[¿¡]*(?:y|o|ni|pero|eso|esos?|esas?|así|luego|después|también|tampoco|además|entonces|ahí|si no|si sigue|en cambio|por eso|igual|al revés|encima|otra|la otra|el otro|lo mismo|ambos)(?![\p{L}])/iu;

const leansBack = (sentence: string) =>
  leaning.test(sentence) || sentence.split(' ').filter((word) => word !== '').length < fewestWords;

const sentencesOf = (text: string) => text.split(/(?<=[.?!…]) +/);

/** The sentences of a text, each with those that it says nothing without: a question goes with what answers it. */
function passagesOf(text: string): string[] {
  const passages: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const before = passages.at(-1);
    if (before !== undefined && (before.endsWith('?') || (leansBack(sentence) && !sentence.endsWith('?'))))
      passages[passages.length - 1] = `${before} ${sentence}`;
    else passages.push(sentence);
  }
  return passages;
}

const otherwise =
  /\bsi (?:aún |todavía )?(?:sigue|persiste|queda|vuelve|no (?:sale|basta|se va|cede|funciona|mejora))\b/i;

/** Returns the sentences for the case that the advice did not help, or an empty string. */
export const sentencesForRest = (text: string): string =>
  passagesOf(text)
    .filter((passage) => otherwise.test(passage))
    .join(' ');

/** What a passage is about: "si queda cerco, repite antes de secar" answers those with a mark. */
const subjectOf = (passage: string) => (/^si /i.test(passage) ? (passage.split(',')[0] ?? passage) : passage);

/** The part of a text that answers a question; empty where it speaks of too little of it. */
export function sentencesOn(question: string, text: string): string {
  const asked = new Set(contentTermsOf(question));
  const shared = new Set<string>();
  const passages = passagesOf(text).filter((passage) => {
    const found = termsOf(subjectOf(passage)).filter((term) => asked.has(term));
    for (const term of found) shared.add(term);
    return found.length > 0 && !passage.endsWith('?');
  });
  return asked.size > 0 && shared.size / asked.size >= leastShared ? passages.join(' ') : '';
}

const lacking =
  /(?:(?:^|[^\p{L}])no (?:tengo|hay|tenemos|me queda|consigo|uso|puedo usar|puedo poner)|^[¿ ]*(?:y |pero )?sin)\s+(?:ni\s+)?((?:(?!\s(?:solo|s[oó]lo|pero|y|sino|as[ií] que|que)\s)[^,.;:?!])+)/giu;

/** The terms of each thing that a person says not to have or not to use: "no tengo oxigenada, solo jabón". */
export const lackedIn = (question: string): readonly (readonly string[])[] =>
  [...question.matchAll(lacking)]
    .flatMap(([, things = '']) => things.split(/ (?:ni|o) /))
    .map(contentTermsOf)
    .filter((terms) => terms.length > 0);

export function needs(lacked: readonly (readonly string[])[], text: string): boolean {
  const terms = termsOf(text);
  return lacked.some((thing) => thing.every((term) => terms.includes(term)));
}

/** "Quitar arrugas sin plancha" is for people without an iron. */
export const isForLack = (lacked: readonly (readonly string[])[], title: string): boolean =>
  without.test(title) && needs(lacked, title);
const without = /(?:^|\s)(?:sin|no hay|no tener)\s/i;

const offersElse = /\bsi no\b|\bo bien\b/i;

/** Less than this of a text is no advice: "prueba antes en una costura". */
const leastLeft = 0.4;

/** A text without the sentences that need what a person lacks, where enough is left of it. */
export function textWithout(lacked: readonly (readonly string[])[], text: string): string {
  const kept = sentencesOf(text)
    .filter((sentence) => offersElse.test(sentence) || !needs(lacked, sentence))
    .join(' ');
  return kept.length < leastLeft * text.length ? text : kept;
}
