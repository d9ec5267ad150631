import type { EventName } from '#contract/events.ts';
import { ceremonies } from './ceremonies.ts';
import { daysOff } from './days-off.ts';
import { evenings } from './evenings.ts';
import type { Event } from './event.ts';
import { workingDays } from './working-days.ts';

export const events: Readonly<Record<EventName, Event>> = {
  ...ceremonies,
  ...workingDays,
  ...evenings,
  ...daysOff,
};

export const eventOf = (name: EventName | null | undefined): Event | null => (name ? events[name] : null);
