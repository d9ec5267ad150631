import type { BitcoinConfig } from '#server/payments/config.ts';
import { type Mode, type Provider, ProviderUnreachable } from '#server/payments/ledger/provider.ts';
import type { Database } from '#server/platform/db/client.ts';
import { takeNumber } from '#server/platform/db/counters.ts';
import { addressesOf } from './addresses.ts';
import { satoshisOf } from './amounts.ts';
import { esploraAt } from './esplora.ts';
import { quoteMillis } from './patience.ts';
import { readingOf } from './reading.ts';
import { receiptsOf } from './receipts.ts';

/** Consecutive used addresses that are skipped. */
const usedMax = 20;

export interface BitcoinTools {
  db: Database;
  now(): Date;
  mode: Mode;
  timeoutMs: number;
}

/**
 * One address per payment, watched through Esplora. No spending key is on the server.
 * @throws an error when the configured key is invalid
 */
export function bitcoinProvider(config: BitcoinConfig, { db, now, mode, timeoutMs }: BitcoinTools): Provider {
  const addressAt = addressesOf(config.extendedPublicKey, mode);
  const esplora = esploraAt(config.esploraUrl, timeoutMs);

  /** After a restored backup the next address may have been used. */
  async function takeAddress(): Promise<{ index: number; address: string }> {
    for (let attempt = 0; attempt < usedMax; attempt++) {
      const index = (await takeNumber(db, `bitcoin:${mode}`)) - 1;
      const address = addressAt(index);
      if ((await esplora.transactionsOf(address)).length === 0) return { index, address };
    }
    throw new ProviderUnreachable(`${usedMax} addresses in a row had been used`);
  }

  return {
    method: 'crypto_btc',
    card: {
      id: 'crypto_btc',
      name: 'Bitcoin',
      description:
        'Importe exacto durante 15 minutos, a una dirección solo tuya. Se confirma en unos 10 minutos.',
      fees: 'Sin recargo; tu monedero paga la comisión de la red',
      icon: '₿',
      instant: false,
    },
    async open(payment) {
      const centsPerBitcoin = await esplora.centsPerBitcoin();
      const { index, address } = await takeAddress();
      const satoshis = satoshisOf(payment.amountCents, centsPerBitcoin);
      return {
        providerId: address,
        details: {
          bitcoin: { address, index, satoshis, centsPerBitcoin },
          ...(config.sandboxUrl !== undefined && {
            paymentUrl: `${config.sandboxUrl}?${new URLSearchParams({ address, satoshis: String(satoshis) })}`,
          }),
        },
        expiresAt: new Date(now().getTime() + quoteMillis),
      };
    },
    async check(payment) {
      const quote = payment.details.bitcoin;
      if (quote === undefined) return { state: 'pending' };
      const [transactions, tipHeight] = await Promise.all([
        esplora.transactionsOf(quote.address),
        esplora.tipHeight(),
      ]);
      const receipts = receiptsOf(quote.address, transactions, tipHeight);
      return readingOf(payment, quote, receipts, {
        mode,
        now: now(),
        centsPerBitcoinNow: () => esplora.centsPerBitcoin(),
      });
    },
    async refund() {
      return 'by_hand';
    },
  };
}
