import type { BitcoinConfig } from '#server/payments/config.ts';
import { type Provider, ProviderUnreachable } from '#server/payments/ledger/provider.ts';
import { takeNumber } from '#server/platform/db/counters.ts';
import type { ProviderTools } from '../method.ts';
import { addressesOf } from './addresses.ts';
import { satoshisOf } from './amounts.ts';
import { esploraAt } from './esplora.ts';
import { presentBitcoin } from './instructions.ts';
import { quoteMillis } from './patience.ts';
import { readingOf } from './reading.ts';
import { receiptsOf } from './receipts.ts';

/** Consecutive used addresses that are skipped. */
const usedMax = 20;

/**
 * One address per payment, watched through Esplora. No spending key is on the server.
 * @throws an error when the configured key is invalid
 */
export function bitcoinProvider(
  config: BitcoinConfig,
  { db, now, mode, timeoutMs }: Omit<ProviderTools, 'publicOrigin'>,
): Provider {
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
    async open(payment) {
      const centsPerBitcoin = await esplora.centsPerBitcoin();
      const { index, address } = await takeAddress();
      const satoshis = satoshisOf(payment.amountCents, centsPerBitcoin);
      return {
        providerId: address,
        details: { bitcoin: { address, index, satoshis, centsPerBitcoin } },
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
    present: (payment, say) => presentBitcoin(payment, config, say),
    isOnItsWay: ({ details }) => (details.bitcoin?.receivedSatoshis ?? 0) > 0,
    async refund() {
      return 'by_hand';
    },
  };
}
