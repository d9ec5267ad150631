import type { z } from 'zod';
import type { PaypalConfig } from '#server/payments/config.ts';
import { ProviderRefusal, ProviderUnreachable } from '#server/payments/ledger/provider.ts';
import { Refused, Token } from './shapes.ts';

/** Carries PayPal's code: `INSTRUMENT_DECLINED`. */
export class PaypalRefusal extends ProviderRefusal {
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string) {
    super(`PayPal answered ${status} ${issue}`);
    this.status = status;
    this.issue = issue;
  }
}

export interface PaypalCall<S extends z.ZodType> {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  /** Idempotency key. */
  requestId?: string;
  answer: S;
}

export type PaypalClient = <S extends z.ZodType>(call: PaypalCall<S>) => Promise<z.output<S>>;

interface Tools {
  timeoutMs: number;
  now(): Date;
}

/** Renewed this long before it expires. */
const tokenMarginMillis = 60_000;

/** @throws ProviderUnreachable for an unreadable response, PaypalRefusal for a clear no */
export function paypalClient(config: PaypalConfig, { timeoutMs, now }: Tools): PaypalClient {
  let token: { value: string; endsAt: number } | undefined;

  async function validToken(): Promise<string> {
    if (token === undefined || token.endsAt <= now().getTime()) {
      const credentials = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
      const answer = await send('/v1/oauth2/token', {
        method: 'POST',
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      });
      const read = readAs(Token, answer);
      token = {
        value: read.access_token,
        endsAt: now().getTime() + read.expires_in * 1000 - tokenMarginMillis,
      };
    }
    return token.value;
  }

  async function send(path: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await fetch(new URL(path, config.apiOrigin), {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new ProviderUnreachable(`PayPal did not answer ${path}`, { cause: error });
    }
  }

  return async ({ method, path, body, requestId, answer }) => {
    for (let attempt = 1; ; attempt++) {
      const received = await send(path, {
        method,
        headers: {
          authorization: `Bearer ${await validToken()}`,
          accept: 'application/json',
          prefer: 'return=representation',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...(requestId !== undefined && { 'paypal-request-id': requestId }),
        },
        ...(body !== undefined && { body }),
      });
      // The token was revoked early; nothing was done, so a retry is safe.
      if (received.status === 401 && attempt === 1) token = undefined;
      else return readAs(answer, received);
    }
  };
}

interface Answer {
  status: number;
  text: string;
}

/** Bad credentials, rate limits or a concurrent twin: the outcome is unknown. */
const undecided: ReadonlySet<number> = new Set([401, 408, 409, 425, 429]);

function readAs<S extends z.ZodType>(schema: S, { status, text }: Answer): z.output<S> {
  const json = parse(text);
  if (status >= 400 && status < 500) {
    const refused = Refused.safeParse(json);
    if (!refused.success)
      throw new ProviderUnreachable(`PayPal answered ${status} without a reason`, { status });
    const { name, error, details } = refused.data;
    const issue = details?.[0]?.issue ?? name ?? error ?? 'UNKNOWN';
    if (undecided.has(status))
      throw new ProviderUnreachable(`PayPal answered ${status} ${issue}`, { status });
    throw new PaypalRefusal(status, issue);
  }
  const read = schema.safeParse(json);
  if (status < 200 || status >= 300 || !read.success) {
    throw new ProviderUnreachable(`PayPal answered ${status} with what cannot be read`, { status });
  }
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
