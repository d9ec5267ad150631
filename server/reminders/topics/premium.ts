import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { premiumPrice } from '#contract/price.ts';
import { entitlementOf } from '#server/payments/subscription/entitlement.ts';
import { cardSubscriptions } from '#server/platform/db/schema/index.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import type { Reminder, Turn } from './topic.ts';

const noticeMillis = 2 * 24 * 60 * 60 * 1000;

/** The end of a trial, and the charge of a renewal, of which a letter has told long before. */
export async function premiumReminder(turn: Turn): Promise<Reminder | null> {
  const { services, ownerId, now } = turn;
  const mode = services.config.payments.mode;
  const until = new Date(now.getTime() + noticeMillis);
  const [renewal] = await services.db
    .select()
    .from(cardSubscriptions)
    .where(
      and(
        eq(cardSubscriptions.ownerId, ownerId),
        eq(cardSubscriptions.mode, mode),
        inArray(cardSubscriptions.status, ['active', 'trialing']),
        eq(cardSubscriptions.cancelAtPeriodEnd, false),
        gt(cardSubscriptions.currentPeriodEnd, now),
        lte(cardSubscriptions.currentPeriodEnd, until),
      ),
    );
  if (renewal?.currentPeriodEnd) {
    const { id, currentPeriodEnd: at, cardLast4 } = renewal;
    const card = cardLast4 === null ? 'tu tarjeta' : `tu tarjeta terminada en ${cardLast4}`;
    return {
      key: `premium:${id}:${at.toISOString()}`,
      text: {
        title: `Premium se renueva el ${inWords(at)}`,
        body: `Se cobrarán ${euros(premiumPrice.cents)} en ${card}. Hasta ese día puedes cancelar en tu cuenta.`,
        path: '/account',
      },
      hasOwnLetter: true,
    };
  }
  const premium = await entitlementOf(services.db, ownerId, now, mode);
  if (!premium.premium || premium.source !== 'trial' || premium.until > until) return null;
  return {
    key: `premium:trial:${premium.until.toISOString()}`,
    text: {
      title: `Tu prueba de Premium termina el ${inWords(premium.until)}`,
      body: `No se te cobra nada. Si quieres seguir, Premium cuesta ${euros(premiumPrice.cents)} al mes.`,
      path: '/pricing',
    },
  };
}
