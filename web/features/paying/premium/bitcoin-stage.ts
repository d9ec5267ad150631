import type { Payment } from '#contract/payments.ts';

/** What a Bitcoin payment asks of its buyer. */
export type BitcoinStage =
  /** Send the amount while the quote stands. */
  | 'quoted'
  /** Part of it has come: send the rest, whatever the clock says. */
  | 'short'
  /** The quote has run out with nothing seen: this amount is not to be sent any more. */
  | 'over'
  /** All of it is under way: wait. */
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
