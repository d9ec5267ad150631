import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { premiumPrice } from '#contract/price.ts';
import { entitlementOf } from '#server/payments/subscription/entitlement.ts';
import { cardSubscriptions } from '#server/platform/db/schema/index.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import { reminderWordsOf } from '../letter.ts';
import type { Reminder, Turn } from './topic.ts';

const noticeMillis = 2 * 24 * 60 * 60 * 1000;

/** The end of a trial, and the charge of a renewal, of which a letter has told long before. */
export async function premiumReminder(turn: Turn): Promise<Reminder | null> {
  const { services, ownerId, language, now } = turn;
  const words = reminderWordsOf(turn);
  const price = euros(premiumPrice.cents, language);
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
    const { id, currentPeriodEnd: at, cardLast4: last4 } = renewal;
    return {
      key: `premium:${id}:${at.toISOString()}`,
      text: { ...words.renewal({ day: inWords(at, language), price, last4 }), path: '/account' },
      hasOwnLetter: true,
    };
  }
  const premium = await entitlementOf(services.db, ownerId, now, mode);
  if (!premium.premium || premium.source !== 'trial' || premium.until > until) return null;
  return {
    key: `premium:trial:${premium.until.toISOString()}`,
    text: { ...words.trialEnding(inWords(premium.until, language), price), path: '/pricing' },
  };
}
