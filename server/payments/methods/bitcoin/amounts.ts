const satoshisPerBitcoin = 100_000_000n;

/** The price in satoshis, rounded up to a whole one. */
export function satoshisOf(cents: number, centsPerBitcoin: number): number {
  const rate = BigInt(centsPerBitcoin);
  return Number((BigInt(cents) * satoshisPerBitcoin + rate - 1n) / rate);
}

/** What satoshis are worth, in cents and fractions of them. */
export const centsOf = (satoshis: number, centsPerBitcoin: number): number =>
  (satoshis * centsPerBitcoin) / Number(satoshisPerBitcoin);

/** As wallets write it: eight places and a point. */
export function bitcoinText(satoshis: number): string {
  const digits = String(satoshis).padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}
