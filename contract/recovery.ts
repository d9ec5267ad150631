import { z } from 'zod';
import { Email, Password, SignedIn } from './auth.ts';
import { DoneWithMessage, endpoint } from './endpoint.ts';
import { messages } from './messages.ts';

/** 32 random bytes in base64url. */
const LinkToken = z.string().regex(/^[\w-]{43}$/, messages.person.link);

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset/request',
  summary: 'Sends a link to choose a new password; the answer does not tell whether there is an account',
  access: 'public',
  rate: { perHour: 10 },
  body: z.strictObject({ email: Email }),
  response: DoneWithMessage,
  errors: ['rate_limited'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset',
  summary: 'Chooses a new password by a link, signs every device out and this one in',
  access: 'public',
  rate: { perHour: 20 },
  body: z.strictObject({ token: LinkToken, password: Password }),
  response: SignedIn,
  errors: ['link_expired', 'password_known', 'second_step_required', 'rate_limited'],
});

export const requestEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/email-confirmation/request',
  summary: 'Sends the link that confirms the e-mail of the signed-in person again',
  access: 'session',
  rate: { perHour: 10 },
  response: DoneWithMessage,
  errors: ['demo_forbidden', 'email_confirmed', 'rate_limited'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email-confirmation',
  summary: 'Confirms an e-mail by a link, whoever opens it, and begins the trial that waited for it',
  access: 'public',
  rate: { perHour: 60 },
  body: z.strictObject({ token: LinkToken }),
  /** `used`: another account of the same mailbox had its trial; null when none was pending. */
  response: DoneWithMessage.extend({ trial: z.enum(['started', 'used']).nullable() }),
  errors: ['link_expired', 'rate_limited'],
});
