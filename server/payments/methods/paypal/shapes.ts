import { z } from 'zod';

/*
 * After PayPal's OpenAPI descriptions of Orders v2, Payments v2, Disputes v1 and Webhooks v1
 * (https://developer.paypal.com/api/rest/). Response schemas ignore unused fields.
 */

export interface Money {
  currency_code: string;
  /** Decimal: `19.95`. */
  value: string;
}

/** POST /v2/checkout/orders */
export interface OrderRequest {
  intent: 'CAPTURE';
  purchase_units: [
    {
      reference_id: string;
      description: string;
      custom_id: string;
      invoice_id: string;
      amount: Money;
    },
  ];
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: string;
        locale: string;
        landing_page: 'LOGIN' | 'GUEST_CHECKOUT' | 'NO_PREFERENCE';
        user_action: 'PAY_NOW' | 'CONTINUE';
        shipping_preference: 'NO_SHIPPING' | 'GET_FROM_FILE' | 'SET_PROVIDED_ADDRESS';
        return_url: string;
        cancel_url: string;
      };
    };
  };
}

/** POST /v2/payments/captures/{id}/refund: without an amount refunds the rest. */
export interface RefundRequest {
  amount?: Money;
  note_to_payer: string;
}

const Money = z.object({ currency_code: z.string().length(3), value: z.string() });
const Link = z.object({ href: z.string(), rel: z.string() });

export const Capture = z.object({
  id: z.string().min(1),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  amount: Money,
});
export type Capture = z.infer<typeof Capture>;

const Refund = z.object({
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: Money,
});

export const Order = z.object({
  id: z.string().min(1),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  /** Absent from short responses. */
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({ captures: z.array(Capture).optional(), refunds: z.array(Refund).optional() })
          .optional(),
      }),
    )
    .optional(),
  payer: z.object({ payer_id: z.string().optional() }).optional(),
  links: z.array(Link).optional(),
});
export type Order = z.infer<typeof Order>;

export const Refunded = z.object({
  id: z.string().min(1),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
});

/** GET /v1/customer/disputes */
export const Disputes = z.object({
  items: z.array(z.object({ dispute_id: z.string() })).optional(),
});

/** GET /v1/customer/disputes/{id} */
export const Dispute = z.object({
  dispute_id: z.string().min(1).max(255),
  create_time: z.iso.datetime({ offset: true }),
  reason: z.string().default('OTHER'),
  /** OPEN, WAITING_FOR_BUYER_RESPONSE, WAITING_FOR_SELLER_RESPONSE, UNDER_REVIEW, RESOLVED, OTHER */
  status: z.string(),
  /** INQUIRY, CHARGEBACK, PRE_ARBITRATION, ARBITRATION */
  dispute_life_cycle_stage: z.string().optional(),
  dispute_amount: Money,
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
});
export type Dispute = z.infer<typeof Dispute>;

export const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export const Verification = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

/** Body of a 4xx. */
export const Refused = z.object({
  name: z.string().optional(),
  /** From the token call. */
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});
