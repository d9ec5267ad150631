import { z } from 'zod';

/*
 * PayPal's published descriptions (Orders v2, Payments v2, Webhooks v1). Stricter than PayPal: refuses
 * fields that the product should not send, and requires those it needs.
 */

const text = (max: number) => z.string().min(1).max(max);

const Amount = z.strictObject({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^[0-9]+[.][0-9]{2}$/),
});

const PurchaseUnit = z.strictObject({
  reference_id: text(256),
  description: text(127),
  custom_id: text(127).regex(/^[A-Za-z0-9\-_.,]*$/),
  invoice_id: text(127),
  amount: Amount,
});

const ExperienceContext = z.strictObject({
  brand_name: text(127),
  locale: z
    .string()
    .min(2)
    .max(10)
    .regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/),
  landing_page: z.enum(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE']),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
  return_url: z.url({ protocol: /^https?$/ }),
  cancel_url: z.url({ protocol: /^https?$/ }),
});

export const CreateOrder = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.array(PurchaseUnit).length(1),
  payment_source: z.strictObject({
    paypal: z.strictObject({ experience_context: ExperienceContext }),
  }),
});
export type CreateOrder = z.infer<typeof CreateOrder>;

export const CaptureOrder = z.strictObject({});

/** Without an amount the rest is refunded. */
export const RefundCapture = z.strictObject({ note_to_payer: text(255), amount: Amount.optional() });

const signed = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^(?!\d+$)\w+\S+/);

export const VerifySignature = z.strictObject({
  auth_algo: z
    .string()
    .max(100)
    .regex(/^[a-zA-Z0-9]+$/),
  cert_url: z.url().max(500),
  transmission_id: signed(50),
  transmission_sig: signed(500),
  transmission_time: z.iso.datetime({ offset: true }).max(100),
  webhook_id: z
    .string()
    .max(50)
    .regex(/^[a-zA-Z0-9]+$/),
  webhook_event: z.looseObject({}),
});

export const OrderId = z
  .string()
  .min(1)
  .max(36)
  .regex(/^[A-Z0-9]+$/);

export const ListDisputes = z.strictObject({
  disputed_transaction_id: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[0-9A-Z_]+$/),
});

/** `PP-D-…`: undocumented, so only bounded. */
export const DisputeId = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[A-Za-z0-9-]+$/);

/** Idempotency key. */
export const RequestId = z.string().min(1).max(108);
