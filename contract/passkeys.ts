import { z } from 'zod';
import { SignedIn } from './auth.ts';
import { DoneWithMessage, endpoint, IdParams } from './endpoint.ts';
import { messages } from './messages.ts';

/** Asked again before anything that guards the account changes. */
export const ConfirmPassword = z.strictObject({
  password: z.string().min(1, messages.password).max(1024),
});

const Base64Url = z.string().regex(/^[\w-]+$/);
const CredentialId = Base64Url.max(1400);
const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
const UserVerification = z.enum(['required', 'preferred', 'discouraged']);

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(Descriptor).optional(),
  userVerification: UserVerification,
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: UserVerification,
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** Signed by the authenticator. */
export const PasskeyProof = z.strictObject({
  id: CredentialId,
  clientDataJSON: Base64Url.max(4000),
  authenticatorData: Base64Url.max(4000),
  signature: Base64Url.max(4000),
  userHandle: Base64Url.max(128).optional(),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

export const NewPasskey = z.strictObject({
  id: CredentialId,
  clientDataJSON: Base64Url.max(4000),
  attestationObject: Base64Url.max(40_000),
  transports: z.array(z.string().max(32)).max(10),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const Passkey = z.object({
  id: z.uuid(),
  /** The device that made it: "Chrome en Windows". */
  name: z.string(),
  /** Synchronised between the person's devices. */
  backedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const passkeySignInOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Begins a sign-in with a passkey; the browser keeps the proof of it in a cookie',
  access: 'public',
  response: PasskeyRequest,
  spends: ['signInChallenges'],
  errors: ['rate_limited'],
});

export const passkeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Signs in with a passkey, without password or second step',
  access: 'public',
  body: PasskeyProof,
  response: SignedIn,
  errors: ['passkey_refused', 'sign_in_step_expired'],
});

export const newPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'Begins to add a passkey',
  access: 'session',
  body: ConfirmPassword,
  response: PasskeyCreation,
  spends: ['securityChanges'],
  errors: ['wrong_password', 'demo_forbidden', 'passkey_limit', 'rate_limited'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Adds the passkey that the authenticator made',
  access: 'session',
  body: NewPasskey,
  response: z.object({ passkey: Passkey }),
  errors: ['passkey_refused', 'sign_in_step_expired', 'demo_forbidden', 'passkey_limit'],
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/:id/remove',
  summary: 'Removes a passkey; with the last factor the second step ends',
  access: 'session',
  params: IdParams,
  body: ConfirmPassword,
  response: DoneWithMessage,
  spends: ['securityChanges'],
  errors: ['wrong_password', 'passkey_not_found', 'demo_forbidden', 'rate_limited'],
});
