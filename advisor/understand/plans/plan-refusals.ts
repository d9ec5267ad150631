import type { Token } from '../../words/tokens.ts';
import type { Mentions } from '../garments/mentions.ts';
import { isRefused } from '../refusals.ts';

const feared =
  /\b(?:no (?:quiero|quisiera|vaya|vayan|me gustaria|sea)(?: a)?|sin|ni|tampoco|nadie|(?:para|pa) que no|que no)(?: que)?(?: (?:me|se|lo|la|les|le|nadie|la gente|ell[ao]s))*(?: que)? (?:dig|dic|decir|pien|pens|cre|confund|pare[zc]|vean?\b|tom[ea]|not[ea])\w*/;
const likened = /\bcomo (?:para|de|en|si)(?: \w+){0,3}$/;
const negative = /\b(?:no|ni|nadie|nada|tampoco|sin)\b(?! se\b)/;
const turn = /^(?:pero|aunque|sino|porque|mejor|quiero|necesito)$/;
const mostOfClause = 14;

const clauseBefore = (tokens: readonly Token[], start: number): string => {
  let from = start;
  while (
    from > Math.max(0, start - mostOfClause) &&
    !tokens[from - 1]?.pause &&
    !(turn.test(tokens[from - 1]?.text ?? '') && tokens[from - 2]?.text !== 'no')
  )
    from--;
  return tokens
    .slice(from, start)
    .map(({ text }) => text)
    .join(' ');
};

/** "que no parezca un velorio", "como si fuera al colegio" */
export function isCompared(tokens: readonly Token[], start: number): boolean {
  const near = tokens.slice(Math.max(0, start - 6), start);
  if (
    near.some(
      ({ text }, at) =>
        /^(pare(zc|c)|confund|sensacion|impresion)/.test(text) ||
        (text === 'como' && near[at + 1]?.text === 'si'),
    )
  )
    return true;
  const before = clauseBefore(tokens, start);
  return feared.test(before) || (likened.test(before) && negative.test(before));
}

/** "la camiseta del gimnasio" is a garment, no plan. */
export const isDescription = (tokens: readonly Token[], start: number, { garments }: Mentions): boolean =>
  garments.some(
    ({ end }) =>
      end < start &&
      tokens.slice(end, start).every(({ text }) => /^(de|el|la)$/.test(text)) &&
      tokens[end]?.text === 'de',
  );

function isRefusedHere(tokens: readonly Token[], start: number): boolean {
  const from = tokens.slice(0, start).findLastIndex(({ pause }) => pause) + 1;
  return isRefused(tokens.slice(from), start - from);
}

/** "sin corbata a la boda" refuses the tie and goes to the wedding. */
export const isPlanRefused = (tokens: readonly Token[], start: number, { garments }: Mentions): boolean =>
  (notGoing.test(saidBefore(tokens, start)) ||
    (isRefusedHere(tokens, start) && !isPurpose(saidBefore(tokens, start)))) &&
  !garments.some((one) => one.end <= start && start - one.start <= 5);

/** "al final no vamos a la montaña" */
const notGoing = /\bno (?:voy|vamos|ire|iremos|va) (?:a|para)(?: (?:el|la|los|las|un|una|ningun|ninguna))?$/;
/** "para ir a clase, no de fiesta", beside the plan that is meant */
export const isContrasted = (tokens: readonly Token[], start: number): boolean =>
  /\bno (?:para|de|a|en)(?: (?:ir de|ir a|salir de|salir|un|una|el|la))?$/.test(saidBefore(tokens, start));
/** "algo sin mangas para una cena" */
const isPurpose = (lead: string): boolean =>
  /\bpara(?: ir a)?(?: (?:el|la|los|las|un|una|mi|mis))?$/.test(lead) &&
  !/\b(?:no (?:es|son|sea|era|quiero|voy|vale|sirve)|nada) (?:\w+ )?para\b/.test(lead);
const saidBefore = (tokens: readonly Token[], start: number): string =>
  tokens
    .slice(Math.max(0, start - 5), start)
    .map(({ text }) => text)
    .join(' ');
