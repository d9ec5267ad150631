import type { Transaction } from './esplora.ts';

export interface Receipt {
  /** `txid:vout`. */
  id: string;
  satoshis: number;
  /** 0: unconfirmed. */
  confirmations: number;
  blockTime: Date | null;
}

/** In order of confirmation, unconfirmed last. */
export function receiptsOf(
  address: string,
  transactions: readonly Transaction[],
  tipHeight: number,
): Receipt[] {
  const receipts = transactions.flatMap(({ txid, vout, status }) =>
    vout.flatMap(({ scriptpubkey_address, value }, index) => {
      if (scriptpubkey_address !== address) return [];
      // A block may be mined between the two requests.
      const confirmations = status.confirmed ? Math.max(1, tipHeight - status.block_height + 1) : 0;
      const blockTime = status.confirmed ? new Date(status.block_time * 1000) : null;
      return [{ id: `${txid}:${index}`, satoshis: value, confirmations, blockTime }];
    }),
  );
  // A transaction confirmed meanwhile may be in both lists.
  const once = new Map(receipts.toReversed().map((receipt) => [receipt.id, receipt]));
  return [...once.values()].toSorted(
    (one, other) => other.confirmations - one.confirmations || one.id.localeCompare(other.id),
  );
}

export const sumOf = (receipts: readonly Receipt[]): number =>
  receipts.reduce((sum, { satoshis }) => sum + satoshis, 0);
