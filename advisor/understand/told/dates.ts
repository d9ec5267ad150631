import type { Token } from '../../words/tokens.ts';
import { numberOf } from '../numbers.ts';

/** A calendar day in the person's time zone. */
export type Today = { year: number; month: number; day: number };

// In the order of `Date.getUTCDay`.
const weekdays = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ');
export const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const monday = 1;
const saturday = 6;
const ofNextWeek = /^de la (?:semana (?:que viene|proxima|siguiente|entrante)|proxima semana|otra semana)/;

const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const isoOf = (date: Date) => date.toISOString().slice(0, 10);

function nextDayOf(day: number, month: number | null, today: Today): Date | null {
  const start = utc(today.year, today.month, today.day);
  for (let ahead = 0; ahead <= 12; ahead++) {
    const date = utc(today.year, today.month + ahead, day);
    const exists = date.getUTCDate() === day && (month === null || date.getUTCMonth() === month - 1);
    if (exists && date >= start) return date;
  }
  return null;
}

function lastDayOf(day: number, month: number | null, today: Today): Date | null {
  const end = utc(today.year, today.month, today.day);
  for (let back = 0; back <= 12; back++) {
    const date = utc(today.year, today.month - back, day);
    const exists = date.getUTCDate() === day && (month === null || date.getUTCMonth() === month - 1);
    if (exists && date <= end) return date;
  }
  return null;
}

export type DateSaid = { date: string; at: number };

/** "el sábado 10 personas" */
const counted =
  /^(grados?|personas?|horas?|dias?|minutos?|euros?|km|kilometros|kilos?|invitados?|invitadas?|amig[oa]s|anos?|prendas?|looks?|outfits?|conjuntos?)$/;

/**
 * Every date of a message as `2026-11-21`: "mañana", "el jueves", "el 14", "el 3 de mayo".
 * @param past whether weekdays are those before today, and "ayer" is meant
 */
export function datesIn(tokens: readonly Token[], today: Today, past = false): DateSaid[] {
  const inDays = (count: number) => isoOf(utc(today.year, today.month, today.day + count));
  const weekdayNow = utc(today.year, today.month, today.day).getUTCDay();
  // Today's weekday means the one next week, or last week.
  const daysUntil = (weekday: number) =>
    past ? -(((weekdayNow - weekday + 6) % 7) + 1) : ((weekday - weekdayNow + 6) % 7) + 1;
  const texts = tokens.map(({ text }) => text);
  const monthAt = (at: number) =>
    texts[at] === 'de' ? months.indexOf((texts[at + 1] ?? '').replace('setiembre', 'septiembre')) + 1 : 0;
  /** "el domingo 6", "el lunes día 14": the number counts. */
  const dayNumbered = (weekday: number): string | null => {
    const at = weekday + (texts[weekday + 1] === 'dia' ? 2 : 1);
    const number = /^\d{1,2}$/.test(texts[at] ?? '') ? numberOf(tokens[at]) : null;
    if (past || number === null || number < 1 || number > 31 || counted.test(texts[at + 1] ?? ''))
      return null;
    const date = nextDayOf(number, monthAt(at + 1) || null, today);
    return date && isoOf(date);
  };
  const dateAt = (at: number): string | null => {
    const text = texts[at] ?? '';
    const [before, after] = [texts[at - 1] ?? '', texts[at + 1] ?? ''];
    if (text === 'hoy' || (text === 'noche' && before === 'esta')) return inDays(0);
    if (
      past &&
      (/^(anteayer|antier)$/.test(text) || (text === 'ayer' && before === 'de' && texts[at - 2] === 'antes'))
    )
      return inDays(-2);
    if (past && (text === 'ayer' || text === 'anoche')) return inDays(-1);
    if (text === 'manana' && before === 'pasado') return inDays(2);
    const isAfterTomorrow = before === 'para' || (/^(y|o|pa|pal)$/.test(before) && texts.includes('manana'));
    if (text === 'pasado' && isAfterTomorrow && after !== 'manana') return inDays(2);
    // "el sábado, siendo de mañana" is a morning.
    const isMorning =
      ['la', 'esta', 'toda'].includes(before) ||
      (before === 'de' && texts.slice(0, at).some((word) => weekdays.includes(word)));
    if (text === 'manana' && !isMorning) return inDays(1);
    const weekday = weekdays.indexOf(text);
    if (weekday >= 0 && !past && ofNextWeek.test(texts.slice(at + 1, at + 6).join(' ')))
      return inDays(daysUntil(monday) + ((weekday + 6) % 7));
    if (weekday >= 0) return dayNumbered(at) ?? inDays(daysUntil(weekday));
    if (text === 'finde' || (text === 'semana' && before === 'de' && texts[at - 2] === 'fin'))
      return inDays(daysUntil(saturday));
    const number = numberOf(tokens[at]);
    if (number === null || !Number.isInteger(number)) return null;
    if (/^dias?$/.test(after) && (before === 'en' || texts[at - 2] === 'dentro')) return inDays(number);
    const month = monthAt(at + 1);
    const isOfMonth = ['el', 'al', 'del'].includes(before) && /^\d/.test(text);
    if (number >= 1 && number <= 31 && (month > 0 || isOfMonth || before === 'dia')) {
      const date = (past ? lastDayOf : nextDayOf)(number, month || null, today);
      return date && isoOf(date);
    }
    return null;
  };
  return texts.flatMap((_, at) => {
    const date = dateAt(at);
    // "el lunes 23" is one date.
    const weekday = texts[at - 1] === 'dia' ? texts[at - 2] : texts[at - 1];
    const again = weekdays.includes(weekday ?? '') && numberOf(tokens[at]) !== null;
    return date && !again ? [{ date, at }] : [];
  });
}

const feasts: Readonly<Record<string, readonly [day: number, month: number]>> = {
  nochevieja: [31, 12],
  nochebuena: [24, 12],
  navidad: [25, 12],
  reyes: [6, 1],
  halloween: [31, 10],
};

const plurals: Readonly<Record<string, string>> = { sabados: 'sabado', domingos: 'domingo' };
/** Weeks for which a day that comes again is filed: the calendar repeats nothing by itself. */
export const weeksAhead = 4;

/** How often the weekday at a place is meant: "todos los lunes", "los dos próximos lunes", "este lunes y el que viene". */
function weeksMeant(texts: readonly string[], at: number): number {
  const before = texts.slice(Math.max(0, at - 4), at).join(' ');
  const after = texts.slice(at + 1, at + 8).join(' ');
  if (/\b(todos los|cada)$/.test(before)) return weeksAhead;
  const counted =
    /\blos (?:(?:proximos|siguientes) )?(dos|tres|cuatro|\d)(?: (?:proximos|siguientes))?$/.exec(
      before,
    )?.[1] ?? '';
  const count = numberOf({ text: counted, stem: counted });
  if (count) return Math.min(count, weeksAhead);
  const isNextToo =
    /^(?:que viene )?(?:y|e) (?:el|en el|para el|a el|de el) (?:(?:de )?la (?:semana )?(?:que viene|siguiente|otra)|que viene|q viene|siguiente|proximo|otro|que sigue)\b(?! (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia))/;
  return isNextToo.test(after) ? 2 : 1;
}

function comingAgain(tokens: readonly Token[], today: Today): DateSaid[] {
  const singular = tokens.map((one) => ({ ...one, text: plurals[one.text] ?? one.text }));
  const texts = singular.map(({ text }) => text);
  return datesIn(singular, today).flatMap(({ date, at }) => {
    const count = weekdays.includes(texts[at] ?? '') ? weeksMeant(texts, at) : 1;
    return Array.from({ length: count }, (_, week) => ({ date: addDays(date, 7 * week), at }));
  });
}

/** "todos los lunes", which no calendar entry of its own repeats */
export const isEveryWeek = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      (weekdays.includes(text) || Object.hasOwn(plurals, text)) &&
      /\b(todos los|cada)$/.test(
        tokens
          .slice(Math.max(0, at - 2), at)
          .map((one) => one.text)
          .join(' '),
      ),
  );

/** Days to file something on, feasts too: "apúntalo pa nochevieja". */
export function daysToFile(tokens: readonly Token[], today: Today): DateSaid[] {
  const dates = comingAgain(tokens, today);
  if (dates.length > 0) return dates;
  return tokens.flatMap(({ text }, at) => {
    const feast = Object.hasOwn(feasts, text) ? feasts[text] : undefined;
    const isFor = /^(para|pa|pal|en|por|el|dia|de)$/.test(tokens[at - 1]?.text ?? '');
    const date = feast && isFor ? nextDayOf(...feast, today) : null;
    return date ? [{ date: isoOf(date), at }] : [];
  });
}

/** "hasta el domingo", "hasta después de Reyes" */
export function dayUntil(tokens: readonly Token[], today: Today): string | null {
  const [date] = datesIn(tokens, today);
  if (date) return date.date;
  const feast = tokens.find(({ text }) => Object.hasOwn(feasts, text))?.text;
  const day = feast === undefined ? null : nextDayOf(...(feasts[feast] ?? [1, 1]), today);
  return day && isoOf(day);
}

export const dateIn = (tokens: readonly Token[], today: Today): string | null =>
  datesIn(tokens, today)[0]?.date ?? null;

export const dayToFile = (tokens: readonly Token[], today: Today): string | null =>
  daysToFile(tokens, today)[0]?.date ?? null;

export const addDays = (date: string, count: number): string =>
  isoOf(new Date(Date.parse(date) + count * 86_400_000));

export const dateOf = ({ year, month, day }: Today): string => isoOf(utc(year, month, day));

/** Consecutive days of a week to plan: from next Monday, or from tomorrow; up to five skip the weekend. */
export function weekIn(tokens: readonly Token[], today: Today, count: number): string[] {
  const isNext = tokens.some(({ text }) => /^(viene|entra|proxima|prox|siguiente|lunes)$/.test(text));
  const isFree = (date: string) => [0, saturday].includes(new Date(date).getUTCDay());
  let date = addDays(dateOf(today), 1);
  while (isNext && new Date(date).getUTCDay() !== 1) date = addDays(date, 1);
  const dates: string[] = [];
  for (; dates.length < count; date = addDays(date, 1)) if (count > 5 || !isFree(date)) dates.push(date);
  return dates;
}

const spoken = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** "jueves 26" */
export const dayOfMonth = (date: string): string => inWords(date).split(' de ')[0] ?? '';

/** "jueves 26 de noviembre" */
export const inWords = (date: string): string =>
  spoken.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
