import ICAL from 'ical.js';
import { plans } from '#advisor/understand/plans/event-words.ts';
import { plansIn } from '#advisor/understand/plans/plans-in.ts';
import { tokensOf } from '#advisor/words/tokens.ts';
import type { DayEvent } from '#contract/calendar.ts';
import { zonedDay, zonedTimestamp } from '#server/platform/madrid.ts';

const eventsMost = 200;
/** Of recurrences, over all events: twenty years of days. */
const stepsMost = 8_000;
const titleMax = 120;
const dayMillis = 24 * 60 * 60 * 1000;

export interface Span {
  from: string;
  to: string;
}

/**
 * The events of some days, those of recurrences included. Runs in a thread with a time limit, because rules
 * can be written that take for ever.
 * @throws when it is no calendar
 */
export function readIcs(text: string, { from, to }: Span): DayEvent[] {
  const calendar = ICAL.Component.fromString(text);
  if (calendar.name !== 'vcalendar') throw new Error(`a ${calendar.name} is no calendar`);
  const all = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const moved = Map.groupBy(
    all.filter((event) => event.isRecurrenceException()),
    ({ uid }) => uid,
  );
  const found: DayEvent[] = [];
  let steps = 0;
  const add = (event: ICAL.Event, start: ICAL.Time) => {
    if (event.component.getFirstPropertyValue('status') === 'CANCELLED') return;
    const { day, time } = momentOf(start);
    const title = event.summary?.trim().slice(0, titleMax);
    if (title && day >= from && day <= to) found.push({ day, time, title, ...meaningOf(title) });
  };
  for (const event of all) {
    if (event.isRecurrenceException() || !event.startDate) continue;
    if (!event.isRecurring()) {
      add(event, event.startDate);
      continue;
    }
    if (!Object.keys(event.getRecurrenceTypes()).every((type) => /^(DAI|WEEK|MONTH|YEAR)LY$/.test(type)))
      continue;
    for (const exception of moved.get(event.uid) ?? []) event.relateException(exception);
    const occurrences = event.iterator(nearTo(event, from));
    for (let next = occurrences.next(); next && steps < stepsMost; next = occurrences.next()) {
      steps++;
      const { item, startDate } = event.getOccurrenceDetails(next);
      if (momentOf(next).day > to) break;
      add(item, startDate);
    }
  }
  return found
    .sort((a, b) => `${a.day} ${a.time ?? ''}`.localeCompare(`${b.day} ${b.time ?? ''}`))
    .slice(0, eventsMost);
}

/** A start of the same phase shortly before: a day's or a week's rule without a count may begin there. */
function nearTo(event: ICAL.Event, from: string): ICAL.Time {
  const start = event.startDate;
  const rules = event.component.getAllProperties('rrule').map((rule) => rule.getFirstValue() as ICAL.Recur);
  const skips = rules.length > 0 && rules.every(({ freq, count }) => !count && /^(DAI|WEEK)LY$/.test(freq));
  const days = (Date.parse(from) - start.toJSDate().getTime()) / dayMillis - 1;
  const cycle = 7 * rules.reduce((product, { interval }) => product * interval, 1);
  const near = start.clone();
  if (skips && days > cycle) near.adjust(Math.floor(days / cycle) * cycle, 0, 0, 0);
  return near;
}

/** A time without a zone is the person's own, and taken as it stands. */
function momentOf(start: ICAL.Time): Pick<DayEvent, 'day' | 'time'> {
  const local = start.toString();
  if (start.isDate) return { day: local.slice(0, 10), time: null };
  if (start.zone === ICAL.Timezone.localTimezone)
    return { day: local.slice(0, 10), time: local.slice(11, 16) };
  const at = start.toJSDate();
  return { day: zonedDay(at), time: zonedTimestamp(at).slice(11, 16) };
}

function meaningOf(title: string): Pick<DayEvent, 'occasion' | 'event'> {
  const tokens = tokensOf(title);
  const { plan } = plansIn(tokens, plans.find(tokens), false);
  return { occasion: plan?.occasion ?? null, event: plan?.event ?? null };
}
