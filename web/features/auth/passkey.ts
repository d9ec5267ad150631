import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '#contract/passkeys.ts';
import { messageOf } from '#web/api.ts';
import { security } from '#web/copy/security.ts';

const { signIn: copy } = security;
const load = () => import('@simplewebauthn/browser');

export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window;

export async function provePasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  const { startAuthentication } = await load();
  const { id, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const proof = { id, clientDataJSON, authenticatorData, signature };
  return userHandle === undefined ? proof : { ...proof, userHandle };
}

export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await load();
  const { id, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Browsers do not say whether a person cancelled or had no passkey. */
export function passkeyMessageOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return copy.cancelled;
  if (name === 'InvalidStateError') return copy.exists;
  return messageOf(error, copy.failed);
}
