import { z } from 'zod';
import { ProviderUnreachable } from '#server/payments/ledger/provider.ts';

const Output = z.object({
  scriptpubkey_address: z.string().optional(),
  value: z.number().int().nonnegative(),
});

const Transaction = z.object({
  txid: z.string().regex(/^[0-9a-f]{64}$/),
  vout: z.array(Output),
  status: z.discriminatedUnion('confirmed', [
    z.object({ confirmed: z.literal(false) }),
    z.object({
      confirmed: z.literal(true),
      block_height: z.number().int().nonnegative(),
      /** Unix seconds. */
      block_time: z.number().int(),
    }),
  ]),
});
export type Transaction = z.infer<typeof Transaction>;

/** `-1`: no price known for the currency. */
const Prices = z.object({ time: z.number(), EUR: z.number().positive() });

export interface Esplora {
  /** Newest first: up to 50 unconfirmed and 25 confirmed. */
  transactionsOf(address: string): Promise<Transaction[]>;
  tipHeight(): Promise<number>;
  centsPerBitcoin(): Promise<number>;
}

/** Throws ProviderUnreachable for any response that does not match the schema. */
export function esploraAt(url: string, timeoutMs: number): Esplora {
  const get = async <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> => {
    try {
      const response = await fetch(`${url}${path}`, {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const { ok, status } = response;
      if (!ok) throw Object.assign(new Error(`status ${status}`), { status });
      return schema.parse(await response.json());
    } catch (error) {
      throw new ProviderUnreachable(`Esplora gave no answer to GET ${path}`, { cause: error });
    }
  };
  return {
    transactionsOf: (address) => get(`/address/${encodeURIComponent(address)}/txs`, z.array(Transaction)),
    tipHeight: () => get('/blocks/tip/height', z.number().int().nonnegative()),
    centsPerBitcoin: async () => Math.round((await get('/v1/prices', Prices)).EUR * 100),
  };
}
