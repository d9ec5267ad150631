import { codesIn } from '../../knowledge/glossary.ts';
import type { Mood } from '../../understand/moods.ts';
import { type Part, title } from '../../voice/phrase.ts';
import type { IntentContext } from '../handler.ts';
import { opposed, type Wanted } from '../wishes.ts';

const moodsOf: Readonly<Record<string, readonly Mood[]>> = {
  'smart casual': ['smart-casual'],
  'business casual': ['smart-casual'],
  'elegante sport': ['smart-casual'],
  'formal campestre': ['elegant', 'flat-shoes'],
  'garden party': ['elegant', 'flat-shoes', 'light'],
  resort: ['light'],
};

const isOfWords = ({ name }: { name: string }) => name.includes(' ');

/** The codes that apply: "nada de corbata negra" names none. */
const codesOf = (message: string) =>
  codesIn(
    message.replace(
      /\b(?:nada de|sin|ni|no (?:es|quiero|hay|va a ser)) (?:un |una |la |el |de )?\p{L}+ \p{L}+/giu,
      ' ',
    ),
  );

const callsIt =
  /\b(?:dress ?code|c[oó]digo|vestimenta|invitaci[oó]n|parte|tarjeta|correo|dice|dijeron|pone|pide|piden)\b/iu;
const surely = 0.9;

/** "el dress code del cumple es elegante sport, ¿qué es?" asks for an outfit, too. */
export function isDressedByCode({ message, wardrobe, understood }: IntentContext): boolean {
  const { aims, slots } = understood;
  const codes = codesOf(message);
  return (
    wardrobe.length > 0 &&
    slots.occasion !== null &&
    (codes.some(isOfWords) || (codes.length > 0 && callsIt.test(message))) &&
    (aims.get('dress-code') ?? 0) + (aims.get('dress') ?? 0) >= surely
  );
}

/** A code of one word is explained only to those who ask: "formal", "cóctel". */
export function codeExplained({ message, speaker }: IntentContext, isAsked: boolean): readonly Part[] | null {
  const code = codesOf(message).find((one) => isAsked || isOfWords(one));
  return code ? speaker.say('dress-code', { name: title(code.name), means: code.definition }) : null;
}

/** Dressed for the code that is named: "elegante sport", "formal campestre". */
export function coded({ message }: IntentContext, wishes: Wanted['wishes']): Wanted['wishes'] {
  const moods = codesOf(message)
    .filter(isOfWords)
    .flatMap(({ code }) => moodsOf[code] ?? []);
  return moods.length === 0
    ? wishes
    : {
        ...wishes,
        moods: [...new Set([...moods, ...wishes.moods.filter((mood) => !opposed(mood, moods))])].slice(0, 6),
      };
}
