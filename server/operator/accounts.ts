import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { erasePerson } from '#server/account/erase.ts';
import {
  type Entitlement,
  entitlementOf,
  renewalGraceMillis,
} from '#server/payments/subscription/entitlement.ts';
import { sendFactorNews } from '#server/people/auth/letters.ts';
import { type UserRow, userByUsername } from '#server/people/auth/queries.ts';
import { deleteAuthenticator } from '#server/people/factors/authenticator.ts';
import { turnOff } from '#server/people/factors/second-step.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { command, done, failed, type Outcome } from './command.ts';
import { rowLimit } from './options.ts';
import { listing, shortMoment } from './table.ts';

export const listUsers = command({
  help: 'las cuentas, de la más nueva a la más antigua, sin las de demostración',
  options: { limit: rowLimit('cuántas') },
  async run({ db, config, now }, _words, { limit }) {
    const rows = await db
      .select()
      .from(users)
      .where(and(eq(users.demo, false), isNull(users.guardianId)))
      .orderBy(desc(users.createdAt))
      .limit(limit);
    const listed = [];
    for (const { id, username, email, createdAt } of rows) {
      const access = await entitlementOf(db, id, now(), config.payments.mode);
      listed.push({ username, email, createdAt, premium: access.premium ? access.source : null });
    }
    const shown = listed.map(({ username, email, createdAt, premium }) => [
      username,
      email,
      shortMoment(createdAt),
      premium === null ? 'gratis' : sourceNames[premium],
    ]);
    return listing({
      none: 'No hay cuentas.',
      head: ['USUARIO', 'EMAIL', 'DESDE', 'ACCESO'],
      rows: shown,
      of: ['cuenta', 'cuentas'],
      data: { users: listed },
    });
  },
});

const sourceNames = {
  subscription: 'tarjeta',
  paid_period: 'mes pagado',
  trial: 'prueba',
} as const;

interface Member {
  username: string;
  email: string;
  entitlement: Extract<Entitlement, { premium: true }>;
}

/** Demonstrations apart. */
export async function membersNow({ db, config, now }: Services): Promise<Member[]> {
  const at = now();
  const { mode } = config.payments;
  const { rows } = await db.execute<{ id: string; username: string; email: string }>(sql`
    select u.id, u.username, u.email from users u
      where not u.demo and (
        exists (select 1 from paid_periods p where p.owner_id = u.id and p.mode = ${mode} and p.revoked_at is null
          and p.ends_at > ${new Date(at.getTime() - renewalGraceMillis).toISOString()}::timestamptz)
        or exists (select 1 from trials t where t.user_id = u.id and t.ends_at > ${at.toISOString()}::timestamptz))
      order by u.username`);
  const members: Member[] = [];
  for (const { id, username, email } of rows) {
    const entitlement = await entitlementOf(db, id, at, mode);
    if (entitlement.premium) members.push({ username, email, entitlement });
  }
  return members;
}

export const listSubscriptions = command({
  help: 'quién tiene Premium, por qué y hasta cuándo',
  async run(services) {
    const members = await membersNow(services);
    const shown = members.map(({ username, email, entitlement: { source, until } }) => [
      username,
      email,
      sourceNames[source],
      shortMoment(until),
    ]);
    return listing({
      none: 'Nadie tiene Premium.',
      head: ['USUARIO', 'EMAIL', 'POR', 'HASTA'],
      rows: shown,
      of: ['persona', 'personas'],
      data: {
        members: members.map(({ username, email, entitlement: { source, until } }) => ({
          username,
          email,
          source,
          until,
        })),
      },
    });
  },
});

/** In any case; returns the error as an outcome. */
async function findUser({ db }: Services, username: string): Promise<UserRow | Outcome> {
  const user = await userByUsername(db, username.toLowerCase());
  return user ?? failed(`No hay ninguna cuenta con el usuario «${username}».`);
}

export const endSecondStep = command({
  words: ['USUARIO'],
  help: 'quita el segundo paso y la app de códigos a quien ha perdido el móvil y los códigos de recuperación',
  danger:
    'Para entrar en esa cuenta bastará con la contraseña. Comprueba antes que quien lo pide es su dueño.',
  async run(services, [username = '']) {
    const user = await findUser(services, username);
    if ('ok' in user) return user;
    const ended = await inTransaction(services.db, async (tx) => {
      await deleteAuthenticator(tx, user.id);
      const wasOn = await turnOff(tx, user.id);
      if (wasOn) await sendFactorNews(tx, services, user, 'secondStepOff');
      return wasOn;
    });
    if (!ended) return failed(`La cuenta «${user.username}» no pide un segundo paso.`);
    return done(`La cuenta «${user.username}» ya no pide un segundo paso. Se lo decimos por email.`, {
      username: user.username,
    });
  },
});

export const eraseUser = command({
  words: ['USUARIO'],
  help: 'borra una cuenta con todo lo suyo',
  danger: 'Se borran la cuenta, sus prendas, sus fotos y sus outfits, y no se pueden recuperar.',
  async run(services, [username = '']) {
    const user = await findUser(services, username);
    if ('ok' in user) return user;
    await erasePerson(services, undefined, user.id);
    return done(`Cuenta «${user.username}» borrada con todo lo suyo.`, { username: user.username });
  },
});
