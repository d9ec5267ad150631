import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Authenticator secrets must be read again, so a hash will not do: a copy of the database alone reveals none. */
const keyOf = (secret: string, owner: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, owner, 'vestidor authenticator', 32));

const ivBytes = 12;
const tagBytes = 16;

/** Bound to its owner: another row's value does not open. */
export function seal(secret: string, owner: string, plain: Uint8Array): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, owner), iv);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws an error if the key or the owner is another one */
export function unseal(secret: string, owner: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, owner), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
}
