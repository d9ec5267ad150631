import { limits } from '#contract/limits.ts';
import { trial } from '#web/copy/trial.ts';
import type { TrialForm } from './use-trial.ts';

/** In the order of validation. */
export const trialFields = ['email', 'username', 'password'] as const;
export type TrialField = (typeof trialFields)[number];

export function validateTrial({ email, username, password }: TrialForm): TrialField | null {
  if (!email.includes('@')) return 'email';
  if (username.trim().length < limits.username.min) return 'username';
  return password.length < limits.password.min ? 'password' : null;
}

export const validateField = (field: TrialField) => trial.checks[field];
