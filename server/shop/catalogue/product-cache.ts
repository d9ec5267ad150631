import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { storeProducts } from '#contract/store.ts';
import type { Services } from '#server/services.ts';
import { presentProduct } from './present.ts';
import { type PricedProduct, productsForSale } from './queries.ts';
import { slugOf } from './slug.ts';

type Answer = ReturnType<typeof storeProducts.response.parse>;

/** A serialised response with its compressed forms. */
export interface PreparedResponse {
  etag: string;
  json: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Milliseconds that the cache is valid. Orders read the database. */
const freshMillis = 1000;
/** Below this size, compression saves less than a packet. */
const compressFromBytes = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Caches the shop's products, which are the same for all clients of a language: they are read once a second,
 * and validated and compressed once for each language that is asked for.
 */
export class ProductCache {
  readonly #services: Pick<Services, 'db' | 'now'>;
  #look: Look | undefined;

  constructor(services: Pick<Services, 'db' | 'now'>) {
    this.#services = services;
  }

  /**
   * Returns the products of a brand and a category. @param brand name or slug; an unknown one has no
   * products
   */
  async answer(
    brand: string | undefined,
    category: string | undefined,
    language: Language,
  ): Promise<PreparedResponse> {
    const look = this.#lookNow();
    const products = await productsIn(language, look);
    const { ready, before } = look;
    const wanted = { brand: all(slugOf(brand ?? '')), category: all(category ?? '') };
    const isSold = wanted.brand === '' || products.some((one) => slugOf(one.brand) === wanted.brand);
    // Unknown brands share one entry, so that they cannot fill the cache.
    const key = `${language}/${isSold ? `${wanted.brand}/${wanted.category}` : '-'}`;
    let answer = ready.get(key);
    if (answer === undefined) {
      const shown = products.filter(
        (one) =>
          (wanted.brand === '' || slugOf(one.brand) === wanted.brand) &&
          (wanted.category === '' || one.category === wanted.category),
      );
      answer = prepare({ products: shown }, before.get(key));
      ready.set(key, answer);
    }
    return answer;
  }

  /** In the words of the database, which tell the colours apart. */
  products(): Promise<Answer['products']> {
    return productsIn(defaultLanguage, this.#lookNow());
  }

  forget(): void {
    if (this.#look !== undefined) this.#look.at = Number.NEGATIVE_INFINITY;
  }

  #lookNow(): Look {
    const at = performance.now();
    if (this.#look !== undefined && at - this.#look.at < freshMillis) return this.#look;
    const look: Look = {
      at,
      priced: productsForSale(this.#services.db, this.#services.now()),
      products: new Map(),
      ready: new Map(),
      before: this.#look?.ready ?? new Map(),
    };
    this.#look = look;
    // Failures are not cached.
    look.priced.catch(() => {
      look.at = Number.NEGATIVE_INFINITY;
    });
    return look;
  }
}

interface Look {
  at: number;
  priced: Promise<PricedProduct[]>;
  products: Map<Language, Promise<Answer['products']>>;
  ready: Map<string, Promise<PreparedResponse>>;
  /** The previous responses, reused when unchanged. */
  before: ReadonlyMap<string, Promise<PreparedResponse>>;
}

function productsIn(language: Language, { priced, products }: Look): Promise<Answer['products']> {
  const known = products.get(language);
  if (known !== undefined) return known;
  const presented = priced.then((rows) => rows.map((product) => presentProduct(product, language)));
  products.set(language, presented);
  return presented;
}

const all = (value: string): string => (value === 'all' ? '' : value);

/** Reuses the previous compressed forms when the content is the same. */
async function prepare(
  answer: Answer,
  before: Promise<PreparedResponse> | undefined,
): Promise<PreparedResponse> {
  const json = Buffer.from(JSON.stringify(storeProducts.response.parse(answer)));
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  const same = await before?.catch(() => undefined);
  if (same?.etag === etag) return same;
  if (json.length < compressFromBytes) return { etag, json, br: json, gzip: json };
  const [br, gz] = await Promise.all([
    toBrotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    toGzip(json),
  ]);
  return { etag, json, br, gzip: gz };
}
