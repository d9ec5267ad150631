import { limits } from '#contract/limits.ts';
import { photoFormatOf } from '#contract/photo-formats.ts';
import type { Config } from '#server/config.ts';
import { ApiError } from '#server/platform/errors.ts';
import { downloadPublic } from '#server/platform/http/public-download.ts';
import { isDisguised, NotPublic, TooManyBytes } from '#server/platform/http/public-request.ts';
import { ThreadPool } from '#server/platform/threads/pools.ts';
import type { Product } from './product.ts';
import type { pageTasks } from './worker.ts';

const bytesMax = 5 * 1024 * 1024;
const timeoutMs = 5_000;

type Origins = Pick<Config, 'loopbackOrigins'>;

/** Reads pages in a thread, which ends with one that takes too long; their scripts never run. */
export class PageReader {
  readonly #threads = new ThreadPool<typeof pageTasks>(new URL('./worker.ts', import.meta.url), {
    threads: 1,
    waitingMost: 16,
    busy: () => new ApiError('rate_limited'),
  });

  /** @throws ApiError with one of the `page_…` codes */
  async read(address: string, { loopbackOrigins }: Origins): Promise<{ product: Product; address: string }> {
    const accept = 'text/html,application/xhtml+xml';
    const url = secured(address, loopbackOrigins);
    const page = await downloadPublic(url, {
      accept,
      timeoutMs,
      bytesMax,
      exempt: loopbackOrigins,
    }).catch((error: unknown) => {
      throw refusalOf(error);
    });
    const type = page.headers['content-type'] ?? '';
    if (type !== '' && !/html|xml|text\/plain/i.test(type)) throw new ApiError('page_unreadable');
    const html = decoded(page.body, type);
    const product = await this.#threads
      .run('readProduct', [html, page.address], { signal: AbortSignal.timeout(timeoutMs) })
      .catch((error: unknown) => {
        throw error instanceof ApiError ? error : new ApiError('page_unreadable');
      });
    if (product === null) throw new ApiError('page_unreadable');
    return { product, address: page.address };
  }

  /** The first that opens and is a photograph, in base64; null without any. */
  async picture(images: readonly string[], { loopbackOrigins }: Origins): Promise<string | null> {
    for (const image of images.slice(0, 2)) {
      const { body } =
        (await downloadPublic(image, {
          accept: 'image/jpeg,image/png,image/webp',
          timeoutMs,
          bytesMax: limits.photo.bytesMax,
          exempt: loopbackOrigins,
        }).catch(() => null)) ?? {};
      if (body !== undefined && photoFormatOf(body) !== undefined) return body.toString('base64');
    }
    return null;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

/** Addresses are written without their "s" more often than shops are without it. */
function secured(address: string, exempt: readonly string[]): string {
  // The normalised address would no longer tell.
  if (!URL.canParse(address) || isDisguised(address)) throw new ApiError('page_not_public');
  const url = new URL(address);
  if (url.protocol === 'http:' && !exempt.includes(url.origin)) url.protocol = 'https:';
  return url.href;
}

function refusalOf(error: unknown): ApiError {
  // Node wraps errors of the lookup.
  const causes = [error, (error as Error).cause];
  if (causes.some((cause) => cause instanceof NotPublic)) return new ApiError('page_not_public');
  if (causes.some((cause) => cause instanceof TooManyBytes)) return new ApiError('page_too_large');
  return new ApiError('page_unreachable');
}

/** In the charset of the header, or of the first bytes. */
function decoded(body: Buffer, type: string): string {
  const said = /charset\s*=\s*["']?([\w-]+)/i;
  const charset = (said.exec(type) ?? said.exec(body.subarray(0, 2048).toString('latin1')))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return body.toString('utf8');
  }
}
