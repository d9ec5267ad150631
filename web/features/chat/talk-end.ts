import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#web/api-error.ts';
import type { MessageState } from './messages.ts';

/** Error codes that the person can act on: their messages are shown as they are. */
const refusals: readonly (ErrorCode | null)[] = [
  'rate_limited',
  'chat_spent',
  'chat_busy',
  'premium_required',
  'unauthenticated',
  'validation',
];

export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.serverMessage !== null && refusals.includes(error.code);

export function toMessageState(
  error: unknown,
  signal: AbortSignal,
): Extract<MessageState, 'stopped' | 'refused' | 'lost'> {
  if (signal.aborted) return 'stopped';
  return isRefusal(error) ? 'refused' : 'lost';
}
