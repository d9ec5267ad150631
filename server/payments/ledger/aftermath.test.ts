import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { asc, eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { invoiceFile } from '#server/payments/invoices/routes.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { insertUser } from '#server/people/auth/queries.ts';
import { invoices, outbox, payments, users } from '#server/platform/db/schema/index.ts';
import { openTestDatabase } from '#tests/factories/database.ts';
import { afterPaid, afterRevoked } from './aftermath.ts';
import { newReference } from './reference.ts';

const database = await openTestDatabase();
const it = test.extend('user', () => person());

let at = new Date('2026-11-21T09:00:00Z');
const config = readConfig({});
const services = { config, now: () => at };
const period = { startsAt: new Date('2026-11-21T09:00:00Z'), endsAt: new Date('2026-12-21T09:00:00Z') };

async function person(name = `ana-${randomUUID().slice(0, 6)}`) {
  return insertUser(database.db, {
    username: name,
    email: `${name}@ejemplo.es`,
    passwordHash: 'x',
    createdAt: at,
  });
}

async function paymentOf(ownerId: string, change: Partial<PaymentRow> = {}): Promise<PaymentRow> {
  const [row] = await database.db
    .insert(payments)
    .values({
      id: randomUUID(),
      ownerId,
      method: 'paypal_redirect',
      mode: 'live',
      status: 'paid',
      amountCents: 1995,
      currency: 'EUR',
      reference: newReference(),
      providerId: randomUUID(),
      details: {},
      createdAt: at,
      updatedAt: at,
      paidAt: at,
      ...change,
    })
    .returning();
  return row as PaymentRow;
}

const paid = (payment: PaymentRow) =>
  database.db.transaction((tx) => afterPaid(tx, services, payment, period));
const revoked = (payment: PaymentRow, to: 'refunding' | 'refunded' | 'disputed') =>
  database.db.transaction((tx) => {
    const refundedCents = to === 'disputed' ? 0 : payment.amountCents;
    return afterRevoked(tx, services, { ...payment, refundedCents }, to);
  });
const invoicesOf = (payment: PaymentRow) =>
  database.db.select().from(invoices).where(eq(invoices.paymentId, payment.id)).orderBy(asc(invoices.series));
const lettersTo = (ownerId: string) =>
  database.db.select().from(outbox).where(eq(outbox.ownerId, ownerId)).orderBy(asc(outbox.createdAt));

describe('a payment that has arrived', () => {
  it('has an invoice that adds up, and one letter with the contract', async ({ user }) => {
    const payment = await paymentOf(user.id);
    await paid(payment);
    await paid(payment);
    expect(await invoicesOf(payment)).toMatchObject([
      {
        series: 'V2026',
        netCents: 1649,
        vatPercent: 21,
        vatCents: 346,
        totalCents: 1995,
        buyer: { name: user.username, email: user.email },
        seller: { taxId: expect.stringContaining('B00000000') },
      },
    ]);
    const letters = await lettersTo(user.id);
    expect(letters).toHaveLength(1);
    const [{ body, recipient, invoiceIds } = { body: '', recipient: '', invoiceIds: [] }] = letters;
    expect(recipient).toBe(user.email);
    expect(invoiceIds).toHaveLength(1);
    // Required by Real Decreto Legislativo 1/2007, arts. 97 and 98.7.
    for (const wanted of [
      '19,95',
      'IVA del 21 % incluido',
      'del 21 de noviembre de 2026 al 21 de diciembre de 2026',
      'no se renueva',
      'DERECHO DE DESISTIMIENTO',
      'hasta el 7 de diciembre de 2026',
      'desisto de mi contrato',
      '/account',
      '/terms',
      'garantía legal',
      'NIF',
      payment.reference,
    ]) {
      expect(body.replaceAll('\u00a0', ' ')).toContain(wanted);
    }
  });

  it('says of a card that it renews and how to cancel', async ({ user }) => {
    await paid(await paymentOf(user.id, { method: 'stripe_card' }));
    const [letter] = await lettersTo(user.id);
    expect(letter?.body).toContain('se renueva sola cada mes');
    expect(letter?.body).toContain('«Cancelar la suscripción»');
  });

  it('goes to the address that came with the code', async ({ user }) => {
    const details = { confirmationEmail: 'otra@ejemplo.es' };
    await paid(await paymentOf(user.id, { method: 'manual_verification', details }));
    expect(await lettersTo(user.id)).toMatchObject([{ recipient: 'otra@ejemplo.es' }]);
  });

  it('of an erased account has its invoice and sends no letter', async ({ user }) => {
    const payment = await paymentOf(user.id);
    await database.db.delete(users).where(eq(users.id, user.id));
    const before = await database.db.$count(outbox);
    await paid(payment);
    await revoked(payment, 'refunded');
    expect(await invoicesOf(payment)).toMatchObject([
      { buyer: { name: 'Cuenta eliminada', email: '' } },
      { buyer: { name: 'Cuenta eliminada', email: '' } },
    ]);
    expect(await database.db.$count(outbox)).toBe(before);
  });

  it('in test mode has a number of its own series and is marked as a test', async ({ user }) => {
    const payment = await paymentOf(user.id, { mode: 'test' });
    await paid(payment);
    expect(await invoicesOf(payment)).toMatchObject([{ series: 'PV2026' }]);
    const [letter] = await lettersTo(user.id);
    expect(letter?.subject).toMatch(/^\[Pruebas\]/);
    expect(letter?.body).toContain('no se ha movido dinero');
  });
});

describe('numbers', () => {
  it('have no gap and no repetition, though many are taken at once and some are given back', async () => {
    at = new Date('2027-02-01T09:00:00Z');
    const user = await person();
    const methods = ['paypal_redirect', 'bank_transfer', 'crypto_btc'] as const;
    const rows = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        paymentOf(user.id, { method: methods[n % 3] as 'paypal_redirect' }),
      ),
    );
    await Promise.allSettled(
      rows.map((row, n) =>
        database.db.transaction(async (tx) => {
          await afterPaid(tx, services, row, period);
          if (n % 3 === 1) throw new Error('undone');
        }),
      ),
    );
    const taken = await database.db.select().from(invoices).where(eq(invoices.series, 'V2027'));
    expect(taken.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
  });

  it('begin anew with the year in Madrid', async () => {
    at = new Date('2027-12-31T23:30:00Z');
    const user = await person();
    const payment = await paymentOf(user.id);
    await paid(payment);
    expect(await invoicesOf(payment)).toMatchObject([{ series: 'V2028', number: 1 }]);
    at = new Date('2026-11-21T09:00:00Z');
  });
});

describe('a payment that is taken back', () => {
  it('has a credit note of its own series that names the invoice, once', async ({ user }) => {
    const payment = await paymentOf(user.id);
    await paid(payment);
    await revoked(payment, 'refunding');
    await revoked(payment, 'refunded');
    const [note, invoice] = await invoicesOf(payment);
    expect(note).toMatchObject({
      series: 'R2026',
      rectifies: invoice?.id,
      netCents: -1649,
      vatCents: -346,
      totalCents: -1995,
    });
    expect(note?.concept).toContain(`V2026-${String(invoice?.number).padStart(6, '0')}`);
    expect((await lettersTo(user.id)).map(({ dedupeKey }) => dedupeKey)).toEqual(
      expect.arrayContaining([`paid:${payment.id}`, `refunded:${payment.id}`]),
    );
  });

  it('by a dispute keeps its invoice until the bank has decided', async ({ user }) => {
    const payment = await paymentOf(user.id);
    await paid(payment);
    await revoked(payment, 'disputed');
    expect(await invoicesOf(payment)).toHaveLength(1);
    expect(await lettersTo(user.id)).toHaveLength(2);
  });
});

/** Strings of the standard fonts are hexadecimal in the page's stream. */
function textOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g);
  return [...streams]
    .map(([, data = '']) => {
      try {
        return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .flatMap((drawn) => [...drawn.matchAll(/<([0-9A-F]+)> Tj/g)])
    .map(([, hex = '']) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')))
    .join('\n');
}

describe('the page of an invoice', () => {
  it('says all that the law wants to see on it, and marks a test', async ({ user }) => {
    for (const mode of ['live', 'test'] as const) {
      const payment = await paymentOf(user.id, {
        mode,
        method: mode === 'live' ? 'paypal_redirect' : 'crypto_btc',
      });
      await paid(payment);
      const [invoice] = await invoicesOf(payment);
      if (invoice === undefined) throw new Error('no invoice');
      const text = textOf((await invoiceFile(database.db, invoice)).content);
      // Real Decreto 1619/2012, art. 7.
      for (const wanted of [
        `${invoice.series}-${String(invoice.number).padStart(6, '0')}`,
        '21 de noviembre de 2026',
        invoice.seller.name,
        `NIF ${invoice.seller.taxId}`,
        invoice.seller.address,
        user.username,
        'Vestidor Premium, un mes',
        'Base imponible',
        '16,49 €',
        'IVA (21 %)',
        '3,46 €',
        '19,95 €',
      ]) {
        expect(text).toContain(wanted);
      }
      expect(text.includes('SIN VALOR FISCAL')).toBe(mode === 'test');
    }
  });

  it('is one page of PDF, identical on every rendering', async ({ user }) => {
    const payment = await paymentOf(user.id, { mode: 'test' });
    await paid(payment);
    const [row] = await invoicesOf(payment);
    if (row === undefined) throw new Error('no invoice');
    const odd = { ...row, buyer: { name: `Łukasz 🦊 ${'X'.repeat(200)}`, email: 'ñ@ejemplo.es' } };
    for (const invoice of [row, odd]) {
      const file = await invoiceFile(database.db, invoice);
      expect(file.filename).toMatch(/^factura-PV2026-\d{6}\.pdf$/);
      expect((await PDFDocument.load(file.content)).getPageCount()).toBe(1);
      expect((await invoiceFile(database.db, invoice)).content.equals(file.content)).toBe(true);
    }
  });
});
