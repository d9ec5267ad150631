import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '#contract/passkeys.ts';

interface Faults {
  origin?: string;
  rpId?: string;
  /** Replaces the challenge of the options. */
  challenge?: string;
  counter?: number;
  /** The device was not unlocked. */
  unverified?: boolean;
}

const flags = { present: 1, verified: 4, attested: 64 };
const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** Signs like a security key: ES256, one credential, counter from 1. */
export class VirtualAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly credentialId = base64url(randomBytes(32));
  readonly #origin: string;
  #userHandle = '';
  #counter = 0;

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin;
  }

  create(options: PasskeyCreation, faults: Faults = {}): NewPasskey {
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const idLength = Buffer.from([id.length >> 8, id.length & 0xff]);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, id, this.#coseKey()]);
    const data = Buffer.concat([this.#authenticatorData(options.rp.id, flags.attested, faults), attested]);
    return {
      id: this.credentialId,
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, faults),
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      attestationObject: base64url(
        Buffer.concat([
          Buffer.from([0xa3, 0x63]),
          Buffer.from('fmt'),
          Buffer.from([0x64]),
          Buffer.from('none'),
          Buffer.from([0x67]),
          Buffer.from('attStmt'),
          Buffer.from([0xa0, 0x68]),
          Buffer.from('authData'),
          Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
          data,
        ]),
      ),
      transports: ['internal'],
    };
  }

  prove(options: PasskeyRequest, faults: Faults = {}): PasskeyProof {
    this.#counter++;
    const data = this.#authenticatorData(options.rpId, 0, faults);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, faults);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.credentialId,
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
      userHandle: this.#userHandle,
    };
  }

  #clientData(type: string, challenge: string, faults: Faults): string {
    const data = { type, challenge: faults.challenge ?? challenge, origin: faults.origin ?? this.#origin };
    return base64url(JSON.stringify({ ...data, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, more: number, faults: Faults): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(faults.counter ?? this.#counter);
    const seen = flags.present | (faults.unverified ? 0 : flags.verified) | more;
    return Buffer.concat([sha256(faults.rpId ?? rpId), Buffer.from([seen]), counter]);
  }

  /** CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y } */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
    return Buffer.concat([head, left, Buffer.from([0x22, 0x58, 0x20]), right]);
  }
}
