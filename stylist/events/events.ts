import { type EventName, eventNames, occasionOfEvent } from '#contract/events.ts';
import { ceremonies } from './ceremonies.ts';
import { dailyLife } from './daily-life.ts';
import { dates } from './dates.ts';
import { daysOff } from './days-off.ts';
import type { Event, EventRules } from './event.ts';
import { interviews } from './interviews.ts';
import { parties } from './parties.ts';
import { shows } from './shows.ts';
import { sports } from './sports.ts';
import { weddings } from './weddings.ts';
import { workingDays } from './working-days.ts';

const rules: Readonly<Record<EventName, EventRules>> = {
  ...weddings,
  ...ceremonies,
  ...interviews,
  ...workingDays,
  ...dates,
  ...parties,
  ...shows,
  ...daysOff,
  ...dailyLife,
  ...sports,
};

export const events = Object.fromEntries(
  eventNames.map((name) => [name, { ...rules[name], name, occasion: occasionOfEvent(name) }]),
) as Readonly<Record<EventName, Event>>;

export const eventOf = (name: EventName | null | undefined): Event | null => (name ? events[name] : null);
