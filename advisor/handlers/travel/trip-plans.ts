import { type Day, noDay } from '../../state.ts';
import { numberOf } from '../../understand/numbers.ts';
import { understand } from '../../understand/understand.ts';
import { type Token, tokensOf } from '../../words/tokens.ts';
import { dayWith, purposeIn } from '../day.ts';
import type { IntentContext } from '../handler.ts';
import { spanIn } from './legs.ts';

/** A day of a trip, 0 is the first, with its plan; without one it is an ordinary day. */
export type TripDay = {
  day: Day;
  plan: string | null;
  at: number | null;
  isEvening: boolean;
  month?: string;
};

const separator = /[,;.:\n!?¿¡()]|\s(?:y|e|mas|más|luego)\s/iu;
const ofTime = /^(dias?|noches?|semanas?|horas?|grados?|maletas?|mochilas?|personas?|adultos?|ninos?)$/;
const working =
  /^(congreso|congresos|convencion|jornadas|reunion|reuniones|negocios|trabajo|trabajar|currar|curro|chamba|laburo|pega|clientes|formacion|curso|conferencia)$/;
const ofDays = /^(congreso|convencion|formacion|curso|feria|retiro|festival)$/;
const spelledWork: Readonly<Record<string, string>> = {
  reunion: 'reunión',
  convencion: 'convención',
  formacion: 'formación',
};
const daily = /\b(?:todos los|cada) dias?\b|\ba diario\b/;
const freeDay = /^(libre|libres|pasear|paseo|turismo|turistear|descansar|descanso|relax)$/;
const travelling = /^(flight|short-flight|airport|train|road-trip|travel|casual-friday)$/;
const ofOneDay = /wedding|graduation|baptism|communion|gala|engagement/;
const ceremonyOf = ({ event }: Day): string | null => ofOneDay.exec(event ?? '')?.[0] ?? null;
const ofHospital = /hospital|ingres|operad/i;
export const isFarVisit = (event: string | null, part: string): boolean =>
  (event === 'hospital-visit' && !ofHospital.test(part)) ||
  (event === 'quinceanera' && /quince d[ií]as/i.test(part));
/** Plans of working days, which fill what is left. */
const filling = new Set(['work', 'formal', 'sport']);
const isFilling = ({ occasion }: Day) => filling.has(occasion ?? '');

const evening =
  /^(business-dinner|company-party|concert|classical-concert|opera|theatre|nightclub|romantic-dinner|gala|cocktail|birthday|dinner-with-friends|informal-dinner)$/;
const ofEvening =
  /^(cenas?|cenar|ceno|cenamos|teatro|opera|copas|noches?|bailes?|bailar|bailamos|verbenas?|discotecas?|disco|rumba|antros?|boliche|carrete)$/;
const dancing = /^(bailes?|bailar|bailamos|verbenas?|discotecas?|disco|rumba|antros?|boliche|carrete)$/;
const nightly = /\b(?:tod[oa]s|cada|por) las? noches?\b|\bcada noche\b/;
/** Of dances every night two are dressed, which take turns. */
const [mostOfOne, mostEvenings] = [2, 3];

const weekdays = 'lunes martes miercoles jueves viernes sabado domingo'.split(' ');

/** "el jueves me voy tres días por trabajo" tells when the trip begins. */
const leaving = /^(salgo|salimos|sale|voy|vamos|viajo|viajamos|vuelvo|volvemos|regreso|vuelo|dias?|noches)$/;

/** The days of the trip that a plan is told for: "trabajo el viernes", of a trip that starts on a Friday. */
const datedIn = (tokens: readonly Token[], start: number | null, count: number): number[] =>
  start === null || spanIn(tokens) !== null || tokens.some(({ text }) => leaving.test(text))
    ? []
    : tokens
        .flatMap(({ text }) => (weekdays.includes(text) ? [(weekdays.indexOf(text) - start + 7) % 7] : []))
        .filter((at) => at < count);

type Said = {
  day: Day;
  plan: string | null;
  times: number | null;
  isRest: boolean;
  isEvening: boolean;
  on: number[];
};

/**
 * The days of a trip by the plans that its message names: "congreso, tres cenas y un domingo libre". A plan without
 * a number takes one day, or the days that are left where it is work; a dinner after work takes none.
 * @param start the first weekday, 0 is Monday
 */
export function tripDays(
  { message, wardrobe, box }: IntentContext,
  base: Day,
  count: number,
  start: number | null,
): TripDay[] {
  const plans: Said[] = [];
  for (const part of message.split(separator)) {
    const tokens = tokensOf(part);
    const { slots } = understand(part, wardrobe).reading;
    const dance = tokens.find(({ text }) => dancing.test(text))?.text;
    const isEvening =
      dance !== undefined ||
      evening.test(slots.event ?? '') ||
      (tokens.some(({ text }) => ofEvening.test(text)) && /^(date|party|formal)$/.test(slots.occasion ?? ''));
    const work = isEvening ? undefined : tokens.find((_, at) => isWork(tokens, at))?.text;
    if (
      !work &&
      dance === undefined &&
      !tokens.some(({ text }) => freeDay.test(text)) &&
      (slots.occasion === null || travelling.test(slots.event ?? '') || isFarVisit(slots.event, part))
    )
      continue;
    const isDaily = daily.test(tokens.map(({ text }) => text).join(' '));
    const times = tokens.flatMap((token, at) => {
      const value = numberOf(token);
      return value !== null &&
        Number.isInteger(value) &&
        value > 0 &&
        value <= count &&
        (value < count || !ofTime.test(tokens[at + 1]?.text ?? '')) &&
        !/^(noches?|horas?|grados?|personas?)$/.test(tokens[at + 1]?.text ?? '') &&
        !(value === 1 && ofDays.test(tokens[at + 1]?.text ?? ''))
        ? [value]
        : [];
    })[0];
    const isFree = tokens.some(({ text }) => freeDay.test(text));
    const said: Day = isFree ? { ...noDay, occasion: 'casual' } : dayWith(noDay, slots, box);
    const isRest = tokens.some(({ text }) => /^(demas|resto)$/.test(text));
    const own: Day = work
      ? { ...said, occasion: 'work', event: null, purpose: spelledWork[work] ?? work }
      : dance === undefined || slots.event !== null
        ? said
        : {
            ...said,
            occasion: 'party',
            event: null,
            purpose: /^bail/.test(dance) ? 'el baile' : 'salir de noche',
          };
    const isOrdinary = own.occasion === 'casual' && own.event === null && own.purpose === null;
    plans.push({
      day: { ...base, occasion: own.occasion, event: own.event, purpose: own.purpose },
      plan: isOrdinary ? null : purposeIn(own),
      times:
        (isDaily ? undefined : times) ??
        (isEvening && nightly.test(tokens.map(({ text }) => text).join(' ')) ? count : null),
      isRest,
      isEvening,
      on: datedIn(tokens, start, count),
    });
  }
  const once = plans.filter(
    ({ day }, at) =>
      ceremonyOf(day) === null || plans.findIndex((one) => ceremonyOf(one.day) === ceremonyOf(day)) === at,
  );
  plans.splice(0, plans.length, ...once);
  const isFull = plans.length > 1 || plans.some(({ times }) => times !== null);
  const hasRest = plans.some(({ isRest }) => isRest);
  const counted = plans.filter(
    (one) =>
      one.times !== null ||
      one.on.length > 0 ||
      ceremonyOf(one.day) !== null ||
      !(
        (isFull && one.isRest) ||
        (!hasRest && (isFull || one.day.occasion !== 'formal') && isFilling(one.day))
      ),
  );
  const left = plans.filter((one) => !counted.includes(one));
  // "por trabajo: una feria" is the fair.
  const rest = left.find(({ day }) => day.event !== null) ?? left[0];
  const after = counted.filter(({ isEvening }) => isEvening);
  const evenings = after
    .flatMap(({ day, plan, on, times }) =>
      Array.from(
        { length: Math.min(times ?? 1, mostOfOne) },
        (_, at): TripDay => ({ day, plan, at: on[at] ?? null, isEvening: true }),
      ),
    )
    .slice(0, mostEvenings);
  const days: (Omit<TripDay, 'at'> | undefined)[] = Array.from({ length: Math.max(count, 1) });
  const open: Omit<TripDay, 'at'>[] = [];
  for (const one of counted) {
    if (after.includes(one)) continue;
    const { day, plan, on, times } = one;
    for (const at of on) days[at] = { day, plan, isEvening: false };
    if (on.length === 0)
      open.push(...Array.from({ length: times ?? 1 }, () => ({ day, plan, isEvening: false })));
  }
  const ordinary = rest
    ? { day: rest.day, plan: rest.plan, isEvening: false }
    : {
        // "cuatro días de mercadillos": whatever else is planned, one walks on the others.
        day:
          base.event === 'sightseeing'
            ? base
            : { ...base, occasion: 'casual' as const, event: null, purpose: null },
        plan: null,
        isEvening: false,
      };
  const free = days.filter((one) => one === undefined).length;
  const filled = [...Array.from({ length: Math.max(0, free - open.length) }, () => ordinary), ...open];
  const inOrder = days.map((one): Omit<TripDay, 'at'> => one ?? filled.shift() ?? ordinary);
  return [...inOrder.map((one, at) => ({ ...one, at })), ...evenings];
}

/** "Día 2, una feria", "Una noche, una cena de negocios" */
export const named = (trip: readonly Omit<TripDay, 'day'>[]): string[] => {
  let day = 0;
  return trip.map(({ plan, at, isEvening, month }) => {
    if (!isEvening) day++;
    const name =
      month && !isEvening
        ? `En ${month}`
        : !isEvening
          ? `Día ${day}`
          : at === null
            ? 'Una noche'
            : `Día ${at + 1} por la noche`;
    return plan === null ? name : `${name}, ${plan}`;
  });
};

/** In Chile, work is called "la pega"; "pega el sol" is no work. */
const isWork = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.text ?? '';
  return working.test(word) && (word !== 'pega' || /^(la|de|por|mi)$/.test(tokens[at - 1]?.text ?? ''));
};
