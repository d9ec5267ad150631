import type { payments } from '#server/platform/db/schema/index.ts';

export type { PaymentDetails } from '#server/platform/db/schema/payment-details.ts';

export type PaymentRow = typeof payments.$inferSelect;

export type Mode = PaymentRow['mode'];
