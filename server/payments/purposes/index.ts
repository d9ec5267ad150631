import type { PaymentPurpose } from '#contract/payments.ts';
import { orderPurpose } from '#server/orders/purpose.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import type { Purpose } from '#server/payments/purpose.ts';
import { premium } from './premium.ts';

const purposes: Readonly<Record<PaymentPurpose, Purpose>> = { premium, order: orderPurpose };

/** What a payment is for, and so what its money gives. */
export const purposeOf = ({ purpose }: Pick<PaymentRow, 'purpose'>): Purpose => purposes[purpose];
