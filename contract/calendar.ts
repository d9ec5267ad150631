import { z } from 'zod';
import { Done, endpoint } from './endpoint.ts';
import { eventNames } from './events.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { occasions } from './vocabulary.ts';

export const DayEvent = z.object({
  /** In Europe/Madrid. */
  day: z.string(),
  /** `18:30`; null for the whole day. */
  time: z.string().nullable(),
  title: z.string(),
  occasion: z.enum(occasions).nullable(),
  event: z.enum(eventNames).nullable(),
});
export type DayEvent = z.infer<typeof DayEvent>;

const Source = z.object({
  host: z.string(),
  checkedAt: z.iso.datetime(),
  events: z.number().int(),
  failed: z.boolean(),
});

export const readCalendars = endpoint({
  method: 'GET',
  path: '/api/calendar',
  summary: 'The secret address of the plans, and the calendar that events are read from',
  access: 'session',
  response: z.object({ feedUrl: z.string().nullable(), source: Source.nullable() }),
});

export const makeFeed = endpoint({
  method: 'PUT',
  path: '/api/calendar/feed',
  summary: 'Makes a secret address of the plans for calendar programs; the one before ends',
  access: 'session',
  response: z.object({ feedUrl: z.string() }),
});

export const endFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar/feed',
  summary: 'Ends the secret address of the plans',
  access: 'session',
  response: Done,
});

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:person/:token/vestidor.ics',
  summary: 'The plans as iCalendar (RFC 5545), for who has the secret address',
  access: 'public',
  rate: { perHour: 240 },
  params: z.strictObject({ person: z.uuid(), token: z.string().max(64) }),
  response: 'file',
  errors: ['calendar_not_found', 'rate_limited'],
});

export const setSource = endpoint({
  method: 'PUT',
  path: '/api/calendar/source',
  summary: 'Reads events from a public iCalendar address, now and every few hours',
  access: 'session',
  rate: { perHour: 20 },
  body: z.strictObject({
    url: z
      .url({ protocol: /^(https?|webcal)$/, error: messages.calendar.address })
      .max(limits.calendar.addressMax, messages.calendar.addressTooLong),
  }),
  response: z.object({ source: Source }),
  errors: ['calendar_unreadable', 'rate_limited'],
});

export const forgetSource = endpoint({
  method: 'DELETE',
  path: '/api/calendar/source',
  summary: 'Forgets the calendar that events are read from, and its events',
  access: 'session',
  response: Done,
});
