import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accessScopes, changingTools } from '#contract/access.ts';
import { moment, owned, userId } from './accounts.ts';
import type { UndoStep } from './chat.ts';

/** Access of an assistant or of a personal token. Of every secret there is only its SHA-256. */
export const accessGrants = pgTable(
  'access_grants',
  {
    userId: userId(),
    /** Also in codes and refresh tokens, which find their row by it. */
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['assistant', 'token'] }).notNull(),
    name: text('name').notNull(),
    place: text('place'),
    scope: text('scope', { enum: accessScopes }).notNull(),
    /** Null until an assistant has exchanged its code. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: moment('token_expires_at'),
    clientHash: text('client_hash'),
    redirectUri: text('redirect_uri'),
    codeHash: text('code_hash'),
    codeChallenge: text('code_challenge'),
    /** Not null once the code has been used. */
    refreshHash: text('refresh_hash'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('access_grants_id').on(table.id),
    index('access_grants_expires_at').on(table.expiresAt),
  ],
);

export const assistantChanges = pgTable(
  'assistant_changes',
  {
    ...owned(),
    /** Kept when its access has ended. */
    grantId: uuid('grant_id').notNull(),
    assistant: text('assistant').notNull(),
    tool: text('tool', { enum: changingTools }).notNull(),
    steps: jsonb('steps').$type<UndoStep[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('assistant_changes_created').on(table.ownerId, table.createdAt),
  ],
);
