import type { PaymentPurpose } from '#contract/payments.ts';
import type { PaymentRow } from '#server/payments/ledger/payment.ts';
import type { Purpose } from '#server/payments/ledger/purpose.ts';
import { orderPurpose } from '#server/shop/orders/purpose.ts';
import { premium } from './premium.ts';

const purposes: Readonly<Record<PaymentPurpose, Purpose>> = { premium, order: orderPurpose };

export const purposeOf = ({ purpose }: Pick<PaymentRow, 'purpose'>): Purpose => purposes[purpose];
