import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  type ForeignKeyBuilder,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WardFacts } from '#contract/household.ts';
import { defaultLanguage, languages } from '#contract/languages.ts';
import { seeingProviders } from '#contract/vocabulary.ts';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const ofUser = (column: string) =>
  uuid(column)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
export const userId = () => ofUser('user_id');
/** Keys start with the owner: rows cannot refer to another person's and stay together when sharded. */
export const ownerId = () => ofUser('owner_id');
export const owned = () => ({ ownerId: ownerId(), id: uuid('id').notNull() });
export const ownRow = (
  owner: AnyPgColumn,
  id: AnyPgColumn,
  to: Record<'ownerId' | 'id', AnyPgColumn>,
): ForeignKeyBuilder => foreignKey({ columns: [owner, id], foreignColumns: [to.ownerId, to.id] });

const place = () => ({
  /** "Chrome en Windows" */
  device: text('device'),
  /** An IPv4 /24 or an IPv6 /48. */
  network: text('network'),
});

const knownLanguages = sql.raw(languages.map((language) => `'${language}'`).join(', '));

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
    /** Of letters and notifications, and of pages where the browser says none. A ward's is the guardian's. */
    language: text('language', { enum: languages }).notNull().default(defaultLanguage),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Of a ward: a child whose wardrobe this person keeps. Wards have no credentials and no address. */
    guardianId: uuid('guardian_id').references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    ward: jsonb('ward').$type<WardFacts>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('users_demo_created_at').on(table.demo, table.createdAt),
    index('users_guardian_id').on(table.guardianId).where(sql`${table.guardianId} is not null`),
    check('users_language_known', sql`${table.language} in (${knownLanguages})`),
    check('users_ward_has_guardian', sql`(${table.guardianId} is null) = (${table.ward} is null)`),
    check('users_ward_without_password', sql`${table.guardianId} is null or ${table.passwordHash} = ''`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, so that reading the table lets no one sign in. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Public; names the session in the owner's list. */
    id: uuid('id').notNull().defaultRandom(),
    ...place(),
    /** `known_devices.token_hash`. */
    deviceHash: text('device_hash'),
    lastSeenAt: moment('last_seen_at'),
    actingFor: uuid('acting_for').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
    index('sessions_acting_for').on(table.actingFor).where(sql`${table.actingFor} is not null`),
  ],
);

/** Guessing elsewhere does not lock these browsers out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: userId(),
    /** SHA-256. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Public; names the device in the owner's list. */
    id: uuid('id').notNull().defaultRandom(),
    ...place(),
    signedInAt: moment('signed_in_at'),
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
    userId: userId(),
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

/** WebAuthn's user handle is the owner's id, so that a sign-in finds its row owner first. */
export const passkeys = pgTable(
  'passkeys',
  {
    userId: userId(),
    /** Base64url, by the authenticator. */
    credentialId: text('credential_id').notNull(),
    id: uuid('id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Must grow unless the authenticator keeps none and sends zero. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    backedUp: boolean('backed_up').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.credentialId] })],
);

export const authenticators = pgTable('authenticators', {
  userId: userId().primaryKey(),
  /** AES-256-GCM of the RFC 6238 secret. */
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** Time step of the latest accepted code, which is not accepted again. */
  lastStep: integer('last_step').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** A row requires a second step after the password. */
export const secondSteps = pgTable('second_steps', {
  userId: userId().primaryKey(),
  since: moment('since').notNull(),
});

/** Deleted when used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** Argon2id salted by the owner. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Pending proofs of a browser; deleted when used. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: text('token_hash').notNull(),
    purpose: text('purpose', { enum: ['passkey', 'second-step', 'new-passkey'] }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.purpose] }),
    index('sign_in_steps_user_id').on(table.userId),
    index('sign_in_steps_expires_at').on(table.expiresAt),
  ],
);

export const trials = pgTable('trials', {
  userId: userId().primaryKey(),
  startedAt: moment('started_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const pendingTrials = pgTable('pending_trials', {
  userId: userId().primaryKey(),
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
    ownerId: ownerId(),
    /** Madrid's, `YYYY-MM-DD`. */
    day: text('day').notNull(),
    feature: text('feature', { enum: ['generation'] }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day, table.feature] })],
);

export const correctionConsents = pgTable('correction_consents', {
  ownerId: ownerId().primaryKey(),
  agreedAt: moment('agreed_at').notNull(),
  revokedAt: moment('revoked_at'),
});

/** Each provider needs its own consent. */
export const secondLookConsents = pgTable('second_look_consents', {
  ownerId: ownerId().primaryKey(),
  provider: text('provider', { enum: seeingProviders }).notNull(),
  agreedAt: moment('agreed_at').notNull(),
  revokedAt: moment('revoked_at'),
});
