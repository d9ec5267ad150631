import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { NotPublic, type PublicResponse, requestPublic, TooManyBytes } from './public-request.ts';

const decoders = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

interface PublicDownload {
  accept: string;
  /** Of the body, also once it is unpacked. */
  bytesMax: number;
  /** For all redirects together. */
  timeoutMs: number;
  redirectsMost?: number;
  exempt: readonly string[];
}

/**
 * Follows redirects, each of which must lead to a public address, too.
 * @throws NotPublic, TooManyBytes, or an error of the network, of a timeout, of the status
 */
export async function downloadPublic(
  address: string,
  { accept, bytesMax, timeoutMs, redirectsMost = 3, exempt }: PublicDownload,
): Promise<{ address: string; headers: PublicResponse['headers']; body: Buffer }> {
  const until = performance.now() + timeoutMs;
  let url = address;
  for (let redirects = 0; redirects <= redirectsMost; redirects++) {
    const left = Math.ceil(until - performance.now());
    if (left <= 0) throw new Error('the page takes too long');
    const { status, headers, body } = await requestPublic(url, {
      headers: {
        accept,
        'accept-encoding': 'gzip, br',
        'accept-language': 'es',
        'user-agent': 'Vestidor/1.0',
      },
      timeoutMs: left,
      bytesMax,
      exempt,
    });
    if (status === 200) return { address: url, headers, body: await unpacked(body, headers, bytesMax) };
    if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined)
      throw new Error(`the page answered ${status}`);
    if (!URL.canParse(headers.location, url)) throw new NotPublic('a redirect to no address');
    url = new URL(headers.location, url).href;
  }
  throw new Error('the page redirects too often');
}

async function unpacked(body: Buffer, headers: PublicResponse['headers'], bytesMax: number): Promise<Buffer> {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return body;
  const decoder = decoders[encoding as keyof typeof decoders];
  if (decoder === undefined) throw new Error(`the page is encoded as ${encoding}`);
  try {
    return await decoder(body, { maxOutputLength: bytesMax });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooManyBytes();
    throw error;
  }
}
