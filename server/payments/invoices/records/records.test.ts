import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { issueCreditNote, issueInvoice } from '#server/payments/invoices/issue.ts';
import { newReference } from '#server/payments/ledger/reference.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { invoiceRecords, payments } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { openTestDatabase } from '#tests/factories/database.ts';
import { fingerprintOf } from './fingerprint.ts';
import { issuerOf, supplyOf } from './record-xml.ts';
import { schemaFaults } from './schema/validate.ts';
import { verifyRecords } from './verify.ts';
import { cancel } from './write.ts';

const config = readConfig({});
const services = { config, now: () => new Date() };
const seller = issuerOf(config.company);
const database = await openTestDatabase();

async function paid(amountCents = 1995): Promise<PaymentRow> {
  const at = new Date();
  const [row] = await database.db
    .insert(payments)
    .values({
      id: randomUUID(),
      ownerId: randomUUID(),
      method: 'paypal_redirect',
      mode: 'test',
      status: 'paid',
      amountCents,
      currency: 'EUR',
      reference: newReference(),
      details: {},
      createdAt: at,
      updatedAt: at,
      paidAt: at,
    })
    .returning();
  return row as PaymentRow;
}

const buyer = { name: 'Ana <Núñez> & hijas', email: 'ana@ejemplo.es' };
const issue = (payment: PaymentRow) =>
  inTransaction(database.db, (tx) =>
    issueInvoice(tx, services, { payment, buyer, concept: 'Vestidor Premium, «un mes» <&>' }),
  );
const credit = (payment: PaymentRow, refundedCents: number) =>
  inTransaction(database.db, (tx) =>
    issueCreditNote(tx, services, { payment: { ...payment, refundedCents }, reason: 'desistimiento' }),
  );
const verify = () => verifyRecords(database.db, 'test');

describe('the fingerprint', () => {
  // The three examples of the tax agency's document, section 6.
  const first = {
    IDEmisorFactura: '89890001K',
    NumSerieFactura: '12345678/G33',
    FechaExpedicionFactura: '01-01-2024',
    TipoFactura: 'F1',
    CuotaTotal: '12.35',
    ImporteTotal: '123.45',
    Huella: '',
    FechaHoraHusoGenRegistro: '2024-01-01T19:20:30+01:00',
  };
  const prints = [
    '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60',
    'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97',
    '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68',
  ] as const;

  it('is the published one of the three published examples', () => {
    expect(fingerprintOf('registration', first)).toBe(prints[0]);
    const second = {
      ...first,
      NumSerieFactura: ' 12345679/G34 ',
      Huella: prints[0],
      FechaHoraHusoGenRegistro: '2024-01-01T19:20:35+01:00',
    };
    expect(fingerprintOf('registration', second)).toBe(prints[1]);
    const third = {
      IDEmisorFacturaAnulada: '89890001K',
      NumSerieFacturaAnulada: '12345679/G34',
      FechaExpedicionFacturaAnulada: '01-01-2024',
      Huella: prints[1],
      FechaHoraHusoGenRegistro: '2024-01-01T19:20:40+01:00',
    };
    expect(fingerprintOf('cancellation', third)).toBe(prints[2]);
  });
});

describe('a hundred invoices and ten credit notes at once', () => {
  beforeAll(async () => {
    const sold = await Promise.all(Array.from({ length: 100 }, (_, at) => paid(1995 + at)));
    await Promise.all([
      ...sold.map(issue),
      // Each is credited, in part or whole, while others are still being issued.
      ...sold.slice(0, 10).map(async (payment, at) => {
        await issue(payment);
        await credit(payment, at % 2 === 0 ? payment.amountCents : 500);
      }),
    ]);
  }, 60_000);

  const rows = () => database.db.select().from(invoiceRecords).orderBy(invoiceRecords.position);

  it('form one chain without gaps', async () => {
    expect(await verify()).toEqual({ records: 110, faults: [] });
    const records = await rows();
    expect(records.map(({ position }) => position)).toEqual(records.map((_, at) => at + 1));
    expect(records[0]?.xml).toContain('<sf:PrimerRegistro>S</sf:PrimerRegistro>');
    expect(records.filter(({ xml }) => xml.includes('<sf:TipoFactura>F2<'))).toHaveLength(100);
    const notes = records.filter(({ xml }) => xml.includes('<sf:TipoFactura>R5<'));
    expect(notes).toHaveLength(10);
    for (const { xml } of notes) {
      expect(xml).toMatch(/<sf:TipoRectificativa>I<.*<sf:NumSerieFactura>PV\d{4}-\d{6}</s);
      expect(xml).toMatch(/<sf:ImporteTotal>-\d+\.\d\d</);
    }
  });

  it('validate against the schema', async () => {
    const records = await rows();
    expect(
      await schemaFaults(
        supplyOf(
          seller,
          records.map(({ xml }) => xml),
          true,
        ),
      ),
    ).toEqual([]);
    const broken = supplyOf(seller, [(records[0]?.xml ?? '').replace('>F2<', '>F9<')]);
    expect(await schemaFaults(broken)).not.toEqual([]);
  }, 60_000);

  it('show every change to the records and their invoices', async () => {
    const change = (statement: string) => {
      // Undone, so that each is found alone.
      const undone = new Error('undone');
      return database.db
        .transaction(async (tx) => {
          const { rowCount } = await tx.execute(sql.raw(statement));
          expect(rowCount, statement).toBeGreaterThan(0);
          const { faults } = await verifyRecords(tx, 'test');
          expect(faults, statement).not.toEqual([]);
          throw undone;
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error;
        });
    };
    const { length } = (await rows())[41]?.xml ?? '';
    // One byte of the XML, spread over the whole.
    for (let at = 1; at <= length; at += 61) {
      const byte = `case substr(xml, ${at}, 1) when 'x' then 'y' else 'x' end`;
      await change(
        `update invoice_records set xml = overlay(xml placing ${byte} from ${at}) where position = 42`,
      );
    }
    for (const assignment of [
      "fingerprint = translate(left(fingerprint, 1), '0123456789ABCDEF', '123456789ABCDEF0') || substr(fingerprint, 2)",
      "digest = 'x' || substr(digest, 2)",
      'verifiable = not verifiable',
      "generated_at = generated_at + interval '1 second'",
      "kind = 'cancellation'",
      'position = 4200',
      'invoice_id = (select invoice_id from invoice_records where position = 43)',
    ]) {
      const others = assignment.startsWith('invoice_id') ? "kind = 'cancellation', " : '';
      await change(`update invoice_records set ${others}${assignment} where position = 42`);
    }
    for (const assignment of [
      'number = number + 100000',
      "series = 'PX2026'",
      "issued_at = issued_at + interval '1 second'",
      "concept = concept || '.'",
      'total_cents = total_cents + 1',
      'net_cents = net_cents - 1',
      'vat_cents = vat_cents + 1',
      'vat_percent = 10',
      "vat_country = 'FR'",
      "currency = 'USD'",
      "owner_id = '00000000-0000-4000-8000-000000000001'",
      `buyer = '{"name":"Otra","email":""}'`,
      `seller = seller || '{"name":"Otra"}'`,
      `lines = '[]'`,
    ]) {
      await change(
        `update invoices set ${assignment} where id = (select invoice_id from invoice_records where position = 42)`,
      );
    }
    await change('delete from invoice_records where position = 42');
    await change('delete from invoice_records where position = 110');
    await change("update counters set last = last + 1 where name like 'records:%'");
    expect((await verify()).faults).toEqual([]);
  }, 60_000);

  it('a cancellation continues the chain, once', async () => {
    const invoice = await issue(await paid());
    const cancelOnce = () => inTransaction(database.db, (tx) => cancel(tx, services, invoice));
    await cancelOnce();
    await expect(cancelOnce()).rejects.toThrow();
    expect(await verify()).toEqual({ records: 112, faults: [] });
    const [last] = (await rows()).slice(-1);
    expect(last?.xml).toContain('<sf:RegistroAnulacion');
    expect(await schemaFaults(supplyOf(seller, [last?.xml ?? '']))).toEqual([]);
  });
});
