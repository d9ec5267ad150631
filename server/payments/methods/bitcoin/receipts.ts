import type { Transaction } from './esplora.ts';

/** An output that pays an address. */
export interface Receipt {
  /** `txid:vout`. */
  id: string;
  satoshis: number;
  /** 0: in the pool. */
  confirmations: number;
  /** When its block was made. */
  blockTime: Date | null;
}

/** What an address has received, in the order in which it was confirmed; what waits comes last. */
export function receiptsOf(
  address: string,
  transactions: readonly Transaction[],
  tipHeight: number,
): Receipt[] {
  const receipts = transactions.flatMap(({ txid, vout, status }) =>
    vout.flatMap(({ scriptpubkey_address, value }, index) => {
      if (scriptpubkey_address !== address) return [];
      // A block that came between our two questions is one more than the height that we were told.
      const confirmations = status.confirmed ? Math.max(1, tipHeight - status.block_height + 1) : 0;
      const blockTime = status.confirmed ? new Date(status.block_time * 1000) : null;
      return [{ id: `${txid}:${index}`, satoshis: value, confirmations, blockTime }];
    }),
  );
  // A transaction that is confirmed while the list is made may be in both of its halves.
  const once = new Map(receipts.toReversed().map((receipt) => [receipt.id, receipt]));
  return [...once.values()].toSorted(
    (one, other) => other.confirmations - one.confirmations || one.id.localeCompare(other.id),
  );
}

export const sumOf = (receipts: readonly Receipt[]): number =>
  receipts.reduce((sum, { satoshis }) => sum + satoshis, 0);
