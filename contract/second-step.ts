import { z } from 'zod';
import { SignedIn } from './auth.ts';
import { DoneWithMessage, endpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { ConfirmPassword, Passkey, PasskeyProof, PasskeyRequest } from './passkeys.ts';

/** Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const accountSecurity = endpoint({
  method: 'GET',
  path: '/api/account/security',
  summary: 'How the person signs in: passkeys, authenticator, second step, recovery codes left',
  access: 'session',
  response: z.object({
    /** Since when a second step follows the password. */
    secondStepSince: z.iso.datetime().nullable(),
    authenticatorSince: z.iso.datetime().nullable(),
    /** False where the operator set no key for authenticators. */
    authenticatorAvailable: z.boolean(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.number().int(),
  }),
});

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/api/account/authenticator',
  summary: 'Makes a secret for an authenticator app (RFC 6238), which a first code confirms',
  access: 'session',
  body: ConfirmPassword,
  response: z.object({
    /** Base32, to type in. */
    secret: z.string(),
    /** `otpauth://totp/…`, for the QR code. */
    uri: z.string(),
  }),
  spends: ['securityChanges'],
  errors: [
    'wrong_password',
    'authenticator_active',
    'authenticator_unavailable',
    'demo_forbidden',
    'rate_limited',
  ],
});

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/account/authenticator/confirm',
  summary: 'Confirms the authenticator by a code and turns the second step on',
  access: 'session',
  body: z.strictObject({ code: z.string().min(1, messages.code).max(20) }),
  /** Empty when the second step was on already. */
  response: RecoveryCodes,
  spends: ['secondSteps'],
  errors: ['second_step_wrong', 'authenticator_not_begun', 'demo_forbidden', 'rate_limited'],
});

export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/api/account/authenticator/remove',
  summary: 'Removes the authenticator; with the last factor the second step ends',
  access: 'session',
  body: ConfirmPassword,
  response: DoneWithMessage,
  spends: ['securityChanges'],
  errors: ['wrong_password', 'demo_forbidden', 'rate_limited'],
});

export const requireSecondStep = endpoint({
  method: 'POST',
  path: '/api/account/second-step',
  summary: 'Asks for a passkey or a code after the password from now on',
  access: 'session',
  body: ConfirmPassword,
  response: RecoveryCodes,
  spends: ['securityChanges'],
  errors: ['wrong_password', 'second_step_needs_factor', 'demo_forbidden', 'rate_limited'],
});

export const endSecondStep = endpoint({
  method: 'POST',
  path: '/api/account/second-step/end',
  summary: 'Asks for the password alone again and deletes the recovery codes',
  access: 'session',
  body: ConfirmPassword,
  response: DoneWithMessage,
  spends: ['securityChanges'],
  errors: ['wrong_password', 'demo_forbidden', 'rate_limited'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'Replaces all recovery codes by ten new ones',
  access: 'session',
  body: ConfirmPassword,
  response: RecoveryCodes,
  spends: ['securityChanges'],
  errors: ['wrong_password', 'second_step_needs_factor', 'demo_forbidden', 'rate_limited'],
});

export const secondStepByCode = endpoint({
  method: 'POST',
  path: '/api/auth/second-step/code',
  summary: 'Completes a sign-in by the code of the authenticator or a recovery code',
  access: 'public',
  body: z.strictObject({ code: z.string().min(1, messages.code).max(40) }),
  response: SignedIn,
  errors: ['second_step_wrong', 'sign_in_step_expired', 'rate_limited'],
});

export const secondStepPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/auth/second-step/passkey/options',
  summary: 'Begins a second step with a passkey of the account whose password was right',
  access: 'public',
  response: PasskeyRequest,
  spends: ['signInChallenges'],
  errors: ['sign_in_step_expired', 'rate_limited'],
});

export const secondStepByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/second-step/passkey',
  summary: 'Completes a sign-in by a passkey',
  access: 'public',
  body: PasskeyProof,
  response: SignedIn,
  errors: ['passkey_refused', 'sign_in_step_expired'],
});
