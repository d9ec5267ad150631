import { limits } from '#contract/limits.ts';
import { trial } from '#web/copy/trial.ts';
import type { TrialForm } from './use-trial.ts';

/** The fields in the order in which they are checked. */
export const trialFields = ['email', 'username', 'password'] as const;
export type TrialField = (typeof trialFields)[number];

/** The first field at fault, or null. The server has the last word on all three. */
export function faultOf({ email, username, password }: TrialForm): TrialField | null {
  if (!email.includes('@')) return 'email';
  if (username.trim().length < limits.username.min) return 'username';
  return password.length < limits.password.min ? 'password' : null;
}

export const checkOf = (field: TrialField) => trial.checks[field];
