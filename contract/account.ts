import { z } from 'zod';
import { Password } from './auth.ts';
import { DoneWithMessage, endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { messages } from './messages.ts';

const CurrentPassword = z.string().min(1, messages.currentPassword).max(1024);

export const accountStatus = endpoint({
  method: 'GET',
  path: '/api/account',
  summary: 'What the account page shows besides the person',
  access: 'session',
  response: z.object({
    createdAt: z.iso.datetime(),
    emailConfirmedAt: z.iso.datetime().nullable(),
    trialPending: z.boolean(),
  }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Changes the password and signs every other device out',
  access: 'session',
  rate: { perHour: 20 },
  body: z.strictObject({ currentPassword: CurrentPassword, newPassword: Password }),
  response: DoneWithMessage,
  errors: ['wrong_password', 'password_known', 'demo_forbidden', 'rate_limited'],
});

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  summary: 'Ends every session of the person, this one included',
  access: 'session',
  response: DoneWithMessage,
});

const AccountLanguage = z.strictObject({ language: z.enum(languages) });

export const readLanguage = endpoint({
  method: 'GET',
  path: '/api/account/language',
  summary: 'The language of letters and notifications, and of a browser that has chosen none',
  access: 'session',
  response: AccountLanguage,
});

export const changeLanguage = endpoint({
  method: 'PUT',
  path: '/api/account/language',
  summary: 'Chooses the language of letters and notifications, and of this browser',
  access: 'session',
  body: AccountLanguage,
  response: AccountLanguage,
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything that Vestidor keeps of the person, as a ZIP of JSON and photographs',
  access: 'session',
  rate: { perHour: 10 },
  response: 'file',
  errors: ['rate_limited'],
});

export const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/account/erase',
  summary:
    'Erases the account and all that belongs to it, at once and for good; paid records stay, as the law asks',
  access: 'session',
  rate: { perHour: 20 },
  body: z.strictObject({ password: CurrentPassword }),
  response: DoneWithMessage,
  errors: ['wrong_password', 'demo_forbidden', 'provider_unreachable', 'rate_limited'],
});
