import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { PushDevice } from '#contract/reminders.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { pushDevices, sessions } from '#server/platform/db/schema/index.ts';

export type PushDeviceRow = typeof pushDevices.$inferSelect;

const idOf = async (db: Executor, sessionHash: string | null): Promise<string | undefined> => {
  if (sessionHash === null) return undefined;
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash));
  return session?.id;
};

interface NewDevice {
  ownerId: string;
  sessionHash: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  now: Date;
}

/** A browser serves one person: registering ends notifications for the previous one. Returns its id, or null signed out. */
export async function keepPushDevice(tx: Executor, device: NewDevice): Promise<string | null> {
  const { ownerId, sessionHash, endpoint, p256dh, auth, name, now } = device;
  const sessionId = await idOf(tx, sessionHash);
  if (sessionId === undefined) return null;
  await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.endpoint, endpoint), ne(pushDevices.ownerId, ownerId)));
  const known = await pushDevicesOf(tx, ownerId);
  const id = known.find((one) => one.endpoint === endpoint)?.id;
  const surplus = known
    .filter((one) => one.id !== id)
    .slice(0, Math.max(0, known.length - limits.reminders.devices + (id === undefined ? 1 : 0)));
  if (surplus.length > 0) await dropPushDevices(tx, ownerId, surplus);
  const change = { endpoint, p256dh, auth, name, sessionId };
  const row = { ownerId, id: id ?? randomUUID(), createdAt: now, ...change };
  await tx
    .insert(pushDevices)
    .values(row)
    .onConflictDoUpdate({ target: [pushDevices.ownerId, pushDevices.id], set: change });
  return row.id;
}

export async function renewPushDevice(
  db: Executor,
  { ownerId, sessionHash, endpoint }: Pick<NewDevice, 'ownerId' | 'sessionHash' | 'endpoint'>,
): Promise<string | null> {
  const sessionId = await idOf(db, sessionHash);
  if (sessionId === undefined) return null;
  const [row] = await db
    .update(pushDevices)
    .set({ sessionId })
    .where(and(eq(pushDevices.ownerId, ownerId), eq(pushDevices.endpoint, endpoint)))
    .returning({ id: pushDevices.id });
  return row?.id ?? null;
}

export const pushDevicesOf = (db: Executor, ownerId: string): Promise<PushDeviceRow[]> =>
  db.select().from(pushDevices).where(eq(pushDevices.ownerId, ownerId)).orderBy(asc(pushDevices.createdAt));

const openSessions = async (db: Executor, ownerId: string, now: Date) =>
  db
    .select({ id: sessions.id, tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, ownerId), gt(sessions.expiresAt, now)));

/** Devices with an open session; signing out ends notifications. */
export async function reachableDevicesOf(db: Executor, ownerId: string, now: Date): Promise<PushDeviceRow[]> {
  const devices = await pushDevicesOf(db, ownerId);
  if (devices.length === 0) return [];
  const open = new Set((await openSessions(db, ownerId, now)).map(({ id }) => id));
  return devices.filter(({ sessionId }) => open.has(sessionId));
}

export async function presentPushDevices(
  db: Executor,
  { ownerId, sessionHash, now }: { ownerId: string; sessionHash: string | null; now: Date },
): Promise<PushDevice[]> {
  const [devices, open] = await Promise.all([
    reachableDevicesOf(db, ownerId, now),
    openSessions(db, ownerId, now),
  ]);
  const current = open.find(({ tokenHash }) => tokenHash === sessionHash)?.id;
  return devices.map(({ id, name, createdAt, sessionId }) => ({
    id,
    name,
    since: createdAt.toISOString(),
    current: sessionId === current,
  }));
}

export async function dropPushDevices(
  db: Executor,
  ownerId: string,
  devices: readonly { id: string }[],
): Promise<boolean> {
  const ids = devices.map(({ id }) => id);
  const dropped = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.ownerId, ownerId), inArray(pushDevices.id, ids)))
    .returning({ id: pushDevices.id });
  return dropped.length > 0;
}
