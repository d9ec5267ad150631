import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Look } from '#contract/looks.ts';
import type { ReminderSettings } from '#contract/reminders.ts';
import { moment, owned, ownerId } from './accounts.ts';

/** Made at the first start, shared by all servers. */
export const installationKeys = pgTable('installation_keys', {
  name: text('name').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});

/** Without a row, nothing was chosen. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    ownerId: ownerId().primaryKey(),
    settings: jsonb('settings').$type<ReminderSettings>().notNull(),
    /** Part of the link that ends the mails. */
    mailToken: text('mail_token').notNull(),
    /** The next turns; null when nothing chosen needs them. */
    morningAt: moment('morning_at'),
    eveningAt: moment('evening_at'),
    /** Until then the turn belongs to the server that claimed it. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [
    index('reminder_settings_morning').on(table.morningAt),
    index('reminder_settings_evening').on(table.eveningAt),
  ],
);

/** Browsers (RFC 8030). They receive while their session lasts. */
export const pushDevices = pgTable(
  'push_devices',
  {
    ...owned(),
    endpoint: text('endpoint').notNull(),
    /** RFC 8291, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    name: text('name').notNull(),
    sessionId: uuid('session_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('push_devices_endpoint').on(table.endpoint),
  ],
);

export interface ReminderText {
  title: string;
  body: string;
  /** Opened by a tap. */
  path: string;
}

/** Each is sent once: a known key is dropped. */
export const reminders = pgTable(
  'reminders',
  {
    ownerId: ownerId(),
    /** `morning:2026-11-23` */
    key: text('key').notNull(),
    text: jsonb('text').$type<ReminderText>().notNull(),
    look: jsonb('look').$type<Look>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    index('reminders_created_at').on(table.createdAt),
  ],
);

/** Deleted once sent, refused or too late. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    ownerId: ownerId(),
    deviceId: uuid('device_id').notNull(),
    key: text('key').notNull(),
    sendAt: moment('send_at').notNull(),
    /** Before the silence begins. */
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.deviceId, table.key] }),
    foreignKey({
      name: 'push_deliveries_device',
      columns: [table.ownerId, table.deviceId],
      foreignColumns: [pushDevices.ownerId, pushDevices.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'push_deliveries_reminder',
      columns: [table.ownerId, table.key],
      foreignColumns: [reminders.ownerId, reminders.key],
    }).onDelete('cascade'),
    index('push_deliveries_due').on(table.sendAt),
  ],
);
