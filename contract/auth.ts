import { z } from 'zod';
import { Done, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

export const User = z.object({
  id: z.uuid(),
  firstName: z.string().nullable(),
  username: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  /** Cannot pay; deleted after a day. */
  demo: z.boolean(),
  ward: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type User = z.infer<typeof User>;

export const Username = z
  .string()
  .trim()
  .toLowerCase()
  .min(limits.username.min, messages.person.usernameShort)
  .max(limits.username.max, messages.person.usernameLong)
  .regex(limits.username.pattern, messages.person.usernameLetters);

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.email.max, messages.person.emailLong)
  .pipe(z.email(messages.person.email));

export const Password = z
  .string()
  .min(limits.password.min, messages.person.passwordShort)
  .max(limits.password.max, messages.person.passwordLong);

export const SignedIn = z.object({ success: z.literal(true), message: z.string(), user: User });

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in person; 401 for a visitor',
  access: 'session',
  response: User,
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Makes an account and signs in',
  access: 'public',
  rate: { perHour: 30 },
  body: z.strictObject({ username: Username, email: Email, password: Password }),
  response: SignedIn,
  errors: ['password_known', 'username_taken', 'email_taken', 'rate_limited'],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Signs in with username and password',
  access: 'public',
  // Without sign-up's bounds: an invalid value is a wrong credential.
  body: z.strictObject({ username: z.string().min(1).max(254), password: z.string().min(1).max(1024) }),
  response: SignedIn,
  /** `second_step_required` names in `details` the ways that the account offers: `passkey`, `code`. */
  errors: ['invalid_credentials', 'second_step_required', 'rate_limited'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session; succeeds for a visitor too',
  access: 'public',
  response: Done,
});

export const logoutAndGoHome = endpoint({
  method: 'GET',
  path: '/api/logout',
  summary: 'Ends the session and redirects to /',
  access: 'public',
  response: 'redirect',
});

export const demoLogin = endpoint({
  method: 'GET',
  path: '/api/demo-login',
  summary: 'Opens a fresh demonstration account with a filled wardrobe and redirects to /',
  access: 'public',
  rate: { perHour: 60 },
  response: 'redirect',
  errors: ['demo_disabled', 'cross_site_request', 'rate_limited'],
});
