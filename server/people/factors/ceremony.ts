import { type NewPasskey, PasskeyCreation, type PasskeyProof, PasskeyRequest } from '#contract/passkeys.ts';
import type { Config } from '#server/config.ts';
import { ApiError } from '#server/platform/errors.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import type { PasskeyRow } from './passkeys.ts';

type Place = Pick<Config, 'publicUrl' | 'port'>;

/** Loaded when first needed: it takes 29 MB, and few people have passkeys. */
const webAuthn = () => import('@simplewebauthn/server');

const timeout = 5 * 60_000;
/** EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257];

function relyingParty(place: Place) {
  const origin = publicOriginOf(place);
  return { origin, id: new URL(origin).hostname };
}

/** Sixteen bytes of the account's id: an authenticator keeps nothing that names the person to others. */
const userHandleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));

export function userIdOf(userHandle: string | undefined): string | undefined {
  const hex = Buffer.from(userHandle ?? '', 'base64url').toString('hex');
  if (hex.length !== 32) return undefined;
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

const describe = ({ credentialId, transports }: PasskeyRow) => ({ id: credentialId, transports });

/** @param allowed none: any passkey of the site, which says whose it is */
export async function requestPasskey(
  place: Place,
  allowed: readonly PasskeyRow[] = [],
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(place).id,
    timeout,
    // The device's lock is the second factor.
    userVerification: 'required',
    ...(allowed.length > 0 && { allowCredentials: allowed.map(describe) }),
  });
  return PasskeyRequest.parse(options);
}

export async function createPasskey(
  place: Place,
  user: { id: string; username: string },
  existing: readonly PasskeyRow[],
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Vestidor',
    rpID: relyingParty(place).id,
    userID: userHandleOf(user.id),
    userName: user.username,
    userDisplayName: user.username,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing.map(describe),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return PasskeyCreation.parse(options);
}

/** @throws ApiError `passkey_refused` for another origin, site, challenge or signature, or an older counter */
export async function checkProof(
  place: Place,
  { id, userHandle, ...signed }: PasskeyProof,
  { challenge, passkey }: { challenge: string; passkey: PasskeyRow },
): Promise<{ counter: number; backedUp: boolean }> {
  const { origin, id: rpId } = relyingParty(place);
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: signed },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refuse);
  if (!verified) throw new ApiError('passkey_refused');
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
}

/** @throws ApiError `passkey_refused` */
export async function checkNewPasskey(
  place: Place,
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  challenge: string,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'backedUp' | 'transports'>> {
  const { origin, id: rpId } = relyingParty(place);
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse);
  if (!verified || registrationInfo === undefined) throw new ApiError('passkey_refused');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    backedUp: credentialBackedUp,
    transports,
  };
}

/** The library throws plain errors for whatever the client sent. */
function refuse(cause: unknown): never {
  const refusal = new ApiError('passkey_refused');
  refusal.cause = cause;
  throw refusal;
}
