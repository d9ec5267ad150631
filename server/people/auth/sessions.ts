import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce, type CacheInvalidation } from '#server/platform/db/announcements.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import {
  accessGrants,
  knownDevices,
  sessions,
  signInSteps,
  users,
} from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Person } from '../../platform/http/person.ts';
import type { Place } from './place.ts';

export const sessionDays = 30;
const cacheMillis = 5_000;
const seenEveryMillis = 60 * 60 * 1000;
const cacheEntriesMax = 10_000;

export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

export interface SignedIn {
  person: Person;
  ward: Person | null;
}

const wards = alias(users, 'wards');
const personColumns = <T extends typeof users | typeof wards>(table: T) => ({
  id: table.id as T['id'],
  username: table.username as T['username'],
  email: table.email as T['email'],
  firstName: table.firstName as T['firstName'],
  profileImageUrl: table.profileImageUrl as T['profileImageUrl'],
  demo: table.demo as T['demo'],
  language: table.language as T['language'],
  guardianId: table.guardianId as T['guardianId'],
});

/** Cached for five seconds, while endings of other servers are heard. */
export class Sessions {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #lookup;
  readonly #cache = new Map<string, SignedIn & { freshUntil: number }>();
  readonly #asked = new Map<string, { forgotten: number; found: Promise<SignedIn | null> }>();
  #forgotten = 0;
  #hears = true;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.#lookup = db
      .select({
        person: personColumns(users),
        ward: personColumns(wards),
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(wards, and(eq(wards.id, sessions.actingFor), eq(wards.guardianId, sessions.userId)))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          gt(sessions.expiresAt, sql.placeholder('now')),
        ),
      )
      .prepare('session_person');
  }

  /** Returns the token, of which only the hash is stored. */
  async start(
    userId: string,
    place: Place & { deviceHash?: string },
    executor: Executor = this.#db,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const createdAt = this.#now();
    const expiresAt = new Date(createdAt.getTime() + sessionDays * 24 * 60 * 60 * 1000);
    await executor.insert(sessions).values({
      ...place,
      tokenHash: hashToken(token),
      userId,
      createdAt,
      expiresAt,
      lastSeenAt: createdAt,
    });
    return token;
  }

  cached(tokenHash: string): SignedIn | undefined {
    const known = this.#cache.get(tokenHash);
    return known !== undefined && known.freshUntil > this.#now().getTime() ? known : undefined;
  }

  /** Requests that come together ask the database once, unless a session has ended since. */
  async find(tokenHash: string): Promise<SignedIn | null> {
    const cached = this.cached(tokenHash);
    if (cached !== undefined) return cached;
    const asked = this.#asked.get(tokenHash);
    if (asked?.forgotten === this.#forgotten && this.#hears) return asked.found;
    const found = this.#read(tokenHash);
    this.#asked.set(tokenHash, { forgotten: this.#forgotten, found });
    try {
      return await found;
    } finally {
      if (this.#asked.get(tokenHash)?.found === found) this.#asked.delete(tokenHash);
    }
  }

  async #read(tokenHash: string): Promise<SignedIn | null> {
    const now = this.#now();
    const forgotten = this.#forgotten;
    const [row] = await this.#lookup.execute({ tokenHash, now });
    if (row === undefined) {
      this.#cache.delete(tokenHash);
      return null;
    }
    const { lastSeenAt, ...signedIn } = row;
    await this.#noteSeen(tokenHash, lastSeenAt, now);
    if (forgotten !== this.#forgotten || !this.#hears) return signedIn;
    if (this.#cache.size >= cacheEntriesMax) this.#cache.clear();
    this.#cache.set(tokenHash, { ...signedIn, freshUntil: now.getTime() + cacheMillis });
    return signedIn;
  }

  /** @param wardId of a ward of the session's person; null opens their own wardrobe */
  async open(tokenHash: string, wardId: string | null): Promise<void> {
    await inTransaction(this.#db, async (tx) => {
      await tx.update(sessions).set({ actingFor: wardId }).where(eq(sessions.tokenHash, tokenHash));
      await announce(tx, { session: tokenHash });
    });
    this.#forget(tokenHash);
  }

  async #noteSeen(tokenHash: string, lastSeenAt: Date | null, now: Date): Promise<void> {
    if (lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < seenEveryMillis) return;
    await this.#db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }

  /** Also forgets its browser. Returns whether the session was the person's. */
  async endOf(userId: string, id: string): Promise<boolean> {
    const hash = await inTransaction(this.#db, async (tx) => {
      const [ended] = await tx
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning();
      if (ended === undefined) return undefined;
      if (ended.deviceHash !== null)
        await tx
          .delete(knownDevices)
          .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, ended.deviceHash)));
      await announce(tx, { session: ended.tokenHash });
      return ended.tokenHash;
    });
    if (hash !== undefined) this.#forget(hash);
    return hash !== undefined;
  }

  async end(tokenHash: string): Promise<void> {
    await inTransaction(this.#db, async (tx) => {
      await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
      await announce(tx, { session: tokenHash });
    });
    this.#forget(tokenHash);
  }

  /** Also clears the known devices, sign-ins that wait for a second step, and the access of programs. */
  async endAll(userId: string, keepTokenHash?: string, executor: Executor = this.#db): Promise<void> {
    await executor
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          keepTokenHash === undefined ? undefined : ne(sessions.tokenHash, keepTokenHash),
        ),
      );
    await executor.delete(knownDevices).where(eq(knownDevices.userId, userId));
    await executor.delete(signInSteps).where(eq(signInSteps.userId, userId));
    await executor.delete(accessGrants).where(eq(accessGrants.userId, userId));
    this.clearCache(userId);
    await announce(executor, { person: userId });
  }

  hear(isConnected: boolean): void {
    this.#hears = isConnected;
    this.invalidate(null);
  }

  /** Clears everything when announcements may have been missed. */
  invalidate(invalidation: CacheInvalidation | null): void {
    this.#forgotten++;
    if (invalidation === null) this.#cache.clear();
    else if ('session' in invalidation) this.#cache.delete(invalidation.session);
    else this.clearCache(invalidation.person);
  }

  #forget(tokenHash: string): void {
    this.#forgotten++;
    this.#cache.delete(tokenHash);
  }

  clearCache(userId: string): void {
    this.#forgotten++;
    for (const [hash, entry] of this.#cache) if (entry.person.id === userId) this.#cache.delete(hash);
  }
}
