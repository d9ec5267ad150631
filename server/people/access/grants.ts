import { hash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Access, AccessScope } from '#contract/access.ts';
import { accessLimits } from '#contract/access-limits.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import { accessGrants, users } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Person } from '#server/platform/http/person.ts';
import { lockPerson } from '../auth/queries.ts';
import { hashToken } from '../auth/sessions.ts';

type Row = typeof accessGrants.$inferSelect;

export const accessSeconds = 60 * 60;
const codeSeconds = 60;
const dayMillis = 24 * 60 * 60 * 1000;
const assistantDays = { unused: 90, most: 365 };
const usedEveryMillis = 60 * 1000;

const secret = () => randomBytes(32).toString('base64url');
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Returns the code, which is good once and for a minute. @throws ApiError `access_limit` */
export async function grantAssistant(
  tx: Executor,
  given: {
    userId: string;
    name: string;
    place: string;
    scope: AccessScope;
    clientId: string;
    redirectUri: string;
    challenge: string;
  },
  now: Date,
): Promise<string> {
  const { clientId, challenge, ...named } = given;
  await requireRoom(tx, given.userId, now);
  const id = randomUUID();
  const code = secret();
  await tx.insert(accessGrants).values({
    ...named,
    id,
    kind: 'assistant',
    clientHash: hashToken(clientId),
    codeHash: hashToken(code),
    codeChallenge: challenge,
    createdAt: now,
    expiresAt: later(now, codeSeconds),
  });
  return `${id}.${code}`;
}

/** @throws ApiError `access_limit` */
export async function grantToken(
  tx: Executor,
  given: { userId: string; name: string; scope: AccessScope; days: number },
  now: Date,
): Promise<{ token: string; access: Access }> {
  const { days, ...named } = given;
  await requireRoom(tx, given.userId, now);
  const token = `vestidor_${secret()}`;
  const expiresAt = new Date(now.getTime() + days * dayMillis);
  const [row] = await tx
    .insert(accessGrants)
    .values({
      ...named,
      id: randomUUID(),
      kind: 'token',
      tokenHash: hashToken(token),
      tokenExpiresAt: expiresAt,
      createdAt: now,
      expiresAt,
    })
    .returning();
  return { token, access: presentAccess(row as Row) };
}

async function requireRoom(tx: Executor, userId: string, now: Date): Promise<void> {
  await lockPerson(tx, userId);
  const held = await tx.$count(
    accessGrants,
    and(eq(accessGrants.userId, userId), gt(accessGrants.expiresAt, now)),
  );
  if (held >= accessLimits.most) throw new ApiError('access_limit');
}

export interface Tokens {
  access: string;
  refresh: string;
  scope: AccessScope;
}

/** A code that comes twice, or with another proof, ends the access that it gave. */
export async function exchangeCode(
  db: Database,
  given: { code: string; clientId: string; redirectUri: string | undefined; verifier: string },
  now: Date,
): Promise<Tokens | null> {
  return inTransaction(db, async (tx) => {
    const { row, secret: code } = await lockedGrant(tx, given.code);
    if (row?.codeHash !== hashToken(code)) return null;
    const proof = hash('sha256', given.verifier, 'base64url');
    const fits =
      row.refreshHash === null &&
      row.expiresAt > now &&
      row.clientHash === hashToken(given.clientId) &&
      (given.redirectUri === undefined || row.redirectUri === given.redirectUri) &&
      row.codeChallenge === proof;
    return fits ? renew(tx, row, now) : end(tx, row);
  });
}

/** A refresh token that comes twice was stolen, or its successor was: the access ends. */
export async function refreshAccess(
  db: Database,
  given: { refresh: string; clientId: string },
  now: Date,
): Promise<Tokens | null> {
  return inTransaction(db, async (tx) => {
    const { row, secret: refresh } = await lockedGrant(tx, given.refresh);
    if (row === undefined || row.refreshHash === null) return null;
    const fits =
      row.refreshHash === hashToken(refresh) &&
      row.expiresAt > now &&
      row.clientHash === hashToken(given.clientId);
    return fits ? renew(tx, row, now) : end(tx, row);
  });
}

async function renew(tx: Executor, row: Row, now: Date): Promise<Tokens> {
  const access = `vestidor_a_${secret()}`;
  const refresh = secret();
  await tx
    .update(accessGrants)
    .set({
      tokenHash: hashToken(access),
      tokenExpiresAt: later(now, accessSeconds),
      refreshHash: hashToken(refresh),
      expiresAt: new Date(
        Math.min(
          now.getTime() + assistantDays.unused * dayMillis,
          row.createdAt.getTime() + assistantDays.most * dayMillis,
        ),
      ),
    })
    .where(ownRow(row.userId, row.id));
  return { access, refresh: `${row.id}.${refresh}`, scope: row.scope };
}

async function end(tx: Executor, row: Row): Promise<null> {
  await tx.delete(accessGrants).where(ownRow(row.userId, row.id));
  return null;
}

async function lockedGrant(tx: Executor, token: string): Promise<{ row: Row | undefined; secret: string }> {
  const { id, secret } = partsOf(token);
  if (id === null) return { row: undefined, secret };
  const [row] = await tx.select().from(accessGrants).where(eq(accessGrants.id, id)).for('update');
  return { row, secret };
}

function partsOf(token: string): { id: string | null; secret: string } {
  const [id = '', secret = ''] = token.split('.');
  return { id: z.uuid().safeParse(id).success ? id : null, secret };
}

/** RFC 7009: by either token of the client. */
export async function revokeToken(db: Executor, token: string, clientId: string): Promise<void> {
  const { id, secret } = partsOf(token);
  const named =
    id === null
      ? eq(accessGrants.tokenHash, hashToken(token))
      : and(eq(accessGrants.id, id), eq(accessGrants.refreshHash, hashToken(secret)));
  await db.delete(accessGrants).where(and(named, eq(accessGrants.clientHash, hashToken(clientId))));
}

const ownRow = (userId: string, id: string) => and(eq(accessGrants.userId, userId), eq(accessGrants.id, id));

export interface TokenBearer {
  person: Person;
  grant: Pick<Row, 'id' | 'kind' | 'name' | 'scope'> & { expiresAt: Date };
}

/** Not cached, so that ended access ends at once. */
export async function bearerOf(db: Database, token: string, now: Date): Promise<TokenBearer | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({
      person: {
        id: users.id,
        username: users.username,
        email: users.email,
        firstName: users.firstName,
        profileImageUrl: users.profileImageUrl,
        demo: users.demo,
        language: users.language,
        guardianId: users.guardianId,
      },
      grant: {
        id: accessGrants.id,
        kind: accessGrants.kind,
        name: accessGrants.name,
        scope: accessGrants.scope,
        expiresAt: accessGrants.tokenExpiresAt,
      },
      lastUsedAt: accessGrants.lastUsedAt,
    })
    .from(accessGrants)
    .innerJoin(users, eq(users.id, accessGrants.userId))
    .where(
      and(
        eq(accessGrants.tokenHash, tokenHash),
        gt(accessGrants.tokenExpiresAt, now),
        gt(accessGrants.expiresAt, now),
      ),
    );
  if (row === undefined || row.grant.expiresAt === null) return null;
  if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > usedEveryMillis)
    await db.update(accessGrants).set({ lastUsedAt: now }).where(ownRow(row.person.id, row.grant.id));
  return { person: row.person, grant: { ...row.grant, expiresAt: row.grant.expiresAt } };
}

export async function accessOf(db: Executor, userId: string, now: Date): Promise<Access[]> {
  const rows = await db
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.userId, userId), gt(accessGrants.expiresAt, now)))
    .orderBy(desc(accessGrants.createdAt));
  return rows.filter(({ tokenHash }) => tokenHash !== null).map(presentAccess);
}

/** @throws ApiError `access_not_found` */
export async function endAccess(db: Executor, userId: string, id: string): Promise<void> {
  const ended = await db.delete(accessGrants).where(ownRow(userId, id)).returning();
  if (ended.length === 0) throw new ApiError('access_not_found');
}

const presentAccess = ({ id, kind, name, place, scope, createdAt, expiresAt, lastUsedAt }: Row): Access => ({
  id,
  kind,
  name,
  place,
  scope,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
