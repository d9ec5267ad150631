import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { seeingProviders } from '#contract/vocabulary.ts';

/** A moment: always with its zone, always a `Date` in the code. */
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
    /** When a link sent to the address came back; null until then. */
    emailConfirmedAt: moment('email_confirmed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('users_demo_created_at').on(table.demo, table.createdAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie: whoever reads the table cannot sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** Browsers in which an account was signed in to: they get in while others guess its password. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_devices_expires_at').on(table.expiresAt),
  ],
);

/** Links that were sent by e-mail and not used yet. Each is used once. */
export const emailLinks = pgTable(
  'email_links',
  {
    /** SHA-256 of the token in the link: whoever reads the table cannot use it. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['password-reset', 'email-confirmation'] }).notNull(),
    /** The address that it went to, and that its use proves. */
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

/** Trials that were asked for and begin when the address is confirmed. */
export const pendingTrials = pgTable('pending_trials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: moment('requested_at').notNull(),
});

/** Mailboxes that have had their trial, as keyed hashes: they outlive the account. */
export const trialEmails = pgTable('trial_emails', {
  /** `mailboxHash`; rows of earlier versions are plain SHA-256 of the address as it was typed. */
  emailHash: text('email_hash').primaryKey(),
  startedAt: moment('started_at').notNull(),
});

/** Attempts within a window to guess a password or a code, each counted before it is checked; keys are hashed. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (table) => [index('sign_in_failures_window_ends_at').on(table.windowEndsAt)],
);

/** Where the version before counts what `person_costs` counts now: dropped by the version after. */
export const dailyUsage = pgTable(
  'daily_usage',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Calendar day in Madrid, `YYYY-MM-DD`. */
    day: text('day').notNull(),
    feature: text('feature', { enum: ['generation'] }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day, table.feature] })],
);

/** Whether a person lets their corrections, photographs included, be used to train the scanner; since when, until when. */
export const correctionConsents = pgTable('correction_consents', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  agreedAt: moment('agreed_at').notNull(),
  revokedAt: moment('revoked_at'),
});

/**
 * Whether a person lets their photographs be sent to a provider's model: to whom, since when, and when they took
 * it back. Another provider is another question.
 */
export const secondLookConsents = pgTable('second_look_consents', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  provider: text('provider', { enum: seeingProviders }).notNull(),
  agreedAt: moment('agreed_at').notNull(),
  revokedAt: moment('revoked_at'),
});
