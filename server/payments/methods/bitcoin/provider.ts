import type { Payment } from '#contract/payments.ts';
import type { BuyerWords } from '#server/payments/buyer-languages.ts';
import type { BitcoinConfig } from '#server/payments/config.ts';
import { type Provider, ProviderUnreachable } from '#server/payments/ledger/provider.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { takeNumber } from '#server/platform/db/counters.ts';
import type { ProviderTools } from '../method.ts';
import { addressesOf } from './addresses.ts';
import { bitcoinText, satoshisOf } from './amounts.ts';
import { esploraAt } from './esplora.ts';
import { confirmationsNeeded, quoteMillis } from './patience.ts';
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

function presentBitcoin(
  payment: PaymentRow,
  { sandboxUrl }: BitcoinConfig,
  say: BuyerWords['instructions'],
): Partial<Payment> {
  const quote = payment.details.bitcoin;
  if (payment.status !== 'pending' || quote === undefined) return {};
  const { purpose, amountCents } = payment;
  const received = quote.receivedSatoshis ?? 0;
  const satoshis = quote.missingSatoshis ?? quote.satoshis;
  const amount = bitcoinText(satoshis);
  const allSeen = received > 0 && quote.missingSatoshis === undefined;
  // An expired quote's amount is out of date.
  if (received === 0 && payment.details.notice !== undefined) return { walletAddress: quote.address };
  return {
    instructions: allSeen
      ? [say.coinsSeen, say.whenCoinsConfirmed(purpose)]
      : [
          say.openWallet,
          say.sendCoins(amount, amountCents, received > 0),
          say.quoteLasts,
          say.coinsTake(purpose, confirmationsNeeded(amountCents) * 10),
        ],
    walletAddress: quote.address,
    cryptoAmount: amount,
    ...(sandboxUrl !== undefined && {
      paymentUrl: `${sandboxUrl}?${new URLSearchParams({ address: quote.address, satoshis: String(satoshis) })}`,
    }),
    ...(!allSeen && { qrText: bip21Text(quote.address, amount, payment.reference) }),
  };
}

/** BIP21 */
export function bip21Text(address: string, amount: string, reference: string): string {
  return `bitcoin:${address}?amount=${amount}&label=Vestidor&message=${encodeURIComponent(reference)}`;
}
