const satoshisPerBitcoin = 100_000_000n;

/** Rounds up to a whole satoshi. */
export function satoshisOf(cents: number, centsPerBitcoin: number): number {
  const rate = BigInt(centsPerBitcoin);
  return Number((BigInt(cents) * satoshisPerBitcoin + rate - 1n) / rate);
}

/** Cents, with fractions. */
export const centsOf = (satoshis: number, centsPerBitcoin: number): number =>
  (satoshis * centsPerBitcoin) / Number(satoshisPerBitcoin);

export function bitcoinText(satoshis: number): string {
  const digits = String(satoshis).padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}
