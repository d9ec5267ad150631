import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { verificationUrl } from '#server/payments/invoices/records/qr.ts';
import { issuerOf } from '#server/payments/invoices/records/record-xml.ts';
import { schemaFaults } from '#server/payments/invoices/records/schema/validate.ts';
import { makeCodes } from '#server/payments/methods/manual/make-codes.ts';
import { invoiceRecords, invoiceSubmissions, invoices } from '#server/platform/db/schema/index.ts';
import { operate } from '#tests/factories/operate.ts';
import { startPaidTestServer } from '#tests/factories/server.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { AgencyFault } from './agency.ts';
import { sendRecords } from './send.ts';

const server = await startPaidTestServer();

async function buyMonth() {
  const client = await server.person();
  const [made] = await makeCodes(server.services, { count: 1, days: 1 });
  const { status } = await client.send('POST /api/payment/manual', { verificationCode: made?.code });
  expect(status).toBe(200);
  const { db } = server.services;
  const [invoice] = await db.select().from(invoices).where(eq(invoices.ownerId, client.user.id));
  return { client, invoice: invoice as typeof invoices.$inferSelect };
}
const submissions = () =>
  server.services.db.select().from(invoiceSubmissions).orderBy(asc(invoiceSubmissions.position));
const seen = async () => (await server.visitor().send('GET /sandbox/aeat')).body as string;
const aMinute = 61_000;

describe('records on their way to the tax agency', () => {
  it('arrive in order, at its pace, and once', async () => {
    const first = await buyMonth();
    const second = await buyMonth();
    expect(await sendRecords(server.services)).toBe(2);
    expect(await submissions()).toMatchObject([
      { position: 1, status: 'accepted', csv: expect.stringMatching(/^A-/), error: null },
      { position: 2, status: 'accepted' },
    ]);
    await buyMonth();
    expect(await sendRecords(server.services)).toBe(0);
    server.travel(aMinute);
    expect(await sendRecords(server.services)).toBe(1);
    expect(await sendRecords(server.services)).toBe(0);
    const page = await seen();
    for (const { invoice } of [first, second])
      expect(page).toContain(`PV${invoice.series.slice(2)}-${String(invoice.number).padStart(6, '0')}`);
    expect(page).toContain('Correcta');
  });

  it('wait while it is down, and go again when its answer was lost', async () => {
    await buyMonth();
    server.travel(aMinute);
    for (const fault of ['error', 'exception', 'empty'] as const) {
      server.sandbox.switches.agency = fault;
      await expect(sendRecords(server.services)).rejects.toThrow();
    }
    server.sandbox.switches.agency = 'none';
    const { data } = await operate(server, 'invoices sent');
    expect(data).toMatchObject({ waiting: 1, records: [] });
    const before = (await submissions()).length;
    expect(await sendRecords(server.services)).toBe(1);
    // As if the process had died before it wrote the answer down.
    await server.services.db.delete(invoiceSubmissions).where(eq(invoiceSubmissions.position, before + 1));
    server.travel(aMinute);
    expect(await sendRecords(server.services)).toBe(1);
    expect((await submissions()).at(-1)).toMatchObject({ status: 'accepted', errorCode: 3000 });
  });

  it('are refused or doubted by their fingerprint and seller', async () => {
    const agency = (await import('./soap.ts')).soapAgency(
      { url: server.services.config.payments.agency?.url ?? '' },
      2000,
    );
    const seller = issuerOf(server.services.config.company);
    const [record] = await server.services.db.select().from(invoiceRecords).limit(1);
    const changed = (record?.xml ?? '').replaceAll(/PV(\d{4})-\d{6}/g, 'PV$1-999999');
    const late = false;
    const { lines } = await agency.deliver({ seller, records: [changed], late });
    expect(lines).toMatchObject([{ status: 'accepted_with_errors', errorCode: 2000 }]);
    const other = { ...seller, nif: 'A1' };
    await expect(agency.deliver({ seller: other, records: [changed], late })).rejects.toThrow(AgencyFault);
    const stranger = await agency.deliver({
      seller: { ...seller, nif: 'B99999997' },
      records: [changed],
      late,
    });
    expect(stranger.lines).toMatchObject([{ status: 'rejected', errorCode: 1100 }]);
  });

  it('are not sent without an address of the agency', async () => {
    const { config } = server.services;
    const off = {
      ...server.services,
      config: { ...config, payments: { ...config.payments, agency: undefined } },
    };
    expect(await sendRecords(off)).toBe(0);
  });
});

describe('the operator', () => {
  it('sees the records that were not accepted as they are', async () => {
    const [last] = (await submissions()).slice(-1);
    await server.services.db
      .update(invoiceSubmissions)
      .set({ status: 'rejected', errorCode: 1100, error: 'Valor o tipo incorrecto del campo.' })
      .where(eq(invoiceSubmissions.position, last?.position ?? 0));
    const { text, data } = await operate(server, 'invoices sent');
    expect(data).toMatchObject({ waiting: 0, records: [{ errorCode: 1100 }] });
    expect(text).toMatch(/PV\d{4}-\d{6} +rechazado +1100 +Valor o tipo/);
  });

  it('verifies, exports, and voids an invoice, once', async () => {
    const { invoice, client } = await buyMonth();
    const number = `${invoice.series}-${String(invoice.number).padStart(6, '0')}`;
    const folder = makeTemporaryFolder();
    expect(await operate(server, 'invoices verify')).toMatchObject({ ok: true, data: { faults: [] } });
    expect(await operate(server, `invoices void ${number}`)).toMatchObject({ ok: true });
    expect(await operate(server, `invoices void ${number}`)).toMatchObject({ ok: false });
    expect(await operate(server, 'invoices void PV2026-999999')).toMatchObject({ ok: false });
    const { data } = await operate(server, `invoices export ${folder}`);
    const [file] = data.files as string[];
    const xml = await readFile(path.join(folder, file ?? ''), 'utf8');
    expect(await schemaFaults(xml)).toEqual([]);
    expect(xml.match(/<sfLR:RegistroFactura>/g)).toHaveLength(data.records as number);
    expect(xml).toContain(`<sf:NumSerieFacturaAnulada>${number}<`);
    server.travel(aMinute);
    expect(await sendRecords(server.services)).toBe(2);
    expect(await seen()).toContain('Anulada');
    const pdf = await client.send(`GET /api/invoices/${invoice.id}`);
    expect(pdf.status).toBe(200);
    await server.services.db.update(invoices).set({ concept: 'otro' }).where(eq(invoices.id, invoice.id));
    expect(await operate(server, 'invoices verify')).toMatchObject({
      ok: false,
      text: expect.stringContaining('el registro o su factura se han cambiado'),
    });
  });

  it('sums VAT by country and rate', async () => {
    const at = server.services.now();
    const { data } = await operate(
      server,
      `invoices vat --year ${at.getFullYear()} --quarter ${Math.ceil((at.getMonth() + 1) / 3)}`,
    );
    expect(data.countries).toMatchObject([{ country: 'ES', percent: 21 }]);
  });
});

describe('the address in the QR code', () => {
  const invoice = {
    series: 'V2026',
    number: 7,
    issuedAt: new Date('2026-11-21T23:30:00Z'),
    totalCents: 1995,
  } as typeof invoices.$inferSelect;

  it('is the published one of each service', () => {
    const query = 'nif=B12345674&numserie=V2026-000007&fecha=22-11-2026&importe=19.95';
    const record = { issuer: 'B12345674', mode: 'live', verifiable: true } as const;
    expect(verificationUrl(record, invoice)).toBe(
      `https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?${query}`,
    );
    expect(verificationUrl({ ...record, verifiable: false }, invoice)).toBe(
      `https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu?${query}`,
    );
    expect(verificationUrl({ ...record, mode: 'test' }, invoice)).toBe(
      `https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?${query}`,
    );
  });
});
