import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type VatCountry, vatRates } from '#contract/vat.ts';
import { readConfig } from '#server/config.ts';
import { issuerOf, supplyOf } from '#server/payments/invoices/records/record-xml.ts';
import { schemaFaults } from '#server/payments/invoices/records/schema/validate.ts';
import { makeCodes } from '#server/payments/methods/manual/make-codes.ts';
import { invoiceRecords, invoices, outbox } from '#server/platform/db/schema/index.ts';
import { startPaidTestServer } from '#tests/factories/server.ts';

const server = await startPaidTestServer();

async function buy(country: string | undefined, on = server) {
  const client = await on.person();
  const [made] = await makeCodes(on.services, { count: 1, days: 1 });
  const body = { verificationCode: made?.code, ...(country && { country }) };
  const { status } = await client.send('POST /api/payment/manual', body);
  const { db } = on.services;
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.ownerId, client.user.id))
    .orderBy(asc(invoices.issuedAt));
  return { client, status, rows };
}

describe('Premium for customers in other countries of the EU', () => {
  it('names 27 countries with rates that Directive 2006/112/EC allows', () => {
    const rates = Object.values(vatRates);
    expect(rates).toHaveLength(27);
    for (const { percent } of rates) expect(percent).toBeGreaterThanOrEqual(15);
  });

  it.each([
    ['FI', 25.5, 1590, 405],
    ['HU', 27, 1571, 424],
    ['LU', 17, 1705, 290],
    ['ES', 21, 1649, 346],
    [undefined, 21, 1649, 346],
  ] as const)('in %s carries %d % within the same price', async (country, vatPercent, netCents, vatCents) => {
    const { rows } = await buy(country);
    const vatCountry: VatCountry = country ?? 'ES';
    expect(rows).toMatchObject([{ vatCountry, vatPercent, netCents, vatCents, totalCents: 1995 }]);
  });

  it('has a record of the one-stop shop and a letter that name the tax, and a credit note with the same', async () => {
    const { client, rows } = await buy('FI');
    const { db, config } = server.services;
    const [record] = await db
      .select()
      .from(invoiceRecords)
      .where(eq(invoiceRecords.invoiceId, rows[0]?.id ?? ''));
    expect(record?.xml).toContain('<sf:ClaveRegimen>17<');
    expect(record?.xml).toContain('<sf:CalificacionOperacion>N2<');
    expect(record?.xml).not.toMatch(/TipoImpositivo|CuotaRepercutida/);
    expect(record?.xml).toContain('<sf:CuotaTotal>0.00<');
    expect(await schemaFaults(supplyOf(issuerOf(config.company), [record?.xml ?? '']))).toEqual([]);
    const letters = await db.select().from(outbox).where(eq(outbox.ownerId, client.user.id));
    expect(letters.map(({ body }) => body).join()).toContain('IVA de Finlandia del 25,5 % incluido');
    const paymentId = rows[0]?.paymentId;
    const withdrawn = await client.send('POST /api/withdrawal', {
      paymentId,
      confirm: true,
      refund: 19.95,
    });
    expect(withdrawn.status).toBe(200);
    const notes = await db.select().from(invoices).where(eq(invoices.ownerId, client.user.id));
    expect(notes.find(({ rectifies }) => rectifies !== null)).toMatchObject({
      vatCountry: 'FI',
      vatPercent: 25.5,
      netCents: -1590,
      vatCents: -405,
    });
  });

  it('refuses a country outside the list', async () => {
    expect((await buy('US')).status).toBe(400);
  });

  it('carries Spanish VAT while the seller is not in the one-stop shop, the default in production', async () => {
    const off = await startPaidTestServer({ VAT_ONE_STOP_SHOP: 'false' });
    const { rows } = await buy('FI', off);
    expect(rows).toMatchObject([{ vatCountry: 'ES', vatPercent: 21 }]);
    const { body } = await off.visitor().send('GET /api/payment/methods');
    expect(body.asksCountry).toBe(false);
    expect(readConfig({ NODE_ENV: 'production' }).payments.oneStopShop).toBe(false);
  });
});
