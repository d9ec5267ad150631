export const moneyTurns = [
  'refund',
  'partial_refund',
  'inquiry',
  'close_inquiry',
  'dispute',
  'escalate',
  'win',
  'lose',
] as const;
export type MoneyTurn = (typeof moneyTurns)[number];
