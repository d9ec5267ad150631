import type { CaptureRecord } from './state.ts';

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

/** Required status of the capture; empty: no capture. */
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
