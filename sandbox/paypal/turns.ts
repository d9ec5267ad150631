import type { CaptureRecord } from './state.ts';

/** What somebody at PayPal could do to an order, beside its buyer and the product. */
export const turns = [
  'complete',
  'deny',
  'refund',
  'partial_refund',
  'inquiry',
  'close_inquiry',
  'dispute',
  'escalate',
  'win',
  'lose',
  'void',
  'forget',
] as const;
export type Turn = (typeof turns)[number];

const taken = ['COMPLETED', 'PARTIALLY_REFUNDED'] as const;

/** Where the capture has to stand; empty: there is none. */
export const turnNeeds: Readonly<Record<Turn, readonly CaptureRecord['status'][]>> = {
  complete: ['PENDING'],
  deny: ['PENDING'],
  refund: taken,
  partial_refund: taken,
  inquiry: taken,
  close_inquiry: taken,
  dispute: taken,
  escalate: taken,
  win: taken,
  lose: taken,
  void: [],
  forget: [],
};
