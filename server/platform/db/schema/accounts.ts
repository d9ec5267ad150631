import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { seeingProviders } from '#contract/vocabulary.ts';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** Lower-case. */
    username: text('username').notNull().unique(),
    /** Lower-case. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name'),
    profileImageUrl: text('profile_image_url'),
    demo: boolean('demo').notNull().default(false),
    emailConfirmedAt: moment('email_confirmed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('users_demo_created_at').on(table.demo, table.createdAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, so that reading the table lets no one sign in. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** Guessing elsewhere does not lock these browsers out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_devices_expires_at').on(table.expiresAt),
  ],
);

export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['password-reset', 'email-confirmation'] }).notNull(),
    /** The address that using the link proves. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('email_links_user_id').on(table.userId, table.purpose),
    index('email_links_expires_at').on(table.expiresAt),
  ],
);

export const trials = pgTable('trials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  startedAt: moment('started_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

/** These begin once the address is confirmed. */
export const pendingTrials = pgTable('pending_trials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: moment('requested_at').notNull(),
});

/** Keyed hashes; they outlive the account. */
export const trialEmails = pgTable('trial_emails', {
  /** `mailboxHash`; in older rows the SHA-256 of the typed address. */
  emailHash: text('email_hash').primaryKey(),
  startedAt: moment('started_at').notNull(),
});

/** Counted before the check; keys are hashed. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (table) => [index('sign_in_failures_window_ends_at').on(table.windowEndsAt)],
);

/** Superseded by `person_costs`; the previous version still writes it. */
export const dailyUsage = pgTable(
  'daily_usage',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Madrid's, `YYYY-MM-DD`. */
    day: text('day').notNull(),
    feature: text('feature', { enum: ['generation'] }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day, table.feature] })],
);

export const correctionConsents = pgTable('correction_consents', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  agreedAt: moment('agreed_at').notNull(),
  revokedAt: moment('revoked_at'),
});

/** Each provider needs its own consent. */
export const secondLookConsents = pgTable('second_look_consents', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  provider: text('provider', { enum: seeingProviders }).notNull(),
  agreedAt: moment('agreed_at').notNull(),
  revokedAt: moment('revoked_at'),
});
