import { numberOf, spelledAt } from '../../understand/numbers.ts';
import { months as monthNames } from '../../understand/told/dates.ts';
import { climateOf, type Place } from '../../understand/told/places.ts';
import type { Token } from '../../words/tokens.ts';

export type Stay = { text: string; months: number };

const fewestWeeks = 3;
const weeksOfMonth = 4;
const wholeYear = 12;
const mostDays = 14;
const daysOfMonth = 30;

const terms: Readonly<Record<string, Stay>> = {
  semestre: { text: 'un semestre', months: 6 },
  cuatrimestre: { text: 'un cuatrimestre', months: 4 },
  trimestre: { text: 'un trimestre', months: 3 },
  erasmus: { text: 'un curso', months: 9 },
};

const noStay = /^(?:hace|hacia|tiene|tienen|tengo|desde|cada|dentro)$/;
const ofAge = /^(?:bebes?|hij[oa]s?|nin[oa]s?|niet[oa]s?|embarazad[oa]|perr[oa]|sobrin[oa]s?|sueldos?)$/;
const moving = /^(?:mudo|mudamos|mudarme|mudarnos|mudanza|traslado|emigro|emigramos)$/;

const isElse = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ text }) => noStay.test(text) || ofAge.test(text)) ||
  /^(?:de embarazo|antes)/.test(`${tokens[at + 1]?.text ?? ''} ${tokens[at + 2]?.text ?? ''}`);

function stayAt(tokens: readonly Token[], at: number): Stay | null {
  const word = tokens[at]?.text ?? '';
  const before = tokens[at - 1];
  const count = numberOf(before);
  if (/^mes(?:es)?$/.test(word) && count)
    return { text: count === 1 ? 'un mes' : `${before?.text} meses`, months: Math.min(wholeYear, count) };
  const days = /^dias$/.test(word) ? spelledAt(tokens, at - 1) : null;
  if (days !== null && days > mostDays && days < daysOfMonth * wholeYear)
    return { text: `${before?.text} días`, months: days / daysOfMonth };
  if (/^semanas$/.test(word) && count && count >= fewestWeeks)
    return { text: `${before?.text} semanas`, months: count / weeksOfMonth };
  if (word === 'ano' && before?.text === 'medio') return { text: 'medio año', months: 6 };
  if (/^anos?$/.test(word) && count)
    return { text: count === 1 ? 'un año' : `${before?.text} años`, months: wholeYear };
  return Object.hasOwn(terms, word) ? (terms[word] ?? null) : null;
}

function spanOfMonths(tokens: readonly Token[]): Stay | null {
  const at = tokens.findIndex(
    ({ text }, index) => monthNames.includes(text) && /^(?:a|hasta)$/.test(tokens[index + 1]?.text ?? ''),
  );
  const from = monthNames.indexOf(tokens[at]?.text ?? '');
  const to = monthNames.indexOf(tokens[at + 2]?.text ?? '');
  if (at < 0 || from < 0 || to < 0) return null;
  const months = ((to - from + wholeYear) % wholeYear) + 1;
  return { text: `${months} meses`, months };
}

export function stayIn(tokens: readonly Token[]): Stay | null {
  const span = spanOfMonths(tokens);
  if (span) return span;
  for (const [at] of tokens.entries()) {
    const stay = stayAt(tokens, at);
    if (stay && !isElse(tokens, at)) return stay;
  }
  return tokens.some(({ text }) => moving.test(text)) ? { text: 'una mudanza', months: wholeYear } : null;
}

const otherAirC = 6;

export function monthsOf(place: Place | null, from: number, { months }: Stay): number[] {
  if (!place || months < 2) return [from];
  const all = Array.from({ length: Math.round(months) }, (_, at) => ((from - 1 + at) % wholeYear) + 1);
  const airC = (month: number) => climateOf(place, month).temperatureC;
  const distance = (month: number) => Math.abs(airC(month) - airC(from));
  const farthest = all.reduce((best, month) => (distance(month) > distance(best) ? month : best), from);
  return distance(farthest) >= otherAirC ? [from, farthest] : [from];
}
