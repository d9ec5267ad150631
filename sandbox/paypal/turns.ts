import type { CaptureRecord } from './state.ts';

/** What somebody at PayPal could do to an order, beside its buyer and the product. */
export const turns = ['complete', 'deny', 'refund', 'dispute', 'void', 'forget'] as const;
export type Turn = (typeof turns)[number];

/** Where the capture has to stand; undefined: there is none. */
export const turnNeeds: Readonly<Record<Turn, CaptureRecord['status'] | undefined>> = {
  complete: 'PENDING',
  deny: 'PENDING',
  refund: 'COMPLETED',
  dispute: 'COMPLETED',
  void: undefined,
  forget: undefined,
};
