import { erasePerson } from '#server/account/erase.ts';
import { userByUsername } from '#server/auth/queries.ts';
import { ApiError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';
import type { Outcome } from './commands.ts';

/** Erases one account, as its owner could. */
export async function eraseUser(services: Services, [username]: string[]): Promise<Outcome> {
  if (username === undefined) return { ok: false, text: 'Falta el nombre de usuario.' };
  const user = await userByUsername(services.db, username.toLowerCase());
  if (user === undefined) return { ok: false, text: `No hay ninguna cuenta con el usuario «${username}».` };
  try {
    await erasePerson(services, undefined, user.id);
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, text: error.message };
    throw error;
  }
  return { ok: true, text: `Cuenta «${user.username}» borrada con todo lo suyo.` };
}
