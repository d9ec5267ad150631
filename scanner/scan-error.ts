import { scanErrorMessages } from './scan-error-messages.ts';

export type ScanErrorCode = keyof typeof scanErrorMessages;

/** Any other error is a defect. */
export class ScanError extends Error {
  readonly code: ScanErrorCode;

  constructor(code: ScanErrorCode, options?: { cause?: unknown }) {
    super(scanErrorMessages[code], options);
    this.name = 'ScanError';
    this.code = code;
  }
}
