import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '#server/platform/db/schema/index.ts';

type Tables = typeof schema;
type TableKey = { [K in keyof Tables]: Tables[K] extends PgTable ? K : never }[keyof Tables];

/**
 * - `owner`: split among the workers by `owner_id`, all rows of a person on one of them.
 * - `everywhere`: a copy on every node, so that joins stay on one; a write needs all of them.
 * - `coordinator`: in one place, because its rows are unique or due across all people, or belong together by
 *   another key.
 */
export type Placement = 'owner' | 'everywhere' | 'coordinator';

export const placement: Readonly<Record<TableKey, Placement>> = {
  photos: 'owner',
  homes: 'owner',
  garments: 'owner',
  outfits: 'owner',
  outfitGarments: 'owner',
  wears: 'owner',
  wardrobeInsights: 'owner',
  scans: 'owner',
  unfiledScans: 'owner',
  plannedOutfits: 'owner',
  sharedOutfits: 'owner',
  shareVotes: 'owner',
  shareReports: 'owner',
  tastes: 'owner',
  styleProfiles: 'owner',
  figures: 'owner',
  rejectedOutfits: 'owner',
  conversations: 'owner',
  chatMessages: 'owner',
  chatUsage: 'owner',
  dailyUsage: 'owner',
  personCosts: 'owner',
  cartItems: 'owner',
  favorites: 'owner',
  wishes: 'owner',
  budgets: 'owner',
  inspirations: 'owner',
  inspirationParts: 'owner',
  boards: 'owner',
  boardItems: 'owner',
  correctionConsents: 'owner',
  secondLookConsents: 'owner',
  bodyPhotographs: 'owner',
  tryOns: 'owner',
  assistantChanges: 'owner',
  viewers: 'owner',
  viewedWardrobes: 'owner',

  products: 'everywhere',
  priceHistory: 'everywhere',

  // Every order writes the stock, also while a worker is gone.
  productVariants: 'coordinator',
  catalogueSeeds: 'coordinator',
  // Names and addresses are unique across all people.
  users: 'coordinator',
  sessions: 'coordinator',
  // Found by a token alone.
  accessGrants: 'coordinator',
  knownDevices: 'coordinator',
  emailLinks: 'coordinator',
  passkeys: 'coordinator',
  authenticators: 'coordinator',
  secondSteps: 'coordinator',
  recoveryCodes: 'coordinator',
  signInSteps: 'coordinator',
  trials: 'coordinator',
  pendingTrials: 'coordinator',
  trialEmails: 'coordinator',
  signInFailures: 'coordinator',
  rateWindows: 'coordinator',
  installationKeys: 'coordinator',
  // Found by the token of a link alone.
  shares: 'coordinator',
  viewerInvitations: 'coordinator',
  // Claimed by their due time across all people, with `skip locked`.
  outbox: 'coordinator',
  unreadPhotographs: 'coordinator',
  reminderSettings: 'coordinator',
  reminders: 'coordinator',
  pushDevices: 'coordinator',
  pushDeliveries: 'coordinator',
  webhooks: 'coordinator',
  webhookDeliveries: 'coordinator',
  calendarFeeds: 'coordinator',
  calendarSources: 'coordinator',
  photoRemovals: 'coordinator',
  runningBackups: 'coordinator',
  sharedCosts: 'coordinator',
  chatBudgets: 'coordinator',
  // One ledger: numbers, references and providers' ids are unique across all people.
  payments: 'coordinator',
  paidPeriods: 'coordinator',
  disputes: 'coordinator',
  cardCustomers: 'coordinator',
  cardSubscriptions: 'coordinator',
  webhookEvents: 'coordinator',
  verificationCodes: 'coordinator',
  bankEntries: 'coordinator',
  counters: 'coordinator',
  withdrawals: 'coordinator',
  invoices: 'coordinator',
  invoiceRecords: 'coordinator',
  invoiceSubmissions: 'coordinator',
  orders: 'coordinator',
  orderLines: 'coordinator',
};

export const tableNames = (wanted: Placement): string[] =>
  Object.entries(schema).flatMap(([key, table]) =>
    is(table, PgTable) && placement[key as TableKey] === wanted ? [getTableName(table)] : [],
  );
