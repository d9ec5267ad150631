import { and, eq, gt } from 'drizzle-orm';
import type { Device } from '#contract/devices.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { knownDevices, sessions } from '#server/platform/db/schema/index.ts';

/** Sessions, and remembered browsers without one; latest first. */
export async function devicesOf(
  db: Executor,
  { userId, now, sessionHash }: { userId: string; now: Date; sessionHash: string | null },
): Promise<Device[]> {
  const [open, known] = await Promise.all([
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))),
    db
      .select()
      .from(knownDevices)
      .where(and(eq(knownDevices.userId, userId), gt(knownDevices.expiresAt, now))),
  ]);
  const inUse = new Set(open.map(({ deviceHash }) => deviceHash));
  const devices: Device[] = [
    ...open.map((session) => ({
      id: session.id,
      name: session.device,
      network: session.network,
      signedInAt: session.createdAt.toISOString(),
      lastSeenAt: (session.lastSeenAt ?? session.createdAt).toISOString(),
      signedIn: true,
      current: session.tokenHash === sessionHash,
    })),
    ...known
      .filter(({ tokenHash }) => !inUse.has(tokenHash))
      .map((browser) => ({
        id: browser.id,
        name: browser.device,
        network: browser.network,
        signedInAt: browser.signedInAt?.toISOString() ?? null,
        lastSeenAt: null,
        signedIn: false,
        current: false,
      })),
  ];
  const order = (one: Device) =>
    `${Number(one.current)}${Number(one.signedIn)}${one.lastSeenAt ?? one.signedInAt ?? ''}`;
  return devices.sort((a, b) => order(b).localeCompare(order(a)));
}

/** Returns whether it was the owner's. */
export async function forgetDevice(db: Executor, userId: string, id: string): Promise<boolean> {
  const forgotten = await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.id, id)))
    .returning();
  return forgotten.length > 0;
}
