import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with what every app supports: SHA-1, six digits, thirty seconds. */
const stepSeconds = 30;
const digits = 6;
/** Clocks may be a step apart. */
const driftSteps = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20);

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds);

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** @returns the time step of the code, or undefined if it is wrong or not later than `after` */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  { at, after }: { at: Date; after: number },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const now = stepAt(at);
  for (let step = now - driftSteps; step <= now + driftSteps; step++) {
    if (step > after && timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) return step;
  }
  return undefined;
}

export function otpauthUri(secret: Uint8Array, account: string): string {
  const parameters = new URLSearchParams({
    secret: base32(secret),
    issuer: 'Vestidor',
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepSeconds),
  });
  return `otpauth://totp/Vestidor:${encodeURIComponent(account)}?${parameters}`;
}
