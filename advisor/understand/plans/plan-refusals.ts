import type { Token } from '../../words/tokens.ts';
import type { Mentions } from '../garments/mentions.ts';
import { isRefused } from '../refusals.ts';

/** "que no parezca un velorio", "como si fuera al colegio": no plan, but a comparison. */
export const isCompared = (tokens: readonly Token[], start: number): boolean =>
  tokens
    .slice(Math.max(0, start - 6), start)
    .some(
      ({ text }, at, near) =>
        /^(pare(zc|c)|confund)/.test(text) || (text === 'como' && near[at + 1]?.text === 'si'),
    );

/** "la camiseta del gimnasio" is a garment, no plan. */
export const isDescription = (tokens: readonly Token[], start: number, { garments }: Mentions): boolean =>
  garments.some(
    ({ end }) =>
      end < start &&
      tokens.slice(end, start).every(({ text }) => /^(de|el|la)$/.test(text)) &&
      tokens[end]?.text === 'de',
  );

/** "sin corbata a la boda" refuses the tie and goes to the wedding. */
export const isPlanRefused = (tokens: readonly Token[], start: number, { garments }: Mentions): boolean =>
  (notGoing.test(saidBefore(tokens, start)) ||
    (isRefused(tokens, start) && !isPurpose(saidBefore(tokens, start)))) &&
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
