import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '#server/platform/db/client.ts';
import { knownDevices } from '#server/platform/db/schema/index.ts';
import type { Place } from './place.ts';
import { daySeconds, readHostCookie, setHostCookie } from './session-cookie.ts';
import { hashToken } from './sessions.ts';

const name = 'vestidor_device';
/** Browsers cap cookies at 400 days. */
const days = 400;
const perAccountMax = 30;

function tokenOf(request: FastifyRequest): string | undefined {
  const token = readHostCookie(request, name);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export async function knownDeviceOf(
  db: Executor,
  { userId, now, request }: { userId: string; now: Date; request: FastifyRequest },
): Promise<string | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const { tokenHash, expiresAt } = knownDevices;
  const isIt = and(eq(knownDevices.userId, userId), eq(tokenHash, hashToken(token)), gt(expiresAt, now));
  const [row] = await db.select({ tokenHash }).from(knownDevices).where(isIt);
  return row?.tokenHash;
}

/** One token serves several accounts. */
export async function rememberDevice(
  db: Executor,
  { userId, place, now, request }: { userId: string; place: Place; now: Date; request: FastifyRequest },
): Promise<{ deviceToken: string; deviceHash: string; isNew: boolean }> {
  const isNew = (await knownDeviceOf(db, { userId, now, request })) === undefined;
  const deviceToken = tokenOf(request) ?? randomBytes(32).toString('base64url');
  const deviceHash = hashToken(deviceToken);
  const expiresAt = new Date(now.getTime() + days * daySeconds * 1000);
  const latest = { ...place, expiresAt, signedInAt: now };
  await db
    .insert(knownDevices)
    .values({ userId, tokenHash: deviceHash, ...latest })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: latest });
  const known = await db.select().from(knownDevices).where(eq(knownDevices.userId, userId));
  const oldest = known.toSorted((a, b) => +b.expiresAt - +a.expiresAt).slice(perAccountMax);
  if (oldest.length > 0) {
    const hashes = oldest.map(({ tokenHash }) => tokenHash);
    await db
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, hashes)));
  }
  return { deviceToken, deviceHash, isNew };
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  setHostCookie(request, reply, { name, value, sameSite: 'strict', seconds: days * daySeconds });
}
