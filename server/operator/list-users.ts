import { and, desc, eq, isNull } from 'drizzle-orm';
import { entitlementOf } from '#server/payments/subscription/entitlement.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { command, done } from './command.ts';
import { sourceNames } from './list-subscriptions.ts';
import { wholeNumber } from './options.ts';
import { counted, shortMoment, table } from './table.ts';

export const listUsers = command({
  help: 'las cuentas, de la más nueva a la más antigua, sin las de demostración',
  options: { limit: wholeNumber('--limit N', 'cuántas', { min: 1, max: 10_000, byDefault: 50 }) },
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
    const text =
      listed.length === 0 ? 'No hay cuentas.' : table([['USUARIO', 'EMAIL', 'DESDE', 'ACCESO'], ...shown]);
    return done(`${text}\n\n${counted(listed.length, 'cuenta', 'cuentas')}`, { users: listed });
  },
});
