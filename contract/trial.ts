import { z } from 'zod';
import { Email, Password, User, Username } from './auth.ts';
import { endpoint } from './endpoint.ts';

const TrialStatus = z.object({ hasActiveTrial: z.boolean(), daysRemaining: z.number().int() });

export const trialStatus = endpoint({
  method: 'GET',
  path: '/api/trial/status',
  summary: 'Whether a free trial is running and how many started days remain',
  access: 'public',
  response: TrialStatus,
});

export const registerTrial = endpoint({
  method: 'POST',
  path: '/api/trial/register',
  summary: 'Makes an account with a free trial of seven days, without a card',
  access: 'public',
  rate: { perHour: 30 },
  body: z.strictObject({ email: Email, username: Username, password: Password }),
  response: z.object({ success: z.literal(true), message: z.string(), user: User }),
  errors: ['password_known', 'username_taken', 'email_taken', 'trial_used', 'rate_limited'],
});

/** For accounts created without it. */
export const startOwnTrial = endpoint({
  method: 'POST',
  path: '/api/trial/start',
  summary: 'Starts the free trial of the signed-in person, once',
  access: 'session',
  rate: { perHour: 30 },
  response: TrialStatus,
  errors: ['trial_used', 'demo_forbidden', 'rate_limited'],
});
