import type { FastifyInstance } from 'fastify';
import type { PaymentMethodId } from '#contract/payment-methods.ts';
import type { PremiumPayment } from '#contract/payments.ts';
import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { keepTerms } from '#server/payments/ledger/begin-now.ts';
import { openPayment } from '#server/payments/ledger/open-payment.ts';
import { presentPayment } from '#server/payments/ledger/present.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import type { Services } from '#server/services.ts';

/**
 * The browser's amount is refused or ignored, never trusted.
 * @throws ApiError `amount_mismatch`
 */
export function requirePrice({ amount, currency }: { amount: number; currency?: string }): void {
  const agrees =
    amount === decimalOfCents(premiumPrice.cents) &&
    (currency ?? premiumPrice.currency) === premiumPrice.currency;
  if (!agrees) throw new ApiError('amount_mismatch');
}

export const premiumRoute =
  (endpoint: PremiumPayment, method: PaymentMethodId) =>
  (app: FastifyInstance, services: Services): void =>
    route(app, endpoint, async ({ person, body, request: { language } }) => {
      requirePrice(body);
      const opened = await openPayment(services, person, method);
      return presentPayment(await keepTerms(services, opened, body, language), services.providers, language);
    });
