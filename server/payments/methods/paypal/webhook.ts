import { z } from 'zod';
import type { PaypalConfig } from '#server/payments/config.ts';
import type { Transmission } from './api.ts';
import { idsOfCustomId } from './transform.ts';

/** Only names by which the payment is found; nothing here is trusted. */
const Event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    supplementary_data: z
      .object({
        related_ids: z
          .object({ order_id: z.string().optional(), capture_id: z.string().optional() })
          .optional(),
      })
      .optional(),
    links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: z.string().optional(), custom: z.string().optional() }))
      .optional(),
  }),
});

export interface PaypalHint {
  eventId: string;
  orderId: string | undefined;
  captureIds: string[];
  custom: { ownerId: string; paymentId: string } | undefined;
  /** Belongs to something else sold by the same PayPal account. */
  foreign: boolean;
}

const resourceOf: Readonly<Record<string, 'order' | 'capture' | 'refund' | 'dispute'>> = {
  'CHECKOUT.ORDER.APPROVED': 'order',
  'PAYMENT.CAPTURE.COMPLETED': 'capture',
  'PAYMENT.CAPTURE.DENIED': 'capture',
  'PAYMENT.CAPTURE.PENDING': 'capture',
  // The refund names the capture it came from.
  'PAYMENT.CAPTURE.REFUNDED': 'refund',
  'PAYMENT.CAPTURE.REVERSED': 'refund',
  'CUSTOMER.DISPUTE.CREATED': 'dispute',
  'CUSTOMER.DISPUTE.UPDATED': 'dispute',
  'CUSTOMER.DISPUTE.RESOLVED': 'dispute',
};

/** For the registration of the webhook. */
export const paypalEvents = Object.keys(resourceOf);

/** Returns null when it could not change a payment. */
export function hintOf(json: unknown): PaypalHint | null {
  const parsed = Event.safeParse(json);
  if (!parsed.success) return null;
  const { id: eventId, event_type, resource } = parsed.data;
  const kind = resourceOf[event_type];
  if (kind === undefined) return null;
  const related = resource.supplementary_data?.related_ids;
  const disputed = resource.disputed_transactions ?? [];
  const custom = [
    resource.custom_id,
    ...(resource.purchase_units ?? []).map((unit) => unit.custom_id),
    ...disputed.map((transaction) => transaction.custom),
  ].find((text) => text !== undefined && text !== '');
  const ids = custom === undefined ? null : idsOfCustomId(custom);
  return {
    eventId,
    orderId: kind === 'order' ? resource.id : related?.order_id,
    captureIds: [
      kind === 'capture' || kind === 'refund' ? resource.id : undefined,
      kind === 'refund' ? captureAbove(resource.links) : undefined,
      related?.capture_id,
      ...disputed.map((transaction) => transaction.seller_transaction_id),
    ].filter((id) => id !== undefined),
    custom: ids ?? undefined,
    foreign: custom !== undefined && ids === null,
  };
}

const captureAbove = (links: { href: string; rel: string }[] = []): string | undefined =>
  links
    .filter(({ rel }) => rel === 'up')
    .map(({ href }) => /[/]v2[/]payments[/]captures[/]([A-Z0-9]+)$/.exec(href)?.[1])
    .find((id) => id !== undefined);

/**
 * Returns null when a header is missing or the certificate is not PayPal's. The time is not checked: PayPal
 * repeats for three days with the first one. The event's id stops replays.
 */
export function transmissionOf(
  headers: Record<string, string | string[] | undefined>,
  { apiOrigin }: Pick<PaypalConfig, 'apiOrigin'>,
): Transmission | null {
  const parsed = Headers.safeParse(headers);
  if (!parsed.success) return null;
  if (!isPaypals(parsed.data['paypal-cert-url'], apiOrigin)) return null;
  return {
    transmission_id: parsed.data['paypal-transmission-id'],
    transmission_time: parsed.data['paypal-transmission-time'],
    transmission_sig: parsed.data['paypal-transmission-sig'],
    cert_url: parsed.data['paypal-cert-url'],
    auth_algo: parsed.data['paypal-auth-algo'],
  };
}

const Headers = z.object({
  'paypal-transmission-id': z.string().min(1).max(50),
  'paypal-transmission-time': z.iso.datetime({ offset: true }).max(100),
  'paypal-transmission-sig': z.string().min(1).max(500),
  'paypal-cert-url': z.url().max(500),
  'paypal-auth-algo': z.string().min(1).max(100),
});

/** PayPal's host over TLS, or the configured stand-in's. */
function isPaypals(url: string, apiOrigin: string): boolean {
  const { protocol, hostname, username, port } = new URL(url);
  const api = new URL(apiOrigin);
  if (!api.hostname.endsWith('.paypal.com')) return hostname === api.hostname;
  return protocol === 'https:' && username === '' && port === '' && hostname.endsWith('.paypal.com');
}
