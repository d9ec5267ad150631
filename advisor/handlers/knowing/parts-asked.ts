import { inPlainSense } from '../../knowledge/other-senses.ts';
import { contentOf } from '../../knowledge/telling.ts';

const word =
  '(?:cada )?(?:(?:qu[eé]|q|k)(?! (?:onda|tal|hubo|haces)(?!\\p{L}))|c[oó]mo|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|d[oó]nde|cu[aá]ndo|qui[eé]n|pq|xq)(?!\\p{L})';
const interrogative = `(?:(?:a|con|de|para|por|en|desde|hasta) )?${word}`;
const ofPurpose = `(?:(?:para|en|con) (?:\\p{L}+ ){1,5}|si (?:[\\p{L}\\d.,]+ ){1,8})(?:qu[eé]|q|cu[aá]l|c[oó]mo)(?!\\p{L})`;
const opening =
  '(?:me |lo |la |los |las |le |nos )?(?:se (?:puede|lleva|usa|nota|lava|plancha|seca|pone|toma|da|ve|cubre|mete|quita|estila|sigue|dan|llevan)n?|puedo|puede|podr[ií]a|debo|deber[ií]a|hay que|hace falta|tengo que|tiene que|(?:sirven?|valen?)(?= \\p{L})|encogen?|destiñen?|pegan?|va bien|est[aá] (?:bien|mal)|es (?:obligatorio|necesario|mejor|normal|verdad|natural)|son obligatori\\p{L}+|tienen? arreglo|queda bien|conviene|favorece|apaga|dime (?:si|qu[eé]|c[oó]mo|cu[aá]l)|(?:quiero|quer[ií]a|quisiera|necesito|me gustar[ií]a) saber|expl[ií]ca(?:me|la)|(?:ella|[eé]l|mi \\p{L}+)? ?(?:pregunta|quiere saber) si)(?!\\p{L})';
/** "y que no me vuelva a pasar" asks how to prevent it. */
const preventing =
  '(?:(?:para|pa) (?:que|q) no|(?:que|q) no (?:me |se |le |nos )?(?:vuelv|pas|suced|ocurr|repit)\\p{L}*)(?!\\p{L})';
const ofAct = '(?:llevo|doy|regalo|le echo|me pongo|pido)(?!\\p{L})';
const ofThing =
  '(?:el|la|los|las|un|una) \\p{L}+(?: \\p{L}+)? (?:se|me|va|van|tienen?|puede|es|son|l[oa]s? (?:puedo|meto|lavo|uso|pongo|llevo))(?!\\p{L})';
const begins = new RegExp(
  `^(?:y |e |o |pero |adem[aá]s |tambi[eé]n )*(?:${interrogative}|${ofPurpose}|${opening}|${preventing})`,
  'iu',
);
export const opensQuestion = (part: string): boolean => begins.test(part);
const acts = new RegExp(`^(?:y |e )(?:${ofAct}|${ofThing})`, 'iu');
/** "que lo recogí hace una semana" gives a reason. */
const gives =
  /^(?:que|q|k) (?!(?:no|es|son|signif\p{L}+|diferenc\p{L}+|hago|pasa|tal|talla|color|tela|onda)(?!\p{L}))/iu;
/** A thing alone, beside a question: "¿largo o corto?", "¿y el blanco puro?" */
const bare = /^(?:y |o )?(?:el|la|los|las|un|una|con|sin|en|de|largo|corto)(?!\p{L})/iu;
const sentence = /(?<=[?!.;\n])\s+|(?=¿)/u;
const told = new RegExp(
  `,?\\s+(?=(?:y|e)\\s+(?:${interrogative}|${opening}|${preventing}))|,\\s+(?=(?:con qu[eé]|c[oó]mo|por qu[eé]|pq|cu[aá]l) )`,
  'iu',
);
const asked = new RegExp(
  `,?\\s+(?=(?:y|e)\\s+(?:${interrogative}|${ofPurpose}|${opening}|${preventing}|${ofThing}|${ofAct}))|,\\s+(?=(?:${interrogative}|${opening})(?![^?]*,\\s*(?:no|verdad)\\?))`,
  'iu',
);

const asksLeave = /(?<!\p{L})(?:l[oa]s? puedo|se puede)(?!\p{L})/iu;

const mostOfNoun = 4;
function splitFor(text: string, isMarked: boolean): RegExp {
  if (!isMarked) return told;
  const [first = '', second = ''] = text.split(asked).map(tidy);
  const isNoun = !begins.test(first) && bare.test(first) && first.split(/\s+/u).length <= mostOfNoun;
  return isNoun && acts.test(second) ? told : asked;
}

export type Asked = { question: string; about: string };

const tidy = (part: string) => part.replace(/^[\s¿¡,.;:!?]+|[\s¿¡,.;:!]+$/gu, '').replace(/\s*\?+$/u, '');
const leastTold = 2;

/** "¿con qué la saco?" speaks of no jacket. */
export const withoutJacket = (message: string): string =>
  message.replace(/(?<!\p{L})(l[oae]s?|se l[oa]s?|me l[oa]s?) saco(?!\p{L})/giu, '$1 quito');

const spilt =
  /(?:cay[oó]|ca[ií]do|manch\p{L}+ (?:de|con)|derram\p{L}+|tir[eé])\s+([^,.;?]+?\s+en\s+[^,.;?]+?)\s+y\s+((?!(?:voy|vamos|estoy|estamos|tengo|salgo|llego|ando|me|se|no|ya|ahora|hoy|mañana)\s)[^,.;?]+?\s+en\s+[^,.;?]+?)(?=[,.;?]|\s+c[oó]mo|\s+con qu[eé]|$)/iu;

/**
 * The questions that a message puts, each with what the message tells besides: "¿hay que ir de negro? ¿debo cubrirme
 * la cabeza?" after "entierran a un compañero que era judío".
 */
export function questionsAsked(said: string): Asked[] {
  const message = inPlainSense(withoutJacket(said));
  const [, one, other] = spilt.exec(message) ?? [];
  if (one !== undefined && other !== undefined)
    return [one, other].map((spill) => ({ question: `quitar mancha de ${spill}`, about: '' }));
  const parts = message
    .split(sentence)
    .flatMap((text) => {
      const isMarked = text.includes('?');
      const pieces = text.split(splitFor(text, isMarked)).map(tidy);
      // "aquí hace mucho frío, ¿cómo me visto?" asks once.
      const isAlone = !pieces.some((piece) => begins.test(piece));
      return pieces.map((piece) => ({ text: piece, isMarked, isAlone: isMarked && isAlone }));
    })
    .filter(({ text }) => /\p{L}/u.test(text));
  const isQuestion = ({ text, isMarked, isAlone }: (typeof parts)[number]) =>
    (begins.test(text) && (isMarked || !gives.test(text))) ||
    (acts.test(text) && (isMarked || asksLeave.test(text))) ||
    (acts.test(text) && /\so (?:q|qu[eé]|no|c[oó]mo)$/iu.test(text)) ||
    (isAlone && (bare.test(text) || contentOf(text) > 0));
  const questions = parts.filter(isQuestion);
  const besides = parts.filter((part) => !questions.includes(part)).map(({ text }) => text);
  return questions.map(({ text }, at) => {
    const first = at === 0 || contentOf(besides.join(' ')) >= leastTold ? '' : (questions[0]?.text ?? '');
    return { question: text, about: `${besides.join(' ')} ${first}`.trim() };
  });
}
