import { createHmac } from 'node:crypto';

/** As the person is given it. */
export const secretText = (secret: Uint8Array): string => `whsec_${Buffer.from(secret).toString('base64')}`;

/** Headers of Standard Webhooks 1.0. */
export function signedHeaders(secret: Uint8Array, id: string, at: Date, body: string) {
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
