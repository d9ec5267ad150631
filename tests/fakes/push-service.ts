import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listening } from './listening.ts';

/** A browser's side of RFC 8291: its keys, and the decryption of what was sent to it. */
export class Browser {
  readonly #key = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly p256dh: string;
  readonly auth: string;

  constructor() {
    this.p256dh = this.#key.generateKeys('base64url', 'uncompressed');
    this.auth = this.#auth.toString('base64url');
  }

  /** @throws if it was not encrypted for this browser */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#key.getPublicKey(null, 'uncompressed'),
      senderKey,
    ]);
    const ikm = Buffer.from(hkdfSync('sha256', this.#key.computeSecret(senderKey), this.#auth, info, 32));
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${label}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends in 2, then zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

/** RFC 8292: a signature by the key that the header names. @throws with the reason */
function checkVapid(header: string | undefined, origin: string): string {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}');
  if (aud !== origin) throw new Error(`the audience is ${aud}`);
  if (!/^(mailto|https):/.test(sub)) throw new Error(`the subject is ${sub}`);
  if (exp * 1000 < Date.now() || exp * 1000 > Date.now() + 24 * 3600_000) throw new Error('it has expired');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is another’s');
  return publicKey;
}

export interface Pushed {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** A push service on the loopback: RFC 8030 for a server, with the browsers that would show its messages. */
export async function startPushService(port = 0) {
  const browsers = new Map<string, Browser>();
  const fake = {
    /** Answered instead of 201, by subscription or by all. */
    status: new Map<string, number>(),
    received: [] as (Pushed & { subscription: string; ttl: number; topic: string; publicKey: string })[],
    asked: 0,
  };
  const server = createServer((request, response) => {
    receive(request).then(
      (status) => response.writeHead(status, status === 201 ? { location: `/m/${randomUUID()}` } : {}).end(),
      (error: Error) => response.writeHead(400).end(error.message),
    );
  });
  const { origin, close } = await listening(server, port);

  async function receive(request: IncomingMessage): Promise<number> {
    fake.asked++;
    const subscription = (request.url ?? '').slice(1);
    const forced = fake.status.get(subscription) ?? fake.status.get('*');
    const browser = browsers.get(subscription);
    const body = await buffer(request);
    if (forced !== undefined) return forced;
    if (browser === undefined) return 404;
    const { headers } = request;
    if (request.method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') return 415;
    const ttl = Number(headers.ttl);
    if (!Number.isInteger(ttl) || ttl < 0) return 400;
    const publicKey = checkVapid(headers.authorization, origin);
    const pushed: Pushed = JSON.parse(browser.decrypt(body));
    fake.received.push({ ...pushed, subscription, ttl, topic: String(headers.topic), publicKey });
    return 201;
  }

  return Object.assign(fake, {
    origin,
    /** Returns what a browser sends to the server. */
    subscribe() {
      const browser = new Browser();
      const subscription = randomUUID();
      browsers.set(subscription, browser);
      const { p256dh, auth } = browser;
      return { endpoint: `${origin}/${subscription}`, keys: { p256dh, auth } };
    },
    close,
  });
}
