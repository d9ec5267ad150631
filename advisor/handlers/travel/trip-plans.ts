import { type Day, noDay } from '../../state.ts';
import { numberOf } from '../../understand/numbers.ts';
import { understand } from '../../understand/understand.ts';
import { tokensOf } from '../../words/tokens.ts';
import { dayWith, purposeIn } from '../day.ts';
import type { IntentContext } from '../handler.ts';

/** A day of a trip with its plan; without one it is an ordinary day. */
type TripDay = { day: Day; plan: string | null };

const separator = /[,;.:\n!?¿¡()]|\s(?:y|e|mas|más|luego)\s/iu;
const ofTime = /^(dias?|noches?|semanas?|horas?|grados?|maletas?|mochilas?|personas?|adultos?|ninos?)$/;
const working =
  /^(congreso|congresos|convencion|jornadas|reunion|reuniones|negocios|trabajo|trabajar|currar|curro|chamba|laburo|pega|clientes|formacion|curso|conferencia)$/;
const free = /^(libre|libres|pasear|paseo|turismo|turistear|descansar|descanso|relax)$/;
const travelling = /^(flight|train|road-trip|travel)$/;
/** Plans of working days, which fill what is left. */
const filling = new Set(['work', 'formal', 'sport']);
const isFilling = ({ occasion }: Day) => filling.has(occasion ?? '');

/**
 * The days of a trip by the plans that its message names: "congreso, tres cenas y un domingo libre". A plan without
 * a number takes one day, or the days that are left where it is work.
 */
export function tripDays({ message, wardrobe, box }: IntentContext, base: Day, count: number): TripDay[] {
  const plans: { day: Day; plan: string | null; times: number | null; isRest: boolean }[] = [];
  for (const part of message.split(separator)) {
    const tokens = tokensOf(part);
    const { slots } = understand(part, wardrobe).reading;
    const work = tokens.find(({ text }) => working.test(text))?.text;
    if (
      !work &&
      !tokens.some(({ text }) => free.test(text)) &&
      (slots.occasion === null || travelling.test(slots.event ?? ''))
    )
      continue;
    const times = tokens.flatMap((token, at) => {
      const value = numberOf(token);
      return value !== null &&
        Number.isInteger(value) &&
        value > 0 &&
        value <= count &&
        (value < count || !ofTime.test(tokens[at + 1]?.text ?? '')) &&
        !/^(noches?|horas?|grados?|personas?)$/.test(tokens[at + 1]?.text ?? '')
        ? [value]
        : [];
    })[0];
    const isFree = tokens.some(({ text }) => free.test(text));
    const said: Day = isFree ? { ...noDay, occasion: 'casual' } : dayWith(noDay, slots, box);
    const isRest = tokens.some(({ text }) => /^(demas|resto)$/.test(text));
    const own: Day = work ? { ...said, occasion: 'work', event: null, purpose: work } : said;
    const isOrdinary = own.occasion === 'casual' && own.event === null && own.purpose === null;
    plans.push({
      day: { ...base, occasion: own.occasion, event: own.event, purpose: own.purpose },
      plan: isOrdinary ? null : purposeIn(own),
      times: times ?? null,
      isRest,
    });
  }
  const isFull = plans.length > 1 || plans.some(({ times }) => times !== null);
  const hasRest = plans.some(({ isRest }) => isRest);
  const counted = plans.filter(
    (one) =>
      one.times !== null ||
      !(
        (isFull && one.isRest) ||
        (!hasRest && (isFull || one.day.occasion !== 'formal') && isFilling(one.day))
      ),
  );
  const special = counted.flatMap(({ day, plan, times }) =>
    Array.from({ length: times ?? 1 }, (): TripDay => ({ day, plan })),
  );
  const rest = plans.find((one) => !counted.includes(one));
  const ordinary: TripDay = rest
    ? { day: rest.day, plan: rest.plan }
    : { day: { ...base, occasion: 'casual', event: null, purpose: null }, plan: null };
  const left = Math.max(0, count - special.length);
  return [...Array.from({ length: left }, () => ordinary), ...special].slice(0, Math.max(count, 1));
}
