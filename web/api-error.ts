import type { ErrorAnswer, ErrorCode } from '#contract/errors.ts';
import { common } from '#web/copy/common.ts';

/**
 * A failed answer. `message` is `STATUS: status text`, for logs; what a person may read is
 * `serverMessage`, already in Spanish.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly serverMessage: string | null;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(status: number, statusText: string, answer: Partial<ErrorAnswer> | null) {
    super(`${status}: ${statusText || 'Unknown error'}`);
    this.status = status;
    this.code = (answer?.code as ErrorCode | undefined) ?? null;
    this.serverMessage = answer?.message || null;
    this.details = answer?.details ?? {};
  }

  /** The server's sentence about one field of a form. */
  detail(field: string): string | undefined {
    const detail = this.details[field];
    return typeof detail === 'string' ? detail : undefined;
  }
}

/** The call got no answer: no connection, or none in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly timedOut: boolean;

  constructor(timedOut: boolean, options?: ErrorOptions) {
    super(common.networkError, options);
    this.timedOut = timedOut;
  }
}

/** The sentence for a toast: the server's own, the network's, or the one of the error catalogue. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  if (error instanceof NetworkError) return error.message;
  return fallback;
}
