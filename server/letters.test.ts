import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { viewables } from '#contract/viewables.ts';
import { acceptedLetter, declinedLetter, invitationLetter } from '#server/account/viewers/letters.ts';
import { readConfig } from '#server/config.ts';
import { notices } from '#server/payments/buyer-words.ts';
import { contractConfirmed } from '#server/payments/letters/contract-confirmed.ts';
import {
  disputeLost,
  paymentDisputed,
  paymentReinstated,
  paymentVanished,
} from '#server/payments/letters/payment-disputed.ts';
import { refundDone } from '#server/payments/letters/refund-done.ts';
import {
  cancellationConfirmed,
  chargeFailed,
  premiumEnding,
  renewalReminder,
} from '#server/payments/letters/subscription.ts';
import { premiumContract, withdrawalReceipt } from '#server/payments/letters/withdrawal-receipt.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { type Letterhead, letterheadOf } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { orderAwaitsTransfer } from '#server/shop/orders/letters/order-awaits-transfer.ts';
import { orderConfirmed } from '#server/shop/orders/letters/order-confirmed.ts';
import {
  moneyTooLate,
  orderCancelled,
  orderLapsed,
  orderShipped,
} from '#server/shop/orders/letters/order-news.ts';
import type { OrderLineRow, OrderRow } from '#server/shop/orders/queries.ts';
import { spanishWordsIn } from '#tests/factories/spanish-words.ts';

const at = new Date('2027-01-21T09:00:00Z');
const later = new Date('2027-01-23T09:00:00Z');
const name = 'Ana';

const payment: PaymentRow & { paidAt: Date } = {
  id: randomUUID(),
  ownerId: randomUUID(),
  purpose: 'premium',
  orderId: null,
  method: 'bank_transfer',
  mode: 'live',
  status: 'paid',
  amountCents: 1995,
  currency: 'EUR',
  reference: 'VES-AB12',
  providerId: 'x',
  captureId: 'y',
  failure: null,
  refundedCents: 0,
  checks: 0,
  checkAt: null,
  expiresAt: later,
  details: {},
  createdAt: at,
  updatedAt: at,
  paidAt: at,
} as unknown as PaymentRow & { paidAt: Date };

const order = {
  id: randomUUID(),
  ownerId: payment.ownerId,
  number: 'P-2027-000001',
  mode: 'live',
  status: 'pending',
  subtotalCents: 4990,
  deliveryCents: 495,
  totalCents: 5485,
  vatPercent: 21,
  address: {
    name: 'Ana Ruiz',
    street: 'Calle Mayor, 1',
    extra: '',
    postalCode: '48001',
    city: 'Bilbao',
    province: '48',
    phone: '600000000',
  },
  paidAt: at,
  shippedAt: at,
  heldUntil: new Date(at.getTime() + 60_000),
  tracking: 'ES123',
  createdAt: at,
} as unknown as OrderRow;

const lines = [
  {
    quantity: 2,
    productId: 'x',
    name: 'Oxford',
    brand: 'Telar',
    size: 'M',
    color: 'negro',
    priceCents: 2495,
  },
] as unknown as OrderLineRow[];

const bank = { accountName: 'Telar', iban: 'ES9121000418450200051332', bic: 'CAIXESBBXXX' } as never;
const card = { ...payment, method: 'stripe_card' } as const;
const coins = { ...payment, method: 'crypto_btc' } as const;
const charge = { usedDays: 3, periodDays: 31, paidCents: 1995, chargedCents: 193 };
const receipt = { name, number: 'D-2027-000001', requestedAt: at };

const write: Readonly<Record<string, (head: Letterhead) => Letter>> = {
  viewerAccepted: (head) => acceptedLetter(head, { name, viewer: 'Luis', username: 'luis84', shows: [] }),
  viewerAcceptedAll: (head) =>
    acceptedLetter(head, { name, viewer: 'Luis', username: 'luis84', shows: viewables }),
  viewerDeclined: (head) => declinedLetter(head, { name }),
  cancelled: (head) => cancellationConfirmed(head, { name, until: at }),
  cancelledAtOnce: (head) => cancellationConfirmed(head, { name, until: null }),
  refused: (head) => chargeFailed(head, { name, cardLast4: '4242' }),
  refusedUnnamed: (head) => chargeFailed(head, { name, cardLast4: null }),
  contract: (head) =>
    contractConfirmed(head, {
      name,
      payment,
      period: { startsAt: at, endsAt: later },
      vat: { vatCountry: 'ES', vatPercent: 21 },
      invoiceNumber: 'V2027-1',
    }),
  contractOfCard: (head) =>
    contractConfirmed(head, {
      name,
      payment: {
        ...card,
        details: { beginNow: { agreedAt: at.toISOString(), words: 'OK' } as never },
      },
      period: { startsAt: at, endsAt: later },
      vat: { vatCountry: 'FI', vatPercent: 25.5 },
      invoiceNumber: 'V2027-1',
    }),
  disputed: (head) => paymentDisputed(head, { name, payment }),
  disputedOrder: (head) => paymentDisputed(head, { name, payment: { ...payment, purpose: 'order' } }),
  vanished: (head) => paymentVanished(head, { name, payment: coins }),
  reinstated: (head) => paymentReinstated(head, { name, payment }),
  lost: (head) => disputeLost(head, { name, payment, cents: 1995, creditNoteNumber: 'R2027-1' }),
  lostInChain: (head) => disputeLost(head, { name, payment: coins, cents: 1995, creditNoteNumber: null }),
  ending: (head) => premiumEnding(head, { name, endsAt: at }),
  refunded: (head) => refundDone(head, { name, payment, cents: 1995, creditNoteNumber: 'R2027-1' }),
  refundedPart: (head) =>
    refundDone(head, { name, payment, cents: 499, creditNoteNumber: 'R2027-1', isPart: true }),
  renewal: (head) => renewalReminder(head, { name, renewsAt: at, cardLast4: '4242' }),
  withdrawn: (head) =>
    withdrawalReceipt(head, {
      ...receipt,
      payment: card,
      refund: 'sent',
      refundCents: 1802,
      contract: premiumContract(card, charge),
    }),
  withdrawnByHand: (head) =>
    withdrawalReceipt(head, {
      ...receipt,
      payment,
      refund: 'by_hand',
      refundCents: 1995,
      contract: premiumContract({ ...payment, refundedCents: 100 }, { ...charge, usedDays: 1 }),
    }),
  withdrawnFromCode: (head) =>
    withdrawalReceipt(head, {
      ...receipt,
      payment,
      refund: 'nothing_to_refund',
      refundCents: 1995,
      contract: premiumContract(payment, charge),
    }),
  awaited: (head) => orderAwaitsTransfer(head, { name, order, lines, payment, bank }),
  ordered: (head) => orderConfirmed(head, { name, order, lines, payment, invoiceNumber: 'V2027-2' }),
  shipped: (head) => orderShipped(head, { name, order }),
  lapsed: (head) => orderLapsed(head, { name, order }),
  orderCancelled: (head) => orderCancelled(head, { name, order, payment }),
  orderCancelledOfCard: (head) => orderCancelled(head, { name, order, payment: card }),
  tooLate: (head) =>
    moneyTooLate(head, { name, order, payment: { ...payment, details: { notice: notices.afterHold } } }),
};

const config = readConfig({ LEGAL_NAME: 'Telar', LEGAL_ADDRESS: 'Bilbao', LEGAL_REGISTRY: 'Bilbao' });

const lettersIn = (language: Language) =>
  Object.entries(write).map(([key, letter]) => ({ key, ...letter(letterheadOf(config, language)) }));

describe('letters', () => {
  it.each(['en', 'pt'] as const)('in %s have no Spanish word', (language) => {
    const found = lettersIn(language).flatMap(({ key, subject, body }) =>
      spanishWordsIn(`${subject}\n${body}`, language).map((word) => `${key}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it.each(languages)('in %s begin with a greeting and close with the seller', (language) => {
    const greeting = { es: 'Hola, Ana:', en: 'Hello Ana,', pt: 'Olá, Ana:' }[language];
    for (const { body, language: of } of lettersIn(language)) {
      expect(body.startsWith(`${greeting}\n\n`)).toBe(true);
      expect(body).toContain('NIF');
      expect(of).toBe(language);
    }
  });

  it.each(languages)('in %s invite someone unknown by name, with a link that no server reads', (language) => {
    const token = 'a'.repeat(43);
    const head = letterheadOf(config, language);
    const { subject, body } = invitationLetter(head, { owner: 'Ana', token });
    expect(body.startsWith({ es: 'Hola:\n\n', en: 'Hello,\n\n', pt: 'Olá:\n\n' }[language])).toBe(true);
    expect(subject).toContain('Ana');
    expect(body).toContain(`/invitation#${token}`);
    if (language !== 'es') expect(spanishWordsIn(`${subject}\n${body}`, language)).toEqual([]);
  });

  it('write dates, money and pages as their language does', () => {
    const renewal = (language: Language) => lettersIn(language).find(({ key }) => key === 'renewal')?.body;
    expect(renewal('es')).toMatch(/El 21 de enero de 2027 .*19,95\s€.*\/account,/s);
    expect(renewal('en')).toMatch(/On 21 January 2027 .*€19\.95.*\/en\/account,/s);
    expect(renewal('pt')).toMatch(/Em 21 de janeiro de 2027, .*19,95\s€.*\/pt\/account,/s);
  });
});
