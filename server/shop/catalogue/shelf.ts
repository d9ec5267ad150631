import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { storeProducts } from '#contract/store.ts';
import type { Services } from '#server/services.ts';
import { presentProduct } from './present.ts';
import { productsForSale } from './queries.ts';
import { slugOf } from './slug.ts';

type Answer = ReturnType<typeof storeProducts.response.parse>;

/** An answer as it goes over the line, with what a cache needs to know of it. */
export interface Ready {
  etag: string;
  json: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** For how long a look at the shelf is as good as a new one. Whoever orders is told the truth anyway. */
const freshMillis = 1000;
/** Below this, compression saves less than a packet. */
const compressFromBytes = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * What the shop shows, said once for everybody: the products are the same for all, so one answer a
 * second is made from the database, checked by the contract and compressed, and sent to all.
 */
export class Shelf {
  readonly #services: Pick<Services, 'db' | 'now'>;
  #look: Look | undefined;

  constructor(services: Pick<Services, 'db' | 'now'>) {
    this.#services = services;
  }

  /**
   * The products of a brand and a category as bytes. Brands are known by their name or its words in an
   * address; one that nobody sells has no products.
   */
  async answer(brand: string | undefined, category: string | undefined): Promise<Ready> {
    const { products: reading, ready, before } = this.#lookNow();
    const products = await reading;
    const wanted = { brand: all(slugOf(brand ?? '')), category: all(category ?? '') };
    const isSold = wanted.brand === '' || products.some((one) => slugOf(one.brand) === wanted.brand);
    // A brand that is made up must not fill the memory.
    const key = isSold ? `${wanted.brand}/${wanted.category}` : '-';
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

  /** All that is sold, as the last look saw it. */
  products(): Promise<Answer['products']> {
    return this.#lookNow().products;
  }

  /** The next look is at the database. */
  forget(): void {
    if (this.#look !== undefined) this.#look.at = Number.NEGATIVE_INFINITY;
  }

  #lookNow(): Look {
    const at = performance.now();
    if (this.#look !== undefined && at - this.#look.at < freshMillis) return this.#look;
    const look: Look = {
      at,
      products: this.#load(),
      ready: new Map(),
      before: this.#look?.ready ?? new Map(),
    };
    this.#look = look;
    // A failure is not remembered.
    look.products.catch(() => {
      look.at = Number.NEGATIVE_INFINITY;
    });
    return look;
  }

  async #load(): Promise<Answer['products']> {
    const { db, now } = this.#services;
    return (await productsForSale(db, now())).map(presentProduct);
  }
}

/** What was read once, and the answers made of it. */
interface Look {
  at: number;
  products: Promise<Answer['products']>;
  ready: Map<string, Promise<Ready>>;
  /** The answers of the look before, to tell what has changed. */
  before: ReadonlyMap<string, Promise<Ready>>;
}

const all = (value: string): string => (value === 'all' ? '' : value);

/** Nothing is compressed again while it says the same. */
async function prepare(answer: Answer, before: Promise<Ready> | undefined): Promise<Ready> {
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
