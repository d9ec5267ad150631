import type { FastifyInstance } from 'fastify';
import { subscriptionStatus } from '#contract/subscription.ts';
import { route } from '#server/plugins/contract-routes.ts';
import type { Services } from '#server/services.ts';
import { entitlementOf } from './entitlement.ts';

export function subscriptionRoutes(app: FastifyInstance, { db, now, config }: Services): void {
  route(app, subscriptionStatus, async ({ person }) => {
    const entitlement = await entitlementOf(db, person.id, now(), config.payments.mode);
    return entitlement.premium
      ? {
          hasActiveSubscription: true,
          source: entitlement.source,
          currentPeriodEnd: entitlement.until.toISOString(),
        }
      : { hasActiveSubscription: false, source: null, currentPeriodEnd: null };
  });
}
