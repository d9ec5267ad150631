import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, string | number> | undefined;

  /**
   * @param message in Spanish, when more specific than the catalogue's
   * @param details messages by field, or figures of the message
   */
  constructor(code: ErrorCode, message?: string, details?: Record<string, string | number>) {
    super(message ?? errorCatalogue[code].message);
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.details = details;
  }
}

/** Holds the caller's response and the severity for the log. */
export abstract class DependencyError extends Error {
  abstract readonly errorCode: ErrorCode;
  abstract readonly logLevel: 'warn' | 'error';
}

export class CallerGone extends Error {
  override readonly name = 'CallerGone';
}
