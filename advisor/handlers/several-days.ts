import type { EventName } from '#contract/events.ts';
import { type Day, noDay } from '../state.ts';
import { rangeIn } from '../understand/numbers.ts';
import { addDays, datesIn } from '../understand/told/dates.ts';
import { understand } from '../understand/understand.ts';
import { patternOf } from '../words/pattern.ts';
import { tokensOf } from '../words/tokens.ts';
import { dayWith } from './day.ts';
import { plansAsked } from './dress/many-looks.ts';
import { type IntentContext, says } from './handler.ts';

type DaysSaid = {
  shared: Day;
  days: readonly { date: string; day: Day }[];
  /** "de lunes a viernes", "la semana que viene" */
  isRange: boolean;
  /** "el lunes, martes y miércoles de oficina": these and no other days of the week. */
  isListed: boolean;
  /** "menos el miércoles" */
  without: readonly string[];
};

const range =
  /\b(semana|(lunes|martes|miercoles|jueves) a (martes|miercoles|jueves|viernes|sabado|domingo)|todos los dias|cada dia|fin)\b/;
const ofAll =
  /\b((los|las) (dos|tres|cuatro)|amb[oa]s|tod[oa]s|cada uno|cada una|el resto|l[oa]s demas|los otros( dias)?)\b/;
const ofWeek = /\b(esta|la|la proxima|la otra) semana( que viene| proxima| entrante)?\b/;
const weekdays = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ');
/** "de lunes a jueves": the weekdays of the range, 0 is Sunday. */
export function weekdaysIn(tokens: readonly { text: string }[]): ReadonlySet<number> | null {
  const at = tokens.findIndex(
    ({ text }, index) => weekdays.includes(text) && tokens[index + 1]?.text === 'a',
  );
  const first = weekdays.indexOf(tokens[at]?.text ?? '');
  const last = weekdays.indexOf(tokens[at + 2]?.text ?? '');
  if (at < 0 || first < 0 || last < 0) return null;
  const count = ((last - first + 7) % 7) + 1;
  return new Set(Array.from({ length: count }, (_, index) => (first + index) % 7));
}

const askingFor =
  /^(dame|deme|hazme|haceme|hecho|hechos|planifi\w*|planea\w*|organiza\w*|prepara\w*|arma\w*|para|quiero|necesito|outfits?|looks?|conjuntos?)$/;

export const wholeWeek = patternOf(
  'hazme|haceme|planif~|organiza~|organice~|prepara~|arma~|planea~|monta~ [toda] la|mi|esta semana',
);
const otherDays = /\b(resto|demas|otros dias)\b/;
const ofDay = /^(el|los|este|y|dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana)$/;
const excepted = /^(menos|salvo|excepto|quitando)\b|\b(libro|no trabajo|no voy|descanso|libre)\b/;
/** "los jueves vamos informales", in a week at the office */
const informal =
  /\b(informal(es)?|casual(es)?|relajad[oa]s?|desenfadad[oa]s?|de sport|de calle|(en|de) vaqueros|sin (traje|corbata))\b/i;
const easyAt: ReadonlySet<EventName | null> = new Set<EventName | null>([
  null,
  'office',
  'casual-friday',
  'afterwork',
  'work-from-home',
]);
const separator = /[,;.:\n!?¿¡()]|\s(?:y|e|luego|pero)\s/iu;

/** "planéame sábado sidrería y domingo monte" */
export function daysSaid(context: IntentContext): DaysSaid {
  const { message, wardrobe, box } = context;
  const shared: string[] = [];
  const byDate = new Map<string, string[]>();
  const without: string[] = [];
  let [isRange, isListed] = [false, false];
  let current: string[] = shared;
  let bare: string[][] = [];
  for (const part of message.split(separator)) {
    const tokens = tokensOf(part);
    const whole = tokens.map(({ text }) => text).join(' ');
    if (whole === '') continue;
    const within = whole.replace(ofWeek, '');
    const plain = weekdays.some((day) => within.includes(day)) ? within : whole;
    const dates = range.test(plain) || ofAll.test(plain) ? [] : datesIn(tokens, box.today);
    isRange ||= range.test(plain);
    const left = excepted.test(plain) ? datesIn(tokens, box.today) : [];
    if (left.length > 0 && !range.test(plain)) without.push(...left.map(({ date }) => date));
    else if (ofAll.test(plain) || range.test(plain)) shared.push(part);
    else if (dates.length > 0) {
      current = [];
      for (const { date } of dates) {
        const parts = byDate.get(date) ?? [];
        byDate.set(date, parts);
        parts.push(part);
        current = parts;
      }
      // "lunes y miércoles teletrabajo"
      const isBare = plain
        .trim()
        .split(/\s+/)
        .every((text) => ofDay.test(text) || askingFor.test(text));
      for (const parts of bare) if (!isBare) parts.push(part);
      isListed ||= bare.length > 0 && !isBare && !says(context, wholeWeek);
      bare = isBare ? [...bare, current] : [];
    } else {
      current.push(part);
      isListed ||= bare.length > 1;
      bare = [];
    }
  }
  const read = (parts: readonly string[], before: Day): Day => {
    const { slots, text } = understand(parts.join(', '), wardrobe).reading;
    const isEasyDay = before.occasion === 'work' && informal.test(text) && easyAt.has(slots.event);
    if (isEasyDay) return { ...before, event: 'casual-friday', purpose: 'un día informal de oficina' };
    const day = dayWith(before, slots, box);
    // "el viernes es casual"
    return day.occasion === null && slots.moods.includes('relaxed') ? { ...day, occasion: 'casual' } : day;
  };
  const all = read(shared, noDay);
  return {
    isRange,
    isListed: (isListed || bare.length > 1) && !otherDays.test(message.toLowerCase()),
    without,
    shared: all,
    days: inOrderSaid([...byDate])
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([date, parts]) => ({ date, day: read(parts, all) })),
  };
}

const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;
function inOrderSaid(said: [date: string, parts: string[]][]): [date: string, parts: string[]][] {
  const [first] = said;
  const weekdaysSaid = said.map(([date]) => weekdayOf(date));
  const isRising = weekdaysSaid.every((day, at) => at === 0 || day > (weekdaysSaid[at - 1] ?? day));
  if (!first || !isRising) return said;
  return said.map(([date, parts]) => [date < first[0] ? addDays(date, daysOfWeek) : date, parts]);
}
const daysOfWeek = 7;

const changing = new Set(['plan-move', 'plan-swap', 'plan-delete', 'plan-show', 'worn-before', 'worn-today']);
const dressing = new Set(['dress', 'week', 'keep', 'plans', 'adjust', 'combine', 'unclear', 'another']);
const asking = /^(algo|look|looks|outfit|outfits|conjunto|conjuntos|tenida|tenidas)$/;
const pointing =
  /^(este|ese|esta|esa|primer[oa]?|segund[oa]|guard\w*l[oa]s?|apunt\w*l[oa]s?|pon\w*l[oa]s?|pasa(?:l[oa]s?)?|mueve\w*|borra\w*|quita\w*|cambia\w*)$/;

/** "esta semana" points at no look. */
const ofTime =
  /^(?:semana|finde|fin|mes|puente|noche|tarde|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;

const planning =
  /^(?:plan|planes|planea\w*|planifi\w*|arma\w*|organiza\w*|prepara\w*|dame|deme|hazme|haceme|sacame|looks|outfits|conjuntos|tenidas|pintas|repet\w*|repit\w*)$/;
const asksRange = (tokens: readonly { text: string }[]): boolean =>
  weekdaysIn(tokens) !== null && tokens.some(({ text }) => planning.test(text));

export function isSeveralDays(context: IntentContext): boolean {
  const { understood } = context;
  const { intent, aim, reading, slots } = understood;
  if (!dressing.has(intent) || (aim !== null && changing.has(aim)) || slots.garments.length > 0) return false;
  if (intent === 'dress' && slots.place === null && asksRange(reading.tokens)) return true;
  if (new Set(datesIn(reading.tokens, context.box.today).map(({ date }) => date)).size < 2) return false;
  const isOfTime = (at: number) => ofTime.test(reading.tokens[at + 1]?.text ?? '');
  // "mañana 5 grados, mediodía 22" is one day.
  const isMorning = reading.tokens.some(
    ({ text }, at) => text === 'manana' && /^-?\d+$/.test(reading.tokens[at + 1]?.text ?? ''),
  );
  if (isMorning) return false;
  if (reading.tokens.some(({ text }, at) => pointing.test(text) && !isOfTime(at))) return false;
  // "voy a Madrid del 8 al 13" is a trip.
  if (slots.place !== null && rangeIn(reading.tokens) !== null) return false;
  const { days, shared } = daysSaid(context);
  if ((plansAsked(context, noDay)?.length ?? 0) > days.length) return false;
  const asks = reading.tokens.some(({ text }) => asking.test(text));
  return (
    days.length >= 2 && (asks || shared.occasion !== null || days.some(({ day }) => day.occasion !== null))
  );
}
