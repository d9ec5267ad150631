import type { Payment } from '#contract/payments.ts';

export type BitcoinStage =
  /** Awaiting the amount while the quote is valid. */
  | 'quoted'
  /** Partly received: the rest is due even after the quote expires. */
  | 'short'
  /** The quote expired before any payment was seen. */
  | 'over'
  /** Fully received, awaiting confirmations. */
  | 'seen';

export function bitcoinStage(
  { cryptoAmount, qrText, notice }: Pick<Payment, 'cryptoAmount' | 'qrText' | 'notice'>,
  secondsLeft: number,
): BitcoinStage {
  if (cryptoAmount === undefined) return 'over';
  if (qrText === undefined) return 'seen';
  if (notice !== undefined) return 'short';
  return secondsLeft > 0 ? 'quoted' : 'over';
}
