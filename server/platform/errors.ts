import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';

/** An error of the catalogue, sent with its status, code and message. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, string | number> | undefined;

  /**
   * @param message in Spanish, when more specific than the catalogue's
   * @param details messages by field name, or the figures in the message
   */
  constructor(code: ErrorCode, message?: string, details?: Record<string, string | number>) {
    super(message ?? errorCatalogue[code].message);
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.details = details;
  }
}

/** A service outside this process failed. Names the response that the caller gets and how serious it is for the log. */
export abstract class DependencyError extends Error {
  abstract readonly errorCode: ErrorCode;
  abstract readonly logLevel: 'warn' | 'error';
}

/** The client closed the connection before the response. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
}
