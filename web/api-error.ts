import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { common } from '#web/copy/common.ts';

/** A failed response. `message` is for logs, `serverMessage` is in the language of the page and may be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly serverMessage: string | null;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(status: number, statusText: string, answer: Partial<ErrorBody> | null) {
    super(`${status}: ${statusText || 'Unknown error'}`);
    this.status = status;
    this.code = (answer?.code as ErrorCode | undefined) ?? null;
    this.serverMessage = answer?.message || null;
    this.details = answer?.details ?? {};
  }

  detail(field: string): string | undefined {
    const detail = this.details[field];
    return typeof detail === 'string' ? detail : undefined;
  }
}

/** Its message is in the language of the page and may be shown. */
export class ShownError extends Error {}

/** No response: offline or timed out. */
export class NetworkError extends ShownError {
  override readonly name = 'NetworkError';
  readonly timedOut: boolean;

  constructor(timedOut: boolean, options?: ErrorOptions) {
    super(common.networkError, options);
    this.timedOut = timedOut;
  }
}

/** Text for a toast: the server's, the error's own, or the catalogue's fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  if (error instanceof ShownError) return error.message;
  return fallback;
}
