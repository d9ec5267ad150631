import { z } from 'zod';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { limits } from './limits.ts';
import { Look } from './looks.ts';
import { messages } from './messages.ts';
import { reminderTopics } from './reminder-topics.ts';

/** Local time, `07:30`. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.time);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('es-ES', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export const ReminderSettings = z.strictObject({
  /** False ends everything at once, whatever else is chosen. */
  enabled: z.boolean(),
  mail: z.boolean(),
  topics: z
    .array(z.enum(reminderTopics))
    .max(reminderTopics.length)
    .refine((topics) => new Set(topics).size === topics.length, messages.reminder.repeated),
  morningAt: ClockTime,
  eveningAt: ClockTime,
  /** Silence; equal times mean none. */
  quietFrom: ClockTime,
  quietUntil: ClockTime,
  /** IANA. */
  timeZone: z.string().max(64).refine(isTimeZone, messages.reminder.timeZone),
  /** Degrees with one decimal, about ten kilometres. */
  place: z
    .strictObject({
      name: z.string().min(1).max(80),
      latitude: z.number().min(-90).max(90).multipleOf(0.1),
      longitude: z.number().min(-180).max(180).multipleOf(0.1),
    })
    .nullable(),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

export const defaultReminders: ReminderSettings = {
  enabled: false,
  mail: false,
  topics: [],
  morningAt: '07:30',
  eveningAt: '20:00',
  quietFrom: '22:00',
  quietUntil: '07:00',
  timeZone: 'Europe/Madrid',
  place: null,
};

export const PushDevice = z.object({
  id: z.uuid(),
  /** "Chrome en Windows" */
  name: z.string(),
  since: z.iso.datetime(),
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** Base64url of a key with a fixed length in bytes. */
const Key = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$`), messages.reminder.key);

const Endpoint = z.url({ protocol: /^https?$/ }).max(limits.reminders.endpointMax);

export const readReminders = endpoint({
  method: 'GET',
  path: '/api/reminders',
  summary: 'The reminders chosen, the browsers that receive them, and the key to subscribe another',
  access: 'session',
  response: z.object({
    settings: ReminderSettings,
    devices: z.array(PushDevice),
    /** VAPID, RFC 8292. */
    publicKey: z.string(),
    /** Only a confirmed address gets reminders. */
    mailConfirmed: z.boolean(),
  }),
});

export const changeReminders = endpoint({
  method: 'PUT',
  path: '/api/reminders',
  summary: 'Chooses which reminders to get, how and when',
  access: 'session',
  body: ReminderSettings,
  response: z.object({ settings: ReminderSettings }),
  errors: ['email_unconfirmed'],
});

export const addPushDevice = endpoint({
  method: 'PUT',
  path: '/api/reminders/browser',
  summary: 'Sends the reminders to this browser too (RFC 8030), until it signs out',
  access: 'session',
  rate: { perHour: 60 },
  body: z.strictObject({
    endpoint: Endpoint,
    keys: z.strictObject({ p256dh: Key(65), auth: Key(16) }),
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['push_address_refused', 'rate_limited'],
});

export const renewPushDevice = endpoint({
  method: 'PATCH',
  path: '/api/reminders/browser',
  summary: 'Goes on sending to a browser of the same person that signed in again; null if it was not one',
  access: 'session',
  body: z.strictObject({ endpoint: Endpoint }),
  response: z.object({ id: z.uuid().nullable() }),
});

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/reminders/devices/:id',
  summary: 'Sends no more reminders to a browser',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['device_not_found'],
});

export const readRemindedOutfit = endpoint({
  method: 'GET',
  path: '/api/reminders/outfit',
  summary: 'The outfit that the morning’s reminder proposed; null once it is another day',
  access: 'session',
  response: z.object({ look: Look.nullable() }),
});

const UnsubscribeParams = z.strictObject({ person: z.uuid(), token: z.string().max(64) });

export const openUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/reminders/unsubscribe/:person/:token',
  summary: 'Leads from the link of a mail to the page that ends them; changes nothing',
  access: 'public',
  params: UnsubscribeParams,
  response: 'redirect',
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/reminders/unsubscribe/:person/:token',
  summary: 'Ends the reminders by mail with the link of any of them (RFC 8058)',
  access: 'public',
  rate: { perHour: 120 },
  params: UnsubscribeParams,
  response: Done,
  errors: ['link_expired', 'rate_limited'],
});
