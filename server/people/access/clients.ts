import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { accessLimits } from '#contract/access-limits.ts';
import type { Database } from '#server/platform/db/client.ts';
import { installationKey } from '#server/platform/db/installation-keys.ts';
import { assistants } from '#server/platform/language/words.ts';
import { isRedirectAllowed } from './redirects.ts';

/** RFC 7591 */
export const ClientMetadata = z.object({
  client_name: z.string().max(200).optional(),
  redirect_uris: z.array(z.string().max(accessLimits.redirectMax)).min(1).max(accessLimits.redirectsMax),
});

const Client = z.object({ name: z.string(), redirects: z.array(z.string()) });
export type Client = z.infer<typeof Client>;

const keyOf = async (db: Database): Promise<string> =>
  (
    await installationKey(db, 'clients', () => ({
      publicKey: '',
      privateKey: randomBytes(32).toString('base64url'),
    }))
  ).privateKey;

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Nothing that could pass for another text on the consent page. */
export function plainName(name: string | undefined): string {
  const plain = (name ?? '').replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...plain].slice(0, accessLimits.nameMax).join('').trim() || assistants.unnamed;
}

/**
 * The identifier holds the registration, signed, so that strangers fill no table (RFC 7591, A.5.2).
 * Returns null when a redirect is not allowed or all is too long.
 */
export async function registerClient(
  db: Database,
  metadata: z.infer<typeof ClientMetadata>,
): Promise<(Client & { id: string }) | null> {
  if (!metadata.redirect_uris.every(isRedirectAllowed)) return null;
  const client = { name: plainName(metadata.client_name), redirects: metadata.redirect_uris };
  const text = Buffer.from(JSON.stringify(client)).toString('base64url');
  const id = `${text}.${sign(await keyOf(db), text)}`;
  return id.length > accessLimits.clientIdMax ? null : { ...client, id };
}

export async function clientOf(db: Database, id: string): Promise<Client | null> {
  const [text = '', signature = ''] = id.split('.');
  const wanted = Buffer.from(sign(await keyOf(db), text));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return Client.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}
