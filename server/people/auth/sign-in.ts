import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { rememberDevice, setDeviceCookie } from './known-devices.ts';
import { sendNewDevice } from './letters.ts';
import { placeOf } from './place.ts';
import type { UserRow } from './queries.ts';
import { setSessionCookie } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

/**
 * Replaces the browser's session and remembers the browser.
 * @param tellOwner by e-mail if the browser is new to the account
 */
export async function signIn(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  sessions: Sessions,
  {
    user,
    request,
    reply,
    tellOwner = true,
  }: { user: UserRow; request: FastifyRequest; reply: FastifyReply; tellOwner?: boolean },
): Promise<void> {
  const { db, now } = services;
  if (request.sessionHash !== null) await sessions.end(request.sessionHash);
  const place = placeOf(request);
  const { token, deviceToken } = await inTransaction(db, async (tx) => {
    const remembered = await rememberDevice(tx, { userId: user.id, place, now: now(), request });
    if (remembered.isNew && tellOwner) await sendNewDevice(tx, services, { user, place });
    const { deviceToken, deviceHash } = remembered;
    return { token: await sessions.start(user.id, { ...place, deviceHash }, tx), deviceToken };
  });
  setSessionCookie(request, reply, token);
  setDeviceCookie(request, reply, deviceToken);
}
