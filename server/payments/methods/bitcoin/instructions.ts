import type { Payment } from '#contract/payments.ts';
import type { BuyerWords } from '#server/payments/buyer-languages.ts';
import type { BitcoinConfig } from '#server/payments/config.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { bitcoinText } from './amounts.ts';
import { confirmationsNeeded } from './patience.ts';

export function presentBitcoin(
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
