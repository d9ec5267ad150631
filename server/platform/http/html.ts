import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { publicOriginPlaceholder } from '#contract/public-origin.ts';

export interface Html {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  /** For the content security policy. */
  scriptHashes: readonly string[];
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * @param publicOrigin `https://vestidor.example`, without a path
 * @param visitor marks the document, which then need not ask who has signed in
 */
export async function readHtml(file: string, publicOrigin: string, visitor: boolean): Promise<Html | null> {
  const source = await readFile(file, 'utf8').catch(() => null);
  if (source === null) return null;
  const html = source
    .replaceAll(publicOriginPlaceholder, publicOrigin)
    .replace('<html ', visitor ? '<html data-visitor="" ' : '<html ');
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(plain), zip(plain, { level: 9 })]);
  return { plain, br, gzip: gz, scriptHashes: [...new Set(hashes)] };
}

export function bodyFor(
  html: Html,
  acceptEncoding: string | string[] | undefined,
): { body: Buffer; encoding?: 'br' | 'gzip' } {
  const accepted = String(acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  if (accepted.includes('br')) return { body: html.br, encoding: 'br' };
  if (accepted.includes('gzip')) return { body: html.gzip, encoding: 'gzip' };
  return { body: html.plain };
}
