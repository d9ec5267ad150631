import type Stripe from 'stripe';
import type { Config } from '#server/config.ts';
import type { StripeConfig } from '#server/payments/config.ts';
import type { Mode } from '#server/payments/payment.ts';
import type { Database } from '#server/platform/db/client.ts';
import { ApiError } from '#server/platform/errors.ts';
import { stripeClient } from './api.ts';

export interface StripeTools {
  stripe: Stripe;
  config: StripeConfig;
  db: Database;
  mode: Mode;
  now(): Date;
}

// Keeps connections alive.
const clients = new WeakMap<StripeConfig, Stripe>();

export function stripeTools(
  config: StripeConfig,
  { timeoutMs, ...tools }: { timeoutMs: number; db: Database; mode: Mode; now(): Date },
): StripeTools {
  const stripe = clients.get(config) ?? stripeClient(config, timeoutMs);
  clients.set(config, stripe);
  return { stripe, config, ...tools };
}

interface Needs {
  config: Pick<Config, 'payments'>;
  db: Database;
  now(): Date;
}

/** @throws ApiError `method_unavailable` */
export function stripeToolsOf({ config, db, now }: Needs): StripeTools {
  const { timeoutMs, mode, methods } = config.payments;
  const stripe = methods.stripe_card;
  if (stripe === undefined) throw new ApiError('method_unavailable');
  return stripeTools(stripe, { timeoutMs, mode, db, now });
}
