import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { StripeConfig } from '#server/payments/config.ts';
import { ProviderRefusal, ProviderUnreachable } from '#server/payments/ledger/provider.ts';

/** No automatic retries: a lost call is repeated under its idempotency key. */
export function stripeClient(config: StripeConfig, timeoutMs: number): Stripe {
  return new Stripe(config.secretKey, {
    apiVersion: '2026-10-28.endive',
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(config.apiOrigin !== undefined && hostOf(config.apiOrigin)),
  });
}

function hostOf(origin: string) {
  const { protocol, hostname, port } = new URL(origin);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
  } as const;
}

const inProgressWaitsMs = [150, 400, 1000];

/** @throws ProviderRefusal when refused; ProviderUnreachable when the outcome is unknown */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  for (const waitMs of [...inProgressWaitsMs, null]) {
    try {
      return await call();
    } catch (error) {
      // Another window's call with the same key.
      if (waitMs !== null && isInProgress(error)) await sleep(waitMs);
      else throw translated(error);
    }
  }
  throw new ProviderUnreachable('stripe: still in progress');
}

const isInProgress = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode === 409;

const refusals = [
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeCardError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
];

function translated(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const message = `stripe: ${error.code ?? error.type}: ${error.message}`;
  return refusals.some((refusal) => error instanceof refusal)
    ? new ProviderRefusal(message, { cause: error })
    : new ProviderUnreachable(message, { cause: error });
}

/** Stripe's code of an error that `ask` translated. */
export function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Stripe.errors.StripeIdempotencyError) return 'idempotency_error';
  return cause instanceof Stripe.errors.StripeError ? cause.code : undefined;
}

export const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

export function whole<T extends object>(reference: string | T | null | undefined): T | undefined {
  return typeof reference === 'object' && reference !== null ? reference : undefined;
}
