import type { Payment } from '#contract/payments.ts';
import type { BitcoinConfig } from '#server/payments/config.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { purposeWords } from '#server/payments/purpose-words.ts';
import { euros } from '#server/platform/euros.ts';
import { bitcoinText } from './amounts.ts';
import { confirmationsNeeded } from './patience.ts';

export function presentBitcoin(payment: PaymentRow, { sandboxUrl }: BitcoinConfig): Partial<Payment> {
  const quote = payment.details.bitcoin;
  if (payment.status !== 'pending' || quote === undefined) return {};
  const { whenPaid } = purposeWords[payment.purpose];
  const received = quote.receivedSatoshis ?? 0;
  const satoshis = quote.missingSatoshis ?? quote.satoshis;
  const amount = bitcoinText(satoshis);
  const allSeen = received > 0 && quote.missingSatoshis === undefined;
  // An expired quote's amount is out of date.
  if (received === 0 && payment.details.notice !== undefined) return { walletAddress: quote.address };
  return {
    instructions: allSeen
      ? [
          'Tu pago está en la red: no envíes nada más.',
          `Cuando se confirme, ${whenPaid} y te avisamos por email.`,
        ]
      : [
          'Abre tu monedero de Bitcoin y escanea el código QR, o copia la dirección y el importe.',
          `Envía exactamente ${amount} BTC (${received > 0 ? 'lo que falta' : euros(payment.amountCents)}), más la comisión de la red, a la dirección de esta página. Es solo para este pago.`,
          'El importe vale 15 minutos. Si tu pago llega más tarde, lo contamos al cambio de ese momento.',
          `Lo vemos en segundos y se confirma en unos ${confirmationsNeeded(payment.amountCents) * 10} minutos: entonces ${whenPaid} y te avisamos por email.`,
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
